const MS_PER_DAY = 86_400_000;
const DAYS_PER_WEEK = 7;

/** The ISO week of a date like '2026-11-21', as '2026-W47': weeks begin on Monday and belong to their Thursday's year. */
export function isoWeek(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const daysAfterMonday = (day.getUTCDay() + 6) % DAYS_PER_WEEK;
  const thursday = new Date(day.getTime() + (3 - daysAfterMonday) * MS_PER_DAY);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (DAYS_PER_WEEK * MS_PER_DAY)) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** The ISO week in which a date lies, and the one before it. */
export function lastTwoWeeks(date: string): [string, string] {
  const weekBefore = new Date(Date.parse(date) - DAYS_PER_WEEK * MS_PER_DAY);
  return [isoWeek(date), isoWeek(weekBefore.toISOString().slice(0, 10))];
}
