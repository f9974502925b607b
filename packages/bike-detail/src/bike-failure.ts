import { ApiError, isRetryable } from '@dopahiya/api-client';

/** What a visitor reads when a bike cannot be shown, and whether asking again may help. */
export interface BikeFailure {
  title: string;
  message: string;
  canRetry: boolean;
}

/** The failure of a slug that no bike can have. */
export const invalidSlugFailure: BikeFailure = {
  title: 'Bike Not Found',
  message: 'Invalid bike slug',
  canRetry: false,
};

/** The words for an error of the bike's query. */
export function failureOf(error: Error): BikeFailure {
  const isMissing = error instanceof ApiError && error.kind === 'status' && error.status === 404;
  return {
    title: isMissing ? 'Bike Not Found' : 'Error Loading Bike',
    message: isMissing ? 'Bike not found' : messageFor(error),
    canRetry: isRetryable(error),
  };
}

function messageFor(error: Error): string {
  const base = 'Failed to load bike data';
  if (!(error instanceof ApiError) || error.kind === 'aborted') return base;
  return error.kind === 'status' ? `HTTP error! status: ${error.status}` : `${base}. ${error.message}`;
}
