import { ApiError, isUnreached } from '@dopahiya/api-client';

/** What the API itself says of a failure; null where it says nothing, or was not reached. */
export const saidByApi = (error: unknown): string | null =>
  error instanceof ApiError && error.kind === 'status' && !error.isInternal && !isUnreached(error)
    ? error.message
    : null;

/** The words of a page, and below them when to try again, where the API is too busy and says that. */
export function withWhenAgain(words: string, error: unknown): string {
  const said = error instanceof ApiError && busy.has(error.status) ? saidByApi(error) : null;
  return said === null ? words : `${words}\n${said}`;
}

const busy: ReadonlySet<number | null> = new Set([429, 503]);
