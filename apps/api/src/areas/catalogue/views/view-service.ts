import type { Clock } from '../../../core/clock.ts';
import { WeeklyCounter } from '../../../core/counting/weekly-counter.ts';
import type { WeeklyViewRepository } from '../../../core/counting/weekly-view-repository.ts';
import { notFound } from '../../../core/errors.ts';
import type { BikeRepository } from '../bikes/bike-repository.ts';

/** What a view service works with. */
export interface ViewSources {
  views: Pick<WeeklyViewRepository, 'add'>;
  bikes: Pick<BikeRepository, 'idOf'>;
  clock: Clock;
}

/** Counts how often the page of each model is opened. */
export class ViewService {
  readonly #bikes: ViewSources['bikes'];
  readonly #counter: WeeklyCounter<number>;

  constructor({ views, bikes, clock }: ViewSources) {
    this.#bikes = bikes;
    this.#counter = new WeeklyCounter({ add: (counts) => views.add(counts), clock });
  }

  /** Counts that the page of a bike was opened; `limit` throws where no more of it counts. @throws AppError 404 when there is no such bike. */
  async count(slugOrId: string, limit?: (bike: number) => void): Promise<void> {
    const id = await this.#bikes.idOf(slugOrId);
    if (id === undefined) throw notFound('There is no bike with this slug. The list of bikes has them all.');
    limit?.(id);
    this.#counter.count(id);
  }

  /** Writes what was counted since the last time. */
  flush(): Promise<void> {
    return this.#counter.flush();
  }
}
