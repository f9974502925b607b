import type { ValuesByAge } from '@dopahiya/domain/market';
import { dateInIndia } from '@dopahiya/domain/site';
import { todaysModel } from '@dopahiya/engines/todays-model';
import { type BikeToValue, valueBike, valueByAge } from '@dopahiya/engines/valuation';
import type { BikeRepository, BikeRow } from '../../catalogue/bikes/bike-repository.ts';
import type { Clock } from '../../clock.ts';
import { notFound } from '../../errors.ts';

/** As far as a bike's page and the cost of owning look ahead. */
const YEARS = 10;

/** In the middle of what is drawn; where this is a rough guide, so is the rest. */
const USUAL_AGE = 5;

type ModelToValue = Omit<BikeToValue, 'year' | 'km'>;

/** What models of the catalogue are asked for by their age. */
export class ValueByAgeService {
  readonly #bikes: Pick<BikeRepository, 'withVariants'>;
  readonly #clock: Clock;

  constructor(bikes: Pick<BikeRepository, 'withVariants'>, clock: Clock) {
    this.#bikes = bikes;
    this.#clock = clock;
  }

  /** From new to ten years, of a first owner; empty for what is yet to come. @throws AppError 404 for no bike. */
  async of(slugOrId: string): Promise<ValuesByAge> {
    const [found] = await this.#bikes.withVariants([slugOrId]);
    if (!found) throw notFound('There is no bike with this slug. The list of bikes has them all.');
    const { bike } = found;
    const [year = 0, month = 1] = dateInIndia(this.#clock()).split('-').map(Number);
    const on = { year, month };
    const model = bike.status === 'upcoming' ? null : modelOf(bike);
    const usual = model && valueBike(todaysModel, { ...model, year: year - USUAL_AGE, km: null }, on);
    return {
      values: model ? valueByAge(todaysModel, model, on, YEARS) : [],
      is_rough: usual !== null && 'confidence' in usual && usual.confidence === null,
      new_price: bike.price,
      new_price_month: bike.price_month,
      as_of: todaysModel.month,
      rows: todaysModel.rows,
    };
  }
}

/** A model with a price, as far as its value depends on it; without one nothing is drawn. */
function modelOf({
  slug,
  brand,
  fuel_type,
  engine_capacity,
  price,
  price_month,
  status,
}: BikeRow): ModelToValue | null {
  if (price === null) return null;
  const kind = status === 'discontinued' ? 'last' : 'on-sale';
  return {
    slug,
    brand: brand.slug,
    electric: fuel_type === 'electric',
    cc: engine_capacity,
    newPrice: { amount: price, kind, ...(price_month !== null && { asOf: price_month }) },
    owner: 1,
    state: null,
  };
}
