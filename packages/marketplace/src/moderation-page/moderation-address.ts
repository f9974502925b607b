import { reportSubjects } from '@dopahiya/domain/market';
import type { ModerationSubject } from '@dopahiya/domain/moderation';
import { paths } from '@dopahiya/domain/site';

/** What the address says of what is shown. */
export interface ModerationChoices {
  /** What waits, or what was decided. */
  shows: 'cases' | 'decisions';
  /** Of which kind; null for all. */
  subject: ModerationSubject | null;
}

/** What an address asks for. */
export function choicesIn(search: URLSearchParams): ModerationChoices {
  const subject = reportSubjects.find((one) => one === search.get('subject')) ?? null;
  return { shows: search.get('show') === 'decisions' ? 'decisions' : 'cases', subject };
}

/** The address of the cases of a kind, or of all. */
export const toCases = (subject: ModerationSubject | null): string =>
  subject === null ? paths.moderation : `${paths.moderation}?subject=${subject}`;

/** The address of the log. */
export const toDecisions = `${paths.moderation}?show=decisions`;
