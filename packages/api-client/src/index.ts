export { ApiProvider, useApi } from './api-context.ts';
export { ApiError, type ApiErrorKind, type ApiFailure, type FieldComplaints, isRetryable } from './api-error.ts';
export { type ApiClient, createApiClient } from './create-api-client.ts';
export type { ApiOptions, RequestOptions } from './create-http.ts';
export {
  articleCalls,
  bikeListCalls,
  categoryCalls,
  comparisonCalls,
  dealershipCalls,
  faqCalls,
  priceCalls,
  reviewCalls,
  searchCalls,
  sitemapCalls,
  viewCalls,
} from './feature-calls.ts';
export { nextPage } from './next-page.ts';
export { messageOf, useShownError } from './shown-error.ts';
