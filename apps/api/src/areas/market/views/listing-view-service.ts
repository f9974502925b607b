import type { Clock } from '../../../core/clock.ts';
import { WeeklyCounter } from '../../../core/counting/weekly-counter.ts';
import type { WeeklyViewRepository } from '../../../core/counting/weekly-view-repository.ts';
import { notFound } from '../../../core/errors.ts';
import type { ListingRepository } from '../listings/listing-repository.ts';
import { errors, marketErrors } from '../../../core/texts/index.ts';

/** Dependencies of {@link ListingViewService}. */
export interface ListingViewSources {
  views: Pick<WeeklyViewRepository, 'add'>;
  listings: Pick<ListingRepository, 'openId'>;
  clock: Clock;
}

/** Counts the views of listings' pages. */
export class ListingViewService {
  readonly #listings: ListingViewSources['listings'];
  readonly #counter: WeeklyCounter<number>;

  constructor({ views, listings, clock }: ListingViewSources) {
    this.#listings = listings;
    this.#counter = new WeeklyCounter({ add: (counts) => views.add(counts), clock });
  }

  /** Counts a view of a listing's page; `limit` throws if further views do not count. @throws AppError 404 if the listing is not public. */
  async count(slugOrId: string, limit?: (listing: number) => void): Promise<void> {
    const id = await this.#listings.openId(slugOrId);
    if (id === undefined) throw notFound(marketErrors.listingUnknown);
    limit?.(id);
    this.#counter.count(id);
  }

  /** Writes the views counted since the last flush. */
  flush(): Promise<void> {
    return this.#counter.flush();
  }
}
