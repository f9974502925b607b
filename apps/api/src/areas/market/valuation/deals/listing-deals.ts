import { todaysModel } from '@dopahiya/engines/todays-model';
import { dealErrors, valueBike, type ValuationMonth } from '@dopahiya/engines/valuation';
import { createHash } from 'node:crypto';
import type { Clock } from '../../../../core/clock.ts';
import type { ListingCounter } from '../../listings/listing-counts.ts';
import { monthOf, valuedBike } from '../valued-bike.ts';
import type { GradedRow, ListingDealRepository, UngradedRow } from './listing-deal-repository.ts';
import type { CurrentEdition } from '../../../../core/current-edition.ts';

/** Dependencies of {@link ListingDeals}. */
export interface ListingDealSources {
  deals: ListingDealRepository;
  edition: CurrentEdition;
  counter: Pick<ListingCounter, 'clear'>;
  clock: Clock;
}

const AT_ONCE = 500;

/** Part of the grading key that changes with the valuation model. */
const modelKey = createHash('sha256').update(JSON.stringify(todaysModel)).digest('hex').slice(0, 8);

const ungraded = { errors: null, value: null, low: null, high: null } as const;

/**
 * Keeps the deal grades of listings up to date. They are stored, so that lists can filter and sort by them, and recalculated when the
 * listing, catalogue prices, valuation model or month changes.
 */
export class ListingDeals {
  readonly #sources: ListingDealSources;

  constructor(sources: ListingDealSources) {
    this.#sources = sources;
  }

  /** Grades the listings with these ids, or all, whose grade is missing or outdated; idempotent. */
  async refresh(ids?: number[]): Promise<void> {
    const { deals, edition, counter, clock } = this.#sources;
    const on = monthOf(clock());
    const [revision] = (await edition.current()).split(' ');
    const key = `${modelKey} ${revision} ${on.year}-${on.month}`;
    for (let after = 0, isLast = false; !isLast;) {
      const rows = await deals.ungraded(key, { after, limit: AT_ONCE, ...(ids && { ids }) });
      await deals.write(
        rows.map((row) => gradeOf(row, on)),
        key,
      );
      if (rows.length > 0) counter.clear();
      isLast = rows.length < AT_ONCE;
      after = rows.at(-1)?.id ?? after;
    }
  }
}

function gradeOf(row: UngradedRow, on: ValuationMonth): GradedRow {
  const { id, revision, expected_price, brand, state, model } = row;
  const bike = valuedBike(model, { brand: brand ?? '', state }, row);
  const valued = valueBike(todaysModel, bike, on);
  const errors = 'none' in valued ? null : dealErrors(valued, expected_price);
  if ('none' in valued || errors === null) return { id, revision, ...ungraded };
  return { id, revision, errors, value: valued.value, ...valued.span };
}
