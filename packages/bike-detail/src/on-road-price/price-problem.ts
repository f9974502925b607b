import { ApiError, isRetryable, messageOf } from '@dopahiya/api-client';
import * as texts from '#texts/on-road-price';

/** Why there is no on-road price, by what the visitor can do about it. */
export type PriceProblem =
  | { kind: 'unknown-city' }
  | { kind: 'unavailable'; reason: string }
  | { kind: 'failed'; reason: string };

/** Maps an error of the price query to a problem. */
export function priceProblemOf(error: Error): PriceProblem {
  if (isAbout(error, 'city')) return { kind: 'unknown-city' };
  if (isAbout(error, 'variant')) {
    return { kind: 'unavailable', reason: texts.variantUnknown };
  }
  if (error instanceof ApiError && error.status === 404) {
    return { kind: 'unavailable', reason: texts.bikeUnknown };
  }
  return { kind: 'failed', reason: isOfPassage(error) ? messageOf(error, texts.serverError) : texts.serverError };
}

/** Checks whether the API rejected this field of the request. */
const isAbout = (error: Error, field: 'city' | 'variant'): boolean =>
  error instanceof ApiError && error.status === 400 && error.fields?.[field] !== undefined;

/** Checks for a retryable error other than a server error (connection, rate limit), whose message says what to do. */
const isOfPassage = (error: Error): boolean =>
  isRetryable(error) && !(error instanceof ApiError && (error.status ?? 0) >= 500);
