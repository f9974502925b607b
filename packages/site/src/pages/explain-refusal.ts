import { ApiError, messageOf } from '@dopahiya/api-client';
import type { FormFaults } from './page-form.ts';

/**
 * What is said of a form that failed: what the API says of the fields that it has, each below its own; of all else what the
 * API says, or `ownWords`. A complaint about a field that nobody sees stands above the form.
 */
export function explainRefusal(error: unknown, fields: readonly string[], ownWords: string): FormFaults {
  const given = error instanceof ApiError ? (error.fields ?? {}) : {};
  const complaints = Object.entries(given).map(([name, texts]) => [name, texts.join(' ')] as const);
  if (complaints.length === 0) return { faults: {}, problem: messageOf(error as Error, ownWords) };
  const others = complaints.filter(([name]) => !fields.includes(name)).map(([, said]) => said);
  return {
    faults: Object.fromEntries(complaints.filter(([name]) => fields.includes(name))),
    problem: others.join(' ') || null,
  };
}
