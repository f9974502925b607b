import { type ApiClient, categoryCalls } from '@dopahiya/api-client';

/** The calls of the ride finder that bring the contract with them. */
export const finderCalls = (api: ApiClient) => ({ categories: categoryCalls(api).list });
