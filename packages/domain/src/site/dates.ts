import { monthNames, shortMonth } from '#texts/language';

const monthAt = (date: Date): string => monthNames[date.getUTCMonth()] ?? '';

const aheadOfUtcMs = 5.5 * 3_600_000;

/** The day in India at a moment, as '2026-06-14', whatever the clock of browser or server; without Intl, which is slow to start. */
export function dateInIndia(moment: Date): string {
  return new Date(moment.getTime() + aheadOfUtcMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The day or month that an ISO text names: of an instant India's day, without a zone the one that it says. */
function namedDay(iso: string): string {
  const [, day, zone] = /^(\d{4}-\d\d-\d\d)[T ][\d:.]+(Z|[+-]\d\d:?\d\d)?$/i.exec(iso) ?? [];
  if (day === undefined) return iso;
  const moment = new Date(iso);
  return zone === undefined || Number.isNaN(moment.getTime()) ? day : dateInIndia(moment);
}

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
