import { dateInIndia } from '@dopahiya/domain/site';
import type { Clock } from '../clock.ts';

/** Count of a subject in an ISO week like '2026-W47'. */
export interface WeeklyCount<Subject> {
  subject: Subject;
  week: string;
  count: number;
}

/** Dependencies of a weekly counter: where counts are stored, and the clock. */
export interface CounterDeps<Subject> {
  add: (counts: WeeklyCount<Subject>[]) => Promise<void>;
  clock: Clock;
}

const MS_PER_DAY = 86_400_000;
const DAYS_PER_WEEK = 7;

/** Returns the ISO week of a date ('2026-11-21'), as '2026-W47': weeks start on Monday and belong to the year of their Thursday. */
export function isoWeek(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const daysAfterMonday = (day.getUTCDay() + 6) % DAYS_PER_WEEK;
  const thursday = new Date(day.getTime() + (3 - daysAfterMonday) * MS_PER_DAY);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (DAYS_PER_WEEK * MS_PER_DAY)) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** Returns the ISO week of a date and the one before it. */
export function lastTwoWeeks(date: string): [string, string] {
  const weekBefore = new Date(Date.parse(date) - DAYS_PER_WEEK * MS_PER_DAY);
  return [isoWeek(date), isoWeek(weekBefore.toISOString().slice(0, 10))];
}

/**
 * Counts events per subject and ISO week in India, without recording who, from where or with what. Counts are collected in memory and
 * written in batches to save database writes.
 */
export class WeeklyCounter<Subject> {
  readonly #deps: CounterDeps<Subject>;
  #counts = new Map<string, WeeklyCount<Subject>>();

  constructor(deps: CounterDeps<Subject>) {
    this.#deps = deps;
  }

  /** Adds one to a subject's count for this week; subjects are equal if their JSON is. */
  count(subject: Subject): void {
    this.#add({ subject, week: isoWeek(dateInIndia(this.#deps.clock())), count: 1 });
  }

  /** Writes the counts collected since the last flush; if that fails, they are kept for the next one. */
  async flush(): Promise<void> {
    const counts = [...this.#counts.values()];
    if (counts.length === 0) return;
    this.#counts = new Map();
    try {
      await this.#deps.add(counts);
    } catch (error) {
      for (const count of counts) this.#add(count);
      throw error;
    }
  }

  #add({ subject, week, count }: WeeklyCount<Subject>): void {
    const key = JSON.stringify([week, subject]);
    this.#counts.set(key, { subject, week, count: (this.#counts.get(key)?.count ?? 0) + count });
  }
}
