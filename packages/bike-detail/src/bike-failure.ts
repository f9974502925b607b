import { ApiError, isRetryable } from '@dopahiya/api-client';
import * as texts from '#texts/bike-failure';

/** Error shown when a bike cannot be loaded, and whether a retry may help. */
export interface BikeFailure {
  title: string;
  /** Details, if the title does not say it all. */
  message?: string;
  canRetry: boolean;
}

/** Failure for an address without a bike. */
export const missingBikeFailure: BikeFailure = { title: texts.missingTitle, canRetry: false };

/** Failure for a slug that no bike can have. */
export const invalidSlugFailure = {
  title: texts.missingTitle,
  message: texts.invalidSlug,
  canRetry: false,
} satisfies BikeFailure;

/** Checks whether the API answered 404 for the bike. */
export const isMissingBike = (error: Error): boolean =>
  error instanceof ApiError && error.kind === 'status' && error.status === 404;

/** Returns the failure for any error of the bike's query except 404. */
export function failureOf(error: Error): BikeFailure {
  return { title: texts.failedTitle, message: messageFor(error), canRetry: isRetryable(error) };
}

function messageFor(error: Error): string {
  if (!(error instanceof ApiError) || error.kind === 'aborted') return texts.failed;
  return error.kind === 'status' ? texts.failedWithStatus(error.status) : texts.failedBecause(error.message);
}
