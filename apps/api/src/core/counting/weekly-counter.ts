import { dateInIndia } from '@dopahiya/domain/site';
import type { Clock } from '../clock.ts';

/** How often something was counted in an ISO week like '2026-W47'. */
export interface WeeklyCount<Subject> {
  subject: Subject;
  week: string;
  count: number;
}

/** What a weekly counter works with: where counts are added to those before, and what time it is. */
export interface CounterDeps<Subject> {
  add: (counts: WeeklyCount<Subject>[]) => Promise<void>;
  clock: Clock;
}

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

/**
 * Counts how often something happens to each subject in an ISO week in India, and nothing else: not who, from where or
 * with what. Counts gather in memory and are written together, so that counting costs the database no write of its own.
 */
export class WeeklyCounter<Subject> {
  readonly #deps: CounterDeps<Subject>;
  #counts = new Map<string, WeeklyCount<Subject>>();

  constructor(deps: CounterDeps<Subject>) {
    this.#deps = deps;
  }

  /** Counts one for a subject in this week; equal subjects are those that are the same as JSON. */
  count(subject: Subject): void {
    this.#add({ subject, week: isoWeek(dateInIndia(this.#deps.clock())), count: 1 });
  }

  /** Writes what was counted since the last time; when that fails, it is kept for the next time. */
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
