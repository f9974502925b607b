import { type BikeToValue, type ValuationModel, valueBike } from '@dopahiya/engines/valuation';
import { median } from './spread.ts';

/** Bikes of each kind on which a fit is tried, by their price new. */
const kinds: readonly Pick<BikeToValue, 'brand' | 'electric' | 'newPrice'>[] = [
  { brand: 'hero', electric: false, newPrice: { amount: 80_000, kind: 'on-sale' } },
  { brand: 'bajaj', electric: false, newPrice: { amount: 140_000, kind: 'on-sale' } },
  { brand: 'honda', electric: false, newPrice: { amount: 90_000, kind: 'last', asOf: '2019-06' } },
  { brand: 'royal-enfield', electric: false, newPrice: { amount: 190_000, kind: 'on-sale' } },
  { brand: 'ktm', electric: false, newPrice: { amount: 320_000, kind: 'on-sale' } },
  { brand: 'ola-electric', electric: true, newPrice: { amount: 130_000, kind: 'on-sale' } },
];

const on = { year: 2026, month: 8 } as const;
const ages = Array.from({ length: 21 }, (_, age) => age);
const kilometres = [200, 1000, 5000, 10_000, 20_000, 40_000, 80_000, 150_000];

function valueOf(model: ValuationModel, kind: (typeof kinds)[number], age: number, km: number | null): number {
  const bike = { ...kind, slug: null, cc: null, year: on.year - age, km, owner: 1, state: null } as const;
  const valued = valueBike(model, bike, on);
  return 'none' in valued ? 0 : valued.value;
}

const isFalling = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || value <= values[index - 1]!);

/** Checks that no value rises with age or kilometres. */
export function isMonotone(model: ValuationModel): boolean {
  return kinds.every(
    (kind) =>
      kilometres.every((km) => isFalling(ages.map((age) => valueOf(model, kind, age, km)))) &&
      ages.every((age) => isFalling(kilometres.map((km) => valueOf(model, kind, age, km)))),
  );
}

const MAX_ERROR_MORE = 0.5;
const coverages = { min: 78, max: 86 } as const;
const MAX_MOVE = 0.08;

/** Returns the reasons against replacing the current model with a fit; empty if it may be accepted. */
export function reasonsToRejectModel(fitted: ValuationModel, before: ValuationModel): string[] {
  const { error, coverage } = fitted.figures;
  const moved = kinds.map((kind) => Math.abs(median(ages.map((age) => ratio(fitted, before, kind, age))) - 1));
  return [
    error > before.figures.error + MAX_ERROR_MORE &&
      `the median error is ${error} %, and was ${before.figures.error} %`,
    (coverage < coverages.min || coverage > coverages.max) && `${coverage} % lie inside of the span of 8 in 10`,
    !isMonotone(fitted) && 'a value rises with age or kilometres',
    Math.max(...moved) > MAX_MOVE && `values of one kind of bike move by ${(100 * Math.max(...moved)).toFixed(0)} %`,
  ].filter((objection) => objection !== false);
}

const ratio = (fitted: ValuationModel, before: ValuationModel, kind: (typeof kinds)[number], age: number): number =>
  valueOf(fitted, kind, age, null) / valueOf(before, kind, age, null);
