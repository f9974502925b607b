import { type Figures, figuresOf, type Judged, rounded } from './figures.ts';
import { crossValidate, type Reach, reachOf } from './cross-validate.ts';
import {
  type Asked2020,
  errorTermsOf2020,
  fitMarket2020,
  logValueOf2020,
  type Market2020,
  marketOf2020,
} from './market-of-2020.ts';
import type { Coefficients } from './robust-ridge.ts';
import { fitSpread, expectedError } from './spread.ts';

/** Coefficients by block and level; a block without levels has the level ''. */
type Blocks = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Market of 2020 as stored in its file: the price level with which asking prices of that year are compared, without any rows. */
export interface Market2020File {
  version: number;
  rows: number;
  figures: Omit<Figures, 'rows'>;
  reach: Reach;
  spread: Readonly<Record<string, number>>;
  blocks: Blocks;
}

/** Minimum effect of levels and slopes to be stored; names and cities are always kept, since knowing them reduces the error. */
const leastOf: Readonly<Record<string, number>> = { 'city.brand': 0.004, state: 0.004, model: 0.004, family: 0.004 };
const MIN_SLOPE = 0.0015;
const isSlope = (block: string): boolean => /\.(?:age|lk)$/.test(block) && block !== 'lk.age';

/** Fits the market of 2020 and measures its out-of-fold accuracy. */
export function fitMarket2020File(rows: readonly Asked2020[]): Market2020File {
  const { coefficients } = fitMarket2020(rows);
  const { judged, errors } = crossValidate(rows, marketOf2020);
  const spread = fitSpread(errors);
  const { rows: count, ...figures } = figuresOf(judged);
  const [down, up] = reachOf(spread, marketOf2020);
  return {
    version: 1,
    rows: count,
    figures,
    reach: [rounded(down, 2), rounded(up, 2)],
    spread: Object.fromEntries([...spread.coefficients].map(([name, value]) => [name, rounded(value, 3)])),
    blocks: toBlocks(coefficients),
  };
}

function toBlocks(coefficients: Coefficients): Blocks {
  const blocks: Record<string, Record<string, number>> = {};
  for (const [column, value] of [...coefficients].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const [block = '', ...level] = column.split('|');
    const digits = level.length > 0 && !isSlope(block) ? 3 : 5;
    const min = isSlope(block) ? MIN_SLOPE : (leastOf[block] ?? 0);
    if (Math.abs(value) >= min) (blocks[block] ??= {})[level.join('|')] = rounded(value, digits);
  }
  return blocks;
}

/** Returns the market stored in a file. */
export function marketOf({ blocks }: Pick<Market2020File, 'blocks'>): Market2020 {
  const columns = Object.entries(blocks).flatMap(([block, levels]) =>
    Object.entries(levels).map(([level, value]) => [level === '' ? block : `${block}|${level}`, value] as const),
  );
  return { coefficients: new Map(columns), cities: new Set(Object.keys(blocks['city'] ?? {})) };
}

/** Values rows outside the fit with the market of a file. */
export function judgeBy2020File(rows: readonly Asked2020[], file: Market2020File): Judged[] {
  const market = marketOf(file);
  const spread = new Map(Object.entries(file.spread));
  return rows.map((asked) => {
    const value = logValueOf2020(market, asked.row);
    const sigma = expectedError(spread, errorTermsOf2020(market, asked.row, value));
    const [low, high] = file.reach.map((far) => Math.exp(value + far * sigma)) as [number, number];
    return { asked: asked.price, value: Math.exp(value), low, high, segments: marketOf2020.segments(asked, value) };
  });
}
