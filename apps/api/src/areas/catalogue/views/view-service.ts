import type { Clock } from '../../../core/clock.ts';
import { WeeklyCounter } from '../../../core/counting/weekly-counter.ts';
import type { WeeklyViewRepository } from '../../../core/counting/weekly-view-repository.ts';
import { notFound } from '../../../core/errors.ts';
import type { BikeRepository } from '../bikes/bike-repository.ts';
import { errors } from '../../../core/texts/index.ts';

/** Dependencies of a view service. */
export interface ViewSources {
  views: Pick<WeeklyViewRepository, 'add'>;
  bikes: Pick<BikeRepository, 'idOf'>;
  clock: Clock;
}

/** Counts page views of each model. */
export class ViewService {
  readonly #bikes: ViewSources['bikes'];
  readonly #counter: WeeklyCounter<number>;

  constructor({ views, bikes, clock }: ViewSources) {
    this.#bikes = bikes;
    this.#counter = new WeeklyCounter({ add: (counts) => views.add(counts), clock });
  }

  /** Counts a page view of a bike; `limit` throws when the rate limit is reached. @throws AppError 404 for an unknown bike. */
  async count(slugOrId: string, limit?: (bike: number) => void): Promise<void> {
    const id = await this.#bikes.idOf(slugOrId);
    if (id === undefined) throw notFound(errors.bikeNotListed);
    limit?.(id);
    this.#counter.count(id);
  }

  /** Writes the counts since the last flush. */
  flush(): Promise<void> {
    return this.#counter.flush();
  }
}
