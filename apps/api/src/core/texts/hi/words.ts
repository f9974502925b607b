import { formatMonthIn } from '@dopahiya/domain/languages';

/** Formats the month of an ISO date or month: '2026-06' becomes 'जून 2026'. */
export const formatMonth = (day: string): string => formatMonthIn('hi', day);

/** Formats an ISO date with the whole name of its month, as in a sentence: '2026-12-14' becomes '14 दिसंबर 2026'. */
export const formatDate = (day: string): string => `${new Date(day).getUTCDate()} ${formatMonth(day)}`;

/** Joins words in a sentence: 'A', 'A और B', 'A, B और C'. */
export function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} और ${words.at(-1)}`;
}
