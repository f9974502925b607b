export { ApiProvider, useApi } from './api-context.ts';
export { ApiError, type ApiErrorKind, type ApiFailure, isRetryable } from './api-error.ts';
export type { BikeFilters } from './bikes.ts';
export type { PageParameters } from './brands.ts';
export type { CityParameters } from './cities.ts';
export { type ApiClient, createApiClient } from './create-api-client.ts';
export type { ApiOptions, RequestOptions } from './create-get.ts';
export { nextPage } from './next-page.ts';
export { messageOf, useShownError } from './shown-error.ts';
