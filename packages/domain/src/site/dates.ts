import * as own from '#texts/language';

/** Names of the months in a language. */
type MonthNames = Pick<typeof own, 'monthNames' | 'shortMonth'>;

const monthAt = (date: Date, { monthNames }: MonthNames): string => monthNames[date.getUTCMonth()] ?? '';

const aheadOfUtcMs = 5.5 * 3_600_000;

/**
 * Returns the day in India at a given time, as '2026-06-14', independent of the local time zone; without Intl,
 * which is slow to start.
 */
export function dateInIndia(moment: Date): string {
  return new Date(moment.getTime() + aheadOfUtcMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Returns the day or month of an ISO text: India's day if it has a time zone, else the date as written. */
function namedDay(iso: string): string {
  const [, day, zone] = /^(\d{4}-\d\d-\d\d)[T ][\d:.]+(Z|[+-]\d\d:?\d\d)?$/i.exec(iso) ?? [];
  if (day === undefined) return iso;
  const moment = new Date(iso);
  return zone === undefined || Number.isNaN(moment.getTime()) ? day : dateInIndia(moment);
}

/** Formats the month of an ISO date or month, or of a timestamp in India: '2026-06' becomes 'June 2026'. */
export function formatMonth(iso: string, names: MonthNames = own): string {
  const date = new Date(namedDay(iso));
  return `${monthAt(date, names)} ${date.getUTCFullYear()}`;
}

/** Formats an ISO date, or India's day of a timestamp: '2026-06-14' becomes '14 Jun 2026'. */
export function formatDate(iso: string, names: MonthNames = own): string {
  const date = new Date(namedDay(iso));
  return `${date.getUTCDate()} ${names.shortMonth(monthAt(date, names))} ${date.getUTCFullYear()}`;
}
