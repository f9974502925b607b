import { ApiError, isRetryable, messageOf } from '@dopahiya/api-client';
import * as texts from '#texts/on-road-price';

/** Why there is no price on the road, as far as it changes what a visitor can do about it. */
export type PriceProblem =
  | { kind: 'unknown-city' }
  | { kind: 'unavailable'; reason: string }
  | { kind: 'failed'; reason: string };

/** What an error of the price's query means for a visitor. */
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

/** Whether the API refused this field of the question. */
const isAbout = (error: Error, field: 'city' | 'variant'): boolean =>
  error instanceof ApiError && error.status === 400 && error.fields?.[field] !== undefined;

/** Whether the error says what to do: wait, or look after the connection. */
const isOfPassage = (error: Error): boolean =>
  isRetryable(error) && !(error instanceof ApiError && (error.status ?? 0) >= 500);
