import type { ValuationBasis } from '@dopahiya/domain/market';
import type { BikeToValue } from './bike-to-value.ts';

/** A model term: part of the model, name of the coefficient, and its factor. */
export type ValuationTerm = readonly [part: 'terms' | 'brand' | 'model' | 'state', name: string, x: number];

const OLDEST = 16;
const hinges = [1, 3, 5, 7, 10] as const;
const ROYAL_ENFIELD = 'royal-enfield';

/** Caps the age in years; from 16 years on the value no longer falls. */
export const cappedAge = (age: number): number => Math.min(Math.max(age, 0), OLDEST);

/** Returns the logarithm of kilometres relative to the usual ones for an age in years, within bounds. */
function relativeKm(km: number | null, age: number): number {
  const ridden = Math.max(200, km ?? 5500 * Math.max(0.5, age));
  return Math.min(1.2, Math.max(-2, Math.log(ridden / (6000 * Math.max(0.7, age)))));
}

type Described = Pick<BikeToValue, 'slug' | 'brand' | 'electric' | 'km' | 'state'>;

/** Returns all terms that change the value of a bike from its new price, except the number of owners. */
export function valuationTerms(bike: Described, age: number, basis: ValuationBasis): ValuationTerm[] {
  const counted = cappedAge(age);
  const terms: ValuationTerm[] = [
    ['terms', 'one', 1],
    ['terms', 'age', counted],
    ...hinges.map((from): ValuationTerm => ['terms', `age${from}`, Math.max(0, counted - from)]),
    ['terms', 'km', relativeKm(bike.km, counted)],
    ['terms', 'electric', Number(bike.electric)],
    ['terms', 'electricAge', bike.electric ? counted - 4 : 0],
    ['terms', 'enfield', Number(bike.brand === ROYAL_ENFIELD)],
    ['terms', 'enfieldAge', bike.brand === ROYAL_ENFIELD ? counted - 4 : 0],
    ['terms', 'discontinued', Number(basis === 'last-price')],
    ['brand', bike.brand, 1],
    ...(bike.slug === null ? [] : [['model', bike.slug, 1] as const]),
    ...(bike.state === null ? [] : [['state', bike.state, 1] as const]),
  ];
  return terms.filter(([, , x]) => x !== 0);
}
