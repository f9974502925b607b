import type { FormFields } from '@dopahiya/site';
import { ApiError, isUnreached } from '@dopahiya/api-client';

/** Returns the validation errors, or what to send if there are none. */
export function checkFields<Sent>(checks: Record<string, string | false>, sent: Sent) {
  const fieldErrors = Object.entries(checks).filter((check): check is [string, string] => check[1] !== false);
  return fieldErrors.length > 0 ? { fieldErrors: Object.fromEntries(fieldErrors) } : { sent };
}

/** Checks whether the form says that the user has a single name. */
export const saysOneName = (fields: FormFields): boolean => fields['one_name'] === 'yes';

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
