import { colourNameIn, formatMonthIn, formatQuantityIn } from '@dopahiya/domain/languages';
import { formatNumber, formatPrice } from '@dopahiya/domain/site';
import { valueIn } from '../../../core/hindi/value-in-hindi.ts';
import type { BikeRow } from '../../catalogue/index.ts';
import type { ChatWords } from '../words/chat-words.ts';

/** Figure of a bike as shown on a card. */
export interface Fact {
  label: string;
  value: string;
}

const units: Readonly<Record<string, string>> = {
  seat_height: 'mm',
  ground_clearance: 'mm',
  wheelbase: 'mm',
  length: 'mm',
  kerb_weight: 'kg',
  top_speed: 'km/h',
  max_power: 'bhp',
  max_torque: 'Nm',
  fuel_capacity: 'L',
  engine_capacity: 'cc',
  mileage: 'kmpl',
  real_mileage: 'kmpl',
  battery_range: 'km',
  real_range: 'km',
  battery_capacity: 'kWh',
  charging_time: 'h',
};

/** Returns any figure of a bike; null if unknown. */
export function figureOf(bike: BikeRow, field: string, words: ChatWords): string | null {
  if (field === 'colours') return bike.colours.map(({ name }) => colourNameIn(words.language, name)).join(', ') || null;
  const all: Record<string, unknown> = { ...bike.specifications, ...bike };
  const value = all[field];
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return quantityOf(value, units[field], words);
  return typeof value === 'string' && value !== '' ? valueIn(words.language, value) : null;
}

const quantityOf = (value: number, unit: string | undefined, { language }: ChatWords): string =>
  unit === undefined ? formatNumber(value) : formatQuantityIn(language, value, unit);

/** Returns the known main figures of a bike. */
export function mainFigures(bike: BikeRow, { labels, ...words }: ChatWords): Fact[] {
  const { fuel_type } = bike;
  const fields = [
    [labels.weight, 'kerb_weight'],
    [fuel_type === 'electric' ? labels.range : labels.mileage, fuel_type === 'electric' ? 'battery_range' : 'mileage'],
    [labels.seat, 'seat_height'],
    [labels.power, 'max_power'],
  ] as const;
  const price = bike.price === null ? [] : [{ label: labels.price, value: formatPrice(bike.price) }];
  return [...price, ...fields.flatMap(([label, field]) => factOf(label, figureOf(bike, field, { labels, ...words })))];
}

/** Returns a fact, or none if the value is null. */
export const factOf = (label: string, value: string | null): Fact[] => (value === null ? [] : [{ label, value }]);

/** Returns the month of a day, a month or a year; null for a year alone. */
export const monthOfDate = (date: string): string | null => /^\d{4}-\d{2}/.exec(date)?.[0] ?? null;

/** Returns a line with the months of bikes' prices; none if they have one in common, which is the card's. */
export function monthsFact(bikes: readonly { price_month: string | null }[], words: ChatWords): Fact[] {
  const months = [...new Set(bikes.flatMap(({ price_month }) => price_month ?? []))].toSorted();
  const ends = months.length < 2 ? [] : [months[0], months.at(-1)];
  const names = ends.flatMap((month) => (month === undefined ? [] : [formatMonthIn(words.language, month)]));
  return factOf(words.pricesOf, names.join(' – ') || null);
}

/** Returns the common month of bikes' prices; null if they differ. */
export function commonMonth(bikes: readonly { price_month: string | null }[]): string | null {
  const [first = null, ...others] = new Set(bikes.map(({ price_month }) => price_month));
  return others.length === 0 ? first : null;
}
