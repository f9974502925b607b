import { language } from '#texts/language';

const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The month of an ISO date or month: '2026-06' becomes 'June 2026'. */
export function formatMonth(isoMonth: string): string {
  return month.format(new Date(isoMonth));
}

/** An ISO date: '2026-06-14' becomes '14 Jun 2026'. */
export function formatDate(isoDate: string): string {
  return day.format(new Date(isoDate));
}
