import { logValue, sigmaOf, type ValuationModel } from '@dopahiya/engines/valuation';
import { figuresOf, type Judged, rounded } from './figures.ts';
import { crossValidate, reachOf } from './cross-validate.ts';
import { fitMarketToday, marketToday, type RowOfToday } from './market-of-today.ts';
import { fitSpread, quantile } from './spread.ts';

const VERSION = 1;

/** Minimum relative effect of a level to be stored in the file. */
const MIN_LEVEL = 0.005;

/** Extra uncertainty of a model without a known price, as measured on rows whose price was hidden. */
const MIN_WITHOUT_PRICE = 0.2;

const shownShares = [30, 40, 50, 60, 70, 75, 80, 85, 90, 95] as const;

/** Fits the model used for valuations and measures its out-of-fold accuracy. */
export function fitTodaysModel(
  rows: readonly RowOfToday[],
  { month, guessedPrices }: Pick<ValuationModel, 'month' | 'guessedPrices'>,
): ValuationModel {
  const market = fitMarketToday(rows);
  const { judged, errors } = crossValidate(rows, marketToday);
  const spread = fitSpread(errors, marketToday.repeats);
  const { error, coverage, segments } = figuresOf(judged, marketToday.repeats);
  const of = (name: string) => rounded(spread.coefficients.get(name) ?? 0, 3);
  const sizes = spread.relative.map(Math.abs).toSorted((one, other) => one - other);
  return {
    version: VERSION,
    month,
    rows: rows.length,
    guessedPrices,
    owner: market.owner,
    terms: roundedAll(market.terms, { digits: 4, min: 0 }),
    brand: roundedAll(market.brand, { digits: 3, min: MIN_LEVEL }),
    model: roundedAll(market.model, { digits: 3, min: MIN_LEVEL }),
    state: roundedAll(market.state, { digits: 3, min: MIN_LEVEL }),
    spread: {
      base: of('base'),
      age: of('age'),
      electric: of('electric'),
      noPrice: Math.max(of('noPrice'), MIN_WITHOUT_PRICE),
    },
    reach: rounded(reachOf(spread, marketToday)[1], 2),
    shares: shownShares.map((percent) => [rounded(quantile(sizes, percent / 100), 2), percent]),
    figures: { error, coverage, segments },
  };
}

function roundedAll(values: Readonly<Record<string, number>>, { digits, min }: { digits: number; min: number }) {
  const kept = Object.entries(values)
    .map(([name, value]) => [name, rounded(value, digits)] as const)
    .filter(([, value]) => Math.abs(value) >= min && value !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(kept);
}

/** Values rows outside the fit with a model. */
export function judgeByTodaysModel(rows: readonly RowOfToday[], model: ValuationModel): Judged[] {
  return rows.map((row) => {
    const { bike, age, newPrice, price } = row;
    const value = logValue(model, bike, newPrice, age);
    const reach = model.reach * sigmaOf(model, { age, electric: bike.electric, basis: newPrice.basis });
    const [low, high] = [Math.exp(value - reach), Math.exp(value + reach)];
    return { asked: price, value: Math.exp(value), low, high, segments: marketToday.segments(row, value) };
  });
}
