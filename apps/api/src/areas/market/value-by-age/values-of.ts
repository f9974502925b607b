import type { ValuesByAge } from '@dopahiya/domain/market';
import { todaysModel } from '@dopahiya/engines/todays-model';
import { type ValuationMonth, valueBike, valueByAge } from '@dopahiya/engines/valuation';
import type { BikeRow } from '../../catalogue/index.ts';
import { valuedBike } from '../valuation/valued-bike.ts';

/** Number of years shown on a bike's page and used for the cost of ownership. */
const YEARS = 10;

/** Age in the middle of the range; if its valuation is rough, all values are marked as rough. */
const USUAL_AGE = 5;

/** Returns a model's asking prices from new to ten years, for a first owner; empty if it is upcoming or has no price. */
export function valuesOf(bike: BikeRow, on: ValuationMonth): ValuesByAge {
  const said = { year_of_manufacture: on.year - USUAL_AGE, km_ridden: 0, owner: '1st' } as const;
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
