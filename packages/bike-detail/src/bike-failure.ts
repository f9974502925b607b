import { ApiError, isRetryable } from '@dopahiya/api-client';
import * as texts from '#texts/bike-failure';

/** What a visitor reads when a bike cannot be shown, and whether trying again may help. */
export interface BikeFailure {
  title: string;
  /** What went wrong, where the title does not say it all. */
  message?: string;
  canRetry: boolean;
}

/** The failure of an address at which there is no bike. */
export const missingBikeFailure: BikeFailure = { title: texts.missingTitle, canRetry: false };

/** The failure of a slug that no bike can have. */
export const invalidSlugFailure = {
  title: texts.missingTitle,
  message: texts.invalidSlug,
  canRetry: false,
} satisfies BikeFailure;

/** Whether the API answered that there is no such bike. */
export const isMissingBike = (error: Error): boolean =>
  error instanceof ApiError && error.kind === 'status' && error.status === 404;

/** The words for an error of the bike's query other than that there is no such bike. */
export function failureOf(error: Error): BikeFailure {
  return { title: texts.failedTitle, message: messageFor(error), canRetry: isRetryable(error) };
}

function messageFor(error: Error): string {
  if (!(error instanceof ApiError) || error.kind === 'aborted') return texts.failed;
  return error.kind === 'status' ? texts.failedWithStatus(error.status) : texts.failedBecause(error.message);
}
