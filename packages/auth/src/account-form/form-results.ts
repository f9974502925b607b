import type { FormFields } from '@dopahiya/site';
import { ApiError, isUnreached } from '@dopahiya/api-client';

/** The faults among these, else what is sent. */
export function checkFields<Sent>(checks: Record<string, string | false>, sent: Sent) {
  const fieldErrors = Object.entries(checks).filter((check): check is [string, string] => check[1] !== false);
  return fieldErrors.length > 0 ? { fieldErrors: Object.fromEntries(fieldErrors) } : { sent };
}

/** Whether a form says that there is no last name. */
export const saysOneName = (fields: FormFields): boolean => fields['one_name'] === 'yes';

/** What the API itself says of a failure; null where it says nothing, or was not reached. */
export const apiErrorDetail = (error: unknown): string | null =>
  error instanceof ApiError && error.kind === 'status' && !error.isInternal && !isUnreached(error)
    ? error.message
    : null;

/** The words of a page, and below them when to try again, where the API is too busy and says that. */
export function withRetryTime(words: string, error: unknown): string {
  const said = error instanceof ApiError && busy.has(error.status) ? apiErrorDetail(error) : null;
  return said === null ? words : `${words}\n${said}`;
}

const busy: ReadonlySet<number | null> = new Set([429, 503]);
