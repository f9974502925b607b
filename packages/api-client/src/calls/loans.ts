import type { ApiClient, RequestOptions } from '../create-api-client.ts';

/** What lenders ask for a two-wheeler loan. */
export const fetchLoanOffers = (api: ApiClient, options?: RequestOptions) =>
  api.get('loan-offers/', 'loanOffers', options);
