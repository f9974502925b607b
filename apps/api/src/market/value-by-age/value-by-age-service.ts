import type { ValuesByAge } from '@dopahiya/domain/market';
import { todaysModel } from '@dopahiya/engines/todays-model';
import { valueBike, valueByAge } from '@dopahiya/engines/valuation';
import type { BikeRepository } from '../../catalogue/bikes/bike-repository.ts';
import type { Clock } from '../../clock.ts';
import { notFound } from '../../errors.ts';
import { monthOf, valuedBike } from '../valuation/valued-bike.ts';

/** As far as a bike's page and the cost of owning look ahead. */
const YEARS = 10;

/** In the middle of what is drawn; where this is a rough guide, so is the rest. */
const USUAL_AGE = 5;

/** What models of the catalogue are asked for by their age. */
export class ValueByAgeService {
  readonly #bikes: Pick<BikeRepository, 'withVariants'>;
  readonly #clock: Clock;

  constructor(bikes: Pick<BikeRepository, 'withVariants'>, clock: Clock) {
    this.#bikes = bikes;
    this.#clock = clock;
  }

  /** From new to ten years, of a first owner; empty for what is yet to come or has no price. @throws AppError 404 for no bike. */
  async of(slugOrId: string): Promise<ValuesByAge> {
    const [found] = await this.#bikes.withVariants([slugOrId]);
    if (!found) throw notFound('There is no bike with this slug. The list of bikes has them all.');
    const { bike } = found;
    const on = monthOf(this.#clock());
    const said = { year: on.year - USUAL_AGE, km: 0, owner: '1st' } as const;
    const usual = { ...valuedBike(bike, { brand: bike.brand.slug, state: null }, said), km: null };
    const isPriced = bike.status !== 'upcoming' && bike.price !== null;
    const atUsualAge = valueBike(todaysModel, usual, on);
    return {
      values: isPriced ? valueByAge(todaysModel, usual, on, YEARS) : [],
      is_rough: 'confidence' in atUsualAge && atUsualAge.confidence === null,
      new_price: bike.price,
      new_price_month: bike.price_month,
      as_of: todaysModel.month,
      rows: todaysModel.rows,
    };
  }
}
