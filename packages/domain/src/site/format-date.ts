import { monthNames, shortMonth } from '#texts/language';
import { namedDay } from './date-in-india.ts';

const monthAt = (date: Date): string => monthNames[date.getUTCMonth()] ?? '';

/** The month of an ISO date or month, or of an instant in India: '2026-06' becomes 'June 2026'. */
export function formatMonth(iso: string): string {
  const date = new Date(namedDay(iso));
  return `${monthAt(date)} ${date.getUTCFullYear()}`;
}

/** An ISO date, or India's day of an instant: '2026-06-14' becomes '14 Jun 2026'. */
export function formatDate(iso: string): string {
  const date = new Date(namedDay(iso));
  return `${date.getUTCDate()} ${shortMonth(monthAt(date))} ${date.getUTCFullYear()}`;
}
