import {
  type BikeToValue,
  logValue,
  type NewPriceToday,
  newPriceToday,
  type ValuationModel,
  type ValuationMonth,
  type ValuationTerm,
  valuationTerms,
} from '@dopahiya/engines/valuation';
import type { MarketKind } from './cross-validate.ts';
import { type Coefficients, type FitRow, fitRidge, type Term } from './robust-ridge.ts';

/** Row of today's market with the fields that its price depends on. */
export interface RowOfToday {
  bike: BikeToValue;
  age: number;
  newPrice: NewPriceToday;
  price: number;
}

/** Effect of the number of owners, taken from 2020: today's rows have too few second owners. */
const ownersOf2020: ValuationModel['owner'] = [0, -0.091, -0.115];

/** Ridge penalties of coefficients by name, or by part if that is a list of levels. */
const penalties: Readonly<Record<string, number>> = {
  one: 0.001,
  age: 0.001,
  age1: 20,
  age3: 20,
  age5: 20,
  age7: 20,
  age10: 20,
  km: 0.05,
  electric: 0.5,
  electricAge: 10,
  enfield: 0.5,
  enfieldAge: 10,
  discontinued: 0.5,
  brand: 8,
  model: 10,
  state: 20,
};

/** Coefficients that move values away from new prices, by part and name. */
export type MarketToday = Pick<ValuationModel, ValuationTerm[0] | 'owner'>;

/** Fits today's asking prices relative to prices new. */
export function fitMarketToday(rows: readonly RowOfToday[]): MarketToday {
  const fitted = rows.map((row): FitRow => {
    const known = row.newPrice.log + ownersOf2020[row.bike.owner - 1]!;
    return { terms: termsOf(row), y: Math.log(row.price) - known };
  });
  return partsOf(fitRidge(fitted, { huber: 0.2, rounds: 8 }));
}

const termsOf = ({ bike, age, newPrice }: RowOfToday): Term[] =>
  valuationTerms(bike, age, newPrice.basis).map(([part, name, x]) => [
    `${part}|${name}`,
    penalties[part === 'terms' ? name : part]!,
    x,
  ]);

function partsOf(coefficients: Coefficients): MarketToday {
  const part = (name: ValuationTerm[0]) =>
    Object.fromEntries(
      [...coefficients]
        .filter(([column]) => column.startsWith(`${name}|`))
        .map(([column, value]) => [column.slice(name.length + 1), value]),
    );
  return {
    owner: ownersOf2020,
    terms: part('terms'),
    brand: part('brand'),
    model: part('model'),
    state: part('state'),
  };
}

/** Returns a row's value as a logarithm. */
const logValueToday = (market: MarketToday, { bike, age, newPrice }: RowOfToday): number =>
  logValue(market, bike, newPrice, age);

/** Terms that the size of errors may depend on. */
const errorTermsToday = ({ bike, age, newPrice }: RowOfToday): Term[] => [
  ['base', 1, 1],
  ['age', 1, Math.min(age, 16) - 4],
  ['electric', 1, Number(bike.electric)],
  ['noPrice', 1, Number(newPrice.basis === 'no-price')],
];

/** Returns a bike's price new: from the catalogue, else from asking prices in 2020, else by its engine. */
export function newPriceOf(bike: BikeToValue, on: ValuationMonth, guess: () => number | null): NewPriceToday | null {
  const known = newPriceToday({ ...bike, cc: null }, on);
  if (known) return known;
  const log = guess();
  return log === null ? newPriceToday(bike, on) : { log, basis: 'no-price' };
}

/** Returns the segments of a row for the accuracy figures. */
function segmentsToday({ bike, age, newPrice }: RowOfToday): string[] {
  const kind = bike.electric ? 'electric' : bike.brand === 'royal-enfield' ? 'royal-enfield' : 'other petrol';
  const years = ages.find(({ to }) => age <= to)?.name ?? 'age 13+';
  return [kind, years, newPrice.basis, priceClass(Math.exp(newPrice.log))];
}

const ages = [
  { to: 3, name: 'age 0-3' },
  { to: 8, name: 'age 4-8' },
  { to: 12, name: 'age 9-12' },
] as const;

const priceClass = (newPrice: number): string =>
  newPrice < 105_000 ? 'new below 1.05 lakh' : newPrice > 250_000 ? 'new above 2.5 lakh' : 'new 1.05-2.5 lakh';

/** How today's market is fitted and evaluated; with so few rows, a range with 84 % of them covers 80 % of new ones. */
export const marketToday: MarketKind<RowOfToday, MarketToday> = {
  fit: fitMarketToday,
  value: logValueToday,
  asked: ({ price }) => price,
  repeats: 10,
  key: ({ bike, price }, index) => `${bike.brand}|${bike.slug}|${bike.year}|${bike.km}|${price}|${index}`,
  errorTerms: (_, row) => errorTermsToday(row),
  tails: [0.08, 0.92],
  isEven: true,
  segments: segmentsToday,
};
