import type { FormFields } from '@dopahiya/site';
import { ApiError, isUnreached } from '@dopahiya/api-client';

/** The faults among these, else what is sent. */
export function readingOf<Sent>(checks: Record<string, string | false>, sent: Sent) {
  const faults = Object.entries(checks).filter((check): check is [string, string] => check[1] !== false);
  return faults.length > 0 ? { faults: Object.fromEntries(faults) } : { sent };
}

/** Whether a form says that there is no last name. */
export const saysOneName = (fields: FormFields): boolean => fields['one_name'] === 'yes';

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
