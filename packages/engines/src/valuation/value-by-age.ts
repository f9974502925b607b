import type { BikeToValue, ValuationMonth } from './bike-to-value.ts';
import type { ValuationModel } from './valuation-model.ts';
import { valueBike } from './value-bike.ts';

/** Value of a bike at an age in years, with the price range of 80 % of such bikes, in whole rupees. */
export interface ValueAtAge {
  age: number;
  value: number;
  low: number;
  high: number;
}

/** Returns a model's value by age, from new to the given number of years, at average kilometres; empty if it cannot be valued. */
export function valueByAge(
  model: ValuationModel,
  bike: Omit<BikeToValue, 'year' | 'km'>,
  on: ValuationMonth,
  years: number,
): ValueAtAge[] {
  return Array.from({ length: years + 1 }, (_, age) => age).flatMap((age) => {
    const valued = valueBike(model, { ...bike, year: on.year - age, km: null }, on);
    return 'none' in valued ? [] : [{ age, value: valued.value, ...valued.span }];
  });
}
