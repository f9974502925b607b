import { ApiError, messageOf } from '@dopahiya/api-client';
import * as texts from '#texts/used-bikes-list';

/** Why the list did not come, in the words of the document: with the status where a server answered. */
export function failureText(error: Error): string {
  if (!(error instanceof ApiError)) return texts.failedWhy;
  if (error.kind === 'redirect') return texts.redirected;
  return error.kind === 'status' ? texts.failedWith(error.status, error.message) : messageOf(error, texts.failedWhy);
}
