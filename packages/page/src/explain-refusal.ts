import { ApiError, messageOf } from '@dopahiya/api-client';
import type { FormFaults } from './page-form.ts';

/** What the API says of a form's fields, each below its own; anything else of the whole form, or `fallback`. */
export function explainRefusal(error: unknown, fallback: string): FormFaults {
  const complaints = error instanceof ApiError ? (error.fields ?? {}) : {};
  const faults = Object.fromEntries(Object.entries(complaints).map(([name, texts]) => [name, texts.join(' ')]));
  if (Object.keys(faults).length > 0) return { faults, problem: null };
  return { faults, problem: messageOf(error as Error, fallback) };
}
