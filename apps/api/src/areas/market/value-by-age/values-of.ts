import type { ValuesByAge } from '@dopahiya/domain/market';
import { todaysModel } from '@dopahiya/engines/todays-model';
import { type ValuationMonth, valueBike, valueByAge } from '@dopahiya/engines/valuation';
import type { BikeRow } from '../../catalogue/index.ts';
import { valuedBike } from '../valuation/valued-bike.ts';

/** As far as a bike's page and the cost of owning look ahead. */
const YEARS = 10;

/** In the middle of what is drawn; where this is a rough guide, so is the rest. */
const USUAL_AGE = 5;

/** What a model is asked for from new to ten years, of a first owner; empty for what is yet to come or has no price. */
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
