import { type Clock, dateInIndia } from '../../clock.ts';
import { notFound } from '../../http/app-error.ts';
import type { BikeRepository } from '../bikes/bike-repository.ts';
import { isoWeek } from './iso-week.ts';
import type { ViewCount, ViewRepository } from './view-repository.ts';

/** What a view counter works with. */
export interface ViewSources {
  views: Pick<ViewRepository, 'add'>;
  bikes: Pick<BikeRepository, 'idOf'>;
  clock: Clock;
}

/**
 * Counts how often each model's page is opened in an ISO week in India, and nothing else: not who, from where or with
 * what. Counts gather in memory and are written together, so that a view costs the database no write of its own.
 */
export class ViewCounter {
  readonly #sources: ViewSources;
  #counts = new Map<string, ViewCount>();

  constructor(sources: ViewSources) {
    this.#sources = sources;
  }

  /** Counts that the page of a bike was opened. @throws AppError 404 when there is no such bike. */
  async count(slugOrId: string): Promise<void> {
    const { bikes, clock } = this.#sources;
    const bike_id = await bikes.idOf(slugOrId);
    if (bike_id === undefined) throw notFound('There is no bike with this slug. The list of bikes has them all.');
    this.#add({ bike_id, week: isoWeek(dateInIndia(clock())), views: 1 });
  }

  /** Writes what was counted since the last time; when that fails, it is kept for the next time. */
  async flush(): Promise<void> {
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    try {
      await this.#sources.views.add(counts);
    } catch (error) {
      for (const count of counts) this.#add(count);
      throw error;
    }
  }

  #add(count: ViewCount): void {
    const key = `${count.week} ${count.bike_id}`;
    const views = (this.#counts.get(key)?.views ?? 0) + count.views;
    this.#counts.set(key, { ...count, views });
  }
}
