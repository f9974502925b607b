import { ApiError, isUnreached } from '@dopahiya/api-client';

/** Returns the API's own error message; null if it has none or was not reached. */
export const apiErrorDetail = (error: unknown): string | null =>
  error instanceof ApiError && error.kind === 'status' && !error.isInternal && !isUnreached(error)
    ? error.message
    : null;

/** Appends the API's retry time to a message if the API is overloaded or rate limited. */
export function withRetryTime(words: string, error: unknown): string {
  const said = error instanceof ApiError && busy.has(error.status) ? apiErrorDetail(error) : null;
  return said === null ? words : `${words}\n${said}`;
}

const busy: ReadonlySet<number | null> = new Set([429, 503]);
