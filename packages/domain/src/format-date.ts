import { monthNames, shortMonth } from '#texts/language';

const monthAt = (date: Date): string => monthNames[date.getUTCMonth()] ?? '';

/** The month of an ISO date or month: '2026-06' becomes 'June 2026'. */
export function formatMonth(isoMonth: string): string {
  const date = new Date(isoMonth);
  return `${monthAt(date)} ${date.getUTCFullYear()}`;
}

/** An ISO date: '2026-06-14' becomes '14 Jun 2026'. */
export function formatDate(isoDate: string): string {
  const date = new Date(isoDate);
  return `${date.getUTCDate()} ${shortMonth(monthAt(date))} ${date.getUTCFullYear()}`;
}
