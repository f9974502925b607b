import { reportSubjects } from '@dopahiya/domain/market';
import type { ModerationSubject } from '@dopahiya/domain/moderation';
import { paths } from '@dopahiya/domain/site';

/** What the address asks to show. */
export interface ModerationChoices {
  /** Open cases, or the decision log. */
  shows: 'cases' | 'decisions';
  /** Kind of case; null for all. */
  subject: ModerationSubject | null;
}

/** Parses an address. */
export function choicesIn(search: URLSearchParams): ModerationChoices {
  const subject = reportSubjects.find((one) => one === search.get('subject')) ?? null;
  return { shows: search.get('show') === 'decisions' ? 'decisions' : 'cases', subject };
}

/** Returns the address of the cases of one kind, or of all. */
export const toCases = (subject: ModerationSubject | null): string =>
  subject === null ? paths.moderation : `${paths.moderation}?subject=${subject}`;

/** Address of the decision log. */
export const toDecisions = `${paths.moderation}?show=decisions`;
