import type { Clock } from '../../../core/clock.ts';
import { WeeklyCounter } from '../../../core/counting/weekly-counter.ts';
import type { WeeklyViewRepository } from '../../../core/counting/weekly-view-repository.ts';
import { notFound } from '../../../core/errors.ts';
import type { ListingRepository } from '../listings/listing-repository.ts';

/** What the service works with. */
export interface ListingViewSources {
  views: Pick<WeeklyViewRepository, 'add'>;
  listings: Pick<ListingRepository, 'openId'>;
  clock: Clock;
}

/** Counts how often the page of each listing is opened. */
export class ListingViewService {
  readonly #listings: ListingViewSources['listings'];
  readonly #counter: WeeklyCounter<number>;

  constructor({ views, listings, clock }: ListingViewSources) {
    this.#listings = listings;
    this.#counter = new WeeklyCounter({ add: (counts) => views.add(counts), clock });
  }

  /**
   * Counts that the page of a listing was opened; `limit` throws where no more of it counts.
   * @throws AppError 404 when others do not see one at this address.
   */
  async count(slugOrId: string, limit?: (listing: number) => void): Promise<void> {
    const id = await this.#listings.openId(slugOrId);
    if (id === undefined) throw notFound('We couldn’t find this used bike.');
    limit?.(id);
    this.#counter.count(id);
  }

  /** Writes what was counted since the last time. */
  flush(): Promise<void> {
    return this.#counter.flush();
  }
}
