import type { BikeMeasure, BikeSort, Fuel } from '@dopahiya/domain/requests';
import { type BodyStyle, motorcycleStyles, stylesWithin } from '@dopahiya/domain/specifications';
import type { BikeFilter } from '../../catalogue/index.ts';
import { FigureError, maxTableRows, numberOf, quoteWord } from './figure-words.ts';
import type { FigureList } from './figure-kind.ts';

/** Body styles of a word. */
const groups: Readonly<Record<string, BodyStyle[] | undefined>> = {
  scooters: stylesWithin('scooter'),
  motorcycles: motorcycleStyles,
  bikes: undefined,
};

const orders: Readonly<Record<string, BikeSort>> = {
  popularity: 'popularity',
  price: 'price-low',
  mileage: 'mileage',
  range: 'range',
  weight: 'weight',
  'seat-height': 'seat-height',
  cc: 'engine-low',
};

const measures: Readonly<Record<string, BikeMeasure>> = {
  price: 'price',
  cc: 'cc',
  mileage: 'mileage',
  range: 'range',
  seat: 'seat_height',
  weight: 'kerb_weight',
};

const usualRows = 10;
const anyNumber = { min: 0, max: 99_999_999 };

/** Parses a list tag: '[petrol|electric] scooters [over N|under N] [seat under N] [abs] [by ORDER] [first N]'. */
export function readList(said: readonly string[]): FigureList {
  const words = [...said];
  const fuel = words[0] === 'petrol' || words[0] === 'electric' ? (words.shift() as Fuel) : undefined;
  const group = words.shift();
  if (group === undefined || !Object.hasOwn(groups, group)) {
    throw new FigureError(`${quoteWord(group)} is no kind of bike: write one of ${Object.keys(groups).join(', ')}`);
  }
  const filter: BikeFilter = { statuses: ['on_sale'], fuel, bodyStyles: groups[group] };
  const list: FigureList = { filter, sort: 'popularity', limit: usualRows };
  while (words.length > 0) readCondition(words, list);
  return list;
}

/** Consumes one condition from the words. */
function readCondition(words: string[], list: FigureList): void {
  const word = words.shift() ?? '';
  if (word === 'abs') list.filter.abs = true;
  else if (word === 'by') list.sort = orderOf(words.shift());
  else if (word === 'first') list.limit = numberOf(words.shift(), 'number of rows', { min: 1, max: maxTableRows });
  else if (word === 'under' || word === 'over') bound(list.filter, 'price', [word, words.shift()]);
  else if (Object.hasOwn(measures, word)) bound(list.filter, measures[word] ?? 'price', [words.shift(), words.shift()]);
  else throw new FigureError(`'${word}' is no condition of a list: leave it out`);
}

function bound(filter: BikeFilter, measure: BikeMeasure, [side, word]: (string | undefined)[]): void {
  if (side !== 'under' && side !== 'over')
    throw new FigureError(`${quoteWord(side)} is no bound: write 'under' or 'over'`);
  const value = numberOf(word, 'bound', anyNumber);
  const end = side === 'under' ? { max: value } : { min: value };
  filter.ranges = { ...filter.ranges, [measure]: { ...filter.ranges?.[measure], ...end } };
}

function orderOf(word: string | undefined): BikeSort {
  const order = orders[word ?? ''];
  if (order) return order;
  throw new FigureError(`${quoteWord(word)} is no order: write one of ${Object.keys(orders).join(', ')}`);
}
