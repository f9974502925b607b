import type { WorkingHours } from '@dopahiya/site';

/** Opening state: open until `at`, or closed until `at`, a full hour in Indian time. */
export type Opening = { when: 'now' | 'today' | 'tomorrow' | 'monday'; at: number };

const INDIA_MS = 5.5 * 3_600_000;
const [SUNDAY, SATURDAY] = [0, 6];

const hoursOn = (day: number, { weekdays, saturday }: WorkingHours) => {
  if (day === SUNDAY) return null;
  return day === SATURDAY ? saturday : weekdays;
};

/** Returns the opening state at a moment. */
export function openingAt(moment: Date, hours: WorkingHours): Opening {
  const india = new Date(moment.getTime() + INDIA_MS);
  const [day, hour] = [india.getUTCDay(), india.getUTCHours()];
  const today = hoursOn(day, hours);
  if (today && hour < today.opens) return { when: 'today', at: today.opens };
  if (today && hour < today.closes) return { when: 'now', at: today.closes };
  const tomorrow = hoursOn((day + 1) % 7, hours);
  if (!tomorrow) return { when: 'monday', at: hours.weekdays.opens };
  return { when: 'tomorrow', at: tomorrow.opens };
}

/** Formats an hour as a clock time. */
export const clockOf = (hour: number): string => `${hour}:00`;
