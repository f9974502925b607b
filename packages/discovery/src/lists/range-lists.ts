import { type BikeRange, budgetRanges, capacityRanges, formatPrice, paths } from '@dopahiya/domain';
import { namedBikes } from '../bike-list/bike-sources.ts';
import type { BikeList, NamedPage } from '../bike-list/bike-list.ts';
import { failureWithStatus, howToRead, rideFinder } from './list-words.ts';

const failure = failureWithStatus('Error Loading Data', 'bikes');

/** The bikes on sale whose engine is of a size, by the last segment of its address: '125-150'; null for no range. */
export function capacityList(segment: string): BikeList | null {
  const range = rangeIn(segment, capacityRanges, (min, max) => `${min}-${max} cc`);
  if (!range) return null;
  const { min, max, name } = range;
  return {
    path: paths.capacity(range),
    label: name,
    heading: `Best ${name} Bikes`,
    title: `Best ${name} bikes in India: prices, mileage, power`,
    description: `Every bike and scooter on sale in India with an engine of ${inSentence(name)}: ex-showroom price, mileage, power, drawn to one scale.`,
    intro: `Every bike and scooter on sale in India with an engine of ${inSentence(name)}; those that sell most come first. A model stands in the list by its exact displacement, both ends included. ${howToRead}`,
    trail: [rideFinder],
    related: others(capacityRanges, range, paths.capacity),
    sorts: ['popularity', 'price-low', 'price-high', 'mileage', 'engine-low', 'engine-high'],
    empty: { title: 'No bikes found in this range' },
    failure,
    fetchPage: namedBikes('filter/by-engine-capacity', { min_cc: min, max_cc: max }),
  };
}

/** The bikes on sale in a budget, by the last segment of its address: '70000-150000'; null for no range. */
export function budgetList(segment: string): BikeList | null {
  const range = rangeIn(segment, budgetRanges, (min, max) => `${formatPrice(min)} – ${formatPrice(max)}`);
  if (!range) return null;
  const { min, max, name } = range;
  return {
    path: paths.budget(range),
    label: name,
    heading: `Best Bikes in ${name} Range`,
    title: `Best bikes and scooters in India: ${inSentence(name)}`,
    description: `Every bike and scooter on sale in India for ${inSentence(name)} ex-showroom, with mileage, power and seat height, drawn to one scale.`,
    intro: `Every bike and scooter on sale in India whose cheapest variant costs ${inSentence(name)} ex-showroom; those that sell most come first. ${howToRead}`,
    trail: [rideFinder],
    related: others(budgetRanges, range, paths.budget),
    sorts: ['popularity', 'price-low', 'price-high', 'mileage', 'engine-capacity'],
    empty: { title: 'No bikes found in this budget range' },
    failure,
    fetchPage: namedBikes('budget_bikes', { min_price: min, max_price: max }),
  };
}

const pair = /^(0|[1-9]\d{0,6})-(0|[1-9]\d{0,6})$/;

function rangeIn(
  segment: string,
  known: readonly BikeRange[],
  nameOf: (min: number, max: number) => string,
): BikeRange | null {
  const [, low, high] = pair.exec(segment) ?? [];
  const [min, max] = [Number(low), Number(high)];
  if (low === undefined || max < min) return null;
  return known.find((range) => range.min === min && range.max === max) ?? { min, max, name: nameOf(min, max) };
}

const inSentence = (name: string): string => name.replace(/^(Under|Up|Above)/, (word) => word.toLowerCase());

const others = (ranges: readonly BikeRange[], shown: BikeRange, toPath: (range: BikeRange) => string): NamedPage[] =>
  ranges.filter((range) => range !== shown).map((range) => ({ label: range.name, to: toPath(range) }));
