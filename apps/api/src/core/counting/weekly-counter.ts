import { dateInIndia } from '@dopahiya/domain/site';
import type { Clock } from '../clock.ts';
import { isoWeek } from './iso-week.ts';

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
