import type { BikeToValue, ValuationMonth } from './bike-to-value.ts';
import type { ValuationModel } from './valuation-model.ts';
import { valueBike } from './value-bike.ts';

/** What a bike of an age in years is asked for, and between which prices 8 of 10 are, in whole rupees. */
export interface ValueAtAge {
  age: number;
  value: number;
  low: number;
  high: number;
}

/** What a model is asked for from new on to so many years, at usual kilometres; empty where it has no value. */
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
