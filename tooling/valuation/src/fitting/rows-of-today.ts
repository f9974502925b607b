import type { BikeToValue, ValuationMonth } from '@dopahiya/engines/valuation';
import type { PricedModel } from '../matching/catalogue-models.ts';
import { modelMatcher } from '../matching/model-matcher.ts';
import type { StateFinder } from '../rows/states-of-places.ts';
import type { UsedRow } from '../rows/used-row.ts';
import { logValueOf2020, type Market2020, namesOf2020 } from './market-of-2020.ts';
import { newPriceOf, type RowOfToday } from './market-of-today.ts';

/** Dependencies for parsing rows of today's market. */
export interface TodaysSources {
  models: readonly PricedModel[];
  stateOf: StateFinder;
  market2020: Market2020;
  /** Month of the asking prices. */
  on: ValuationMonth;
}

/** Parses rows of today's market, omitting models with an unknown price new. */
export function rowsOfToday(rows: readonly UsedRow[], sources: TodaysSources): RowOfToday[] {
  const { models, stateOf, market2020, on } = sources;
  const match = modelMatcher(models);
  const bySlug = new Map(models.map((model) => [model.slug, model]));
  return rows.flatMap((row) => {
    const year = row.year ?? on.year - row.age;
    const matched = match({ ...row, year });
    const model = matched.slug === null ? undefined : bySlug.get(matched.slug);
    const bike: BikeToValue = {
      ...matched,
      electric: model?.electric ?? false,
      cc: model?.cc ?? row.cc ?? ccInName(row.name),
      newPrice: model?.newPrice ?? null,
      year,
      km: row.km,
      owner: row.owner,
      state: stateOf(row.place),
    };
    const newPrice = newPriceOf(bike, on, () => guessedNewPrice(market2020, row));
    return newPrice ? [{ bike, age: row.age, newPrice, price: row.price }] : [];
  });
}

/** Estimates the price new of unpriced models in whole rupees, by slug, for those with asking prices in 2020. */
export function guessedPrices(models: readonly PricedModel[], market: Market2020): Record<string, number> {
  const unpriced = models.filter(({ newPrice, electric }) => newPrice === null && !electric);
  const guesses = unpriced.map(({ slug, brand, name, cc }) => {
    const written = brandNames2020(market).find((one) => one.toLowerCase().replaceAll(' ', '-') === brand);
    const log = written === undefined ? null : guessedNewPrice(market, { brand: written, name, cc }, ['model']);
    return [slug, log === null ? null : Math.round(Math.exp(log) / 100) * 100] as const;
  });
  return Object.fromEntries(guesses.filter((guess): guess is [string, number] => guess[1] !== null));
}

const brandNames2020 = ({ coefficients }: Market2020): string[] =>
  [...coefficients.keys()].flatMap((column) => (column.startsWith('brand|') ? [column.slice('brand|'.length)] : []));

const USUAL_BIKE = { age: 6, km: Math.exp(10), owner: 1, city: '', state: null } as const;
const USUAL_CC = 150;

/**
 * Estimates a model's price new as a logarithm from its value in 2020 at six years of age; null for a name not listed then. Both parameters
 * of the line were fitted on models with known prices in both years.
 */
function guessedNewPrice(
  market: Market2020,
  row: Pick<UsedRow, 'brand' | 'name' | 'cc'>,
  by: readonly ('model' | 'family')[] = ['model', 'family'],
): number | null {
  const names = namesOf2020(row);
  const columns = [...market.coefficients.keys()];
  const listed = by
    .map((part) => names[part])
    .map((name) => columns.find((column) => column === `variant|${name}` || column.startsWith(`variant|${name} `)))
    .find((column) => column !== undefined);
  if (listed === undefined) return null;
  const cc = row.cc ?? ccInName(row.name) ?? ccInName(listed) ?? USUAL_CC;
  return 2.03 + 0.895 * logValueOf2020(market, { ...names, ...USUAL_BIKE, cc });
}

/** Returns the engine size at the end of a name, in cc. */
function ccInName(name: string): number | null {
  const numbers = [...name.matchAll(/\d{2,4}/g)].map(([digits]) => Number(digits));
  return numbers.findLast((number) => number >= 50 && number <= 1300) ?? null;
}
