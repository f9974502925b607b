import * as z from 'zod';
import { readTable } from '../../../core/tables/read-table.ts';
import { type State, states } from '../../pricing/index.ts';

const twoDigits = z.int().min(10).max(99);
const inStates = z.array(z.enum(states)).min(1);

/** States of PIN codes by their first two digits, and of sorting districts that lie in fewer states. */
const { circles, districts } = readTable(
  'pin-codes',
  z.strictObject({
    circles: z.array(z.strictObject({ first: twoDigits, last: twoDigits, states: inStates })),
    districts: z.array(z.strictObject({ prefixes: z.array(z.string().regex(/^\d{3}$/)), states: inStates })),
  }),
);

const byDistrict = new Map(
  districts.flatMap(({ prefixes, states: found }) => prefixes.map((prefix) => [prefix, found] as const)),
);

/** Checks whether words are a PIN code or at least its first two digits, which identify the region. */
export const isPin = (words: string): boolean => /^[1-9]\d{1,5}$/.test(words.replaceAll(' ', ''));

/** Returns the states of the PIN codes with this prefix of two digits or more; empty if there are none. */
export function statesOfPin(digits: string): readonly State[] {
  const circle = Number(digits.slice(0, 2));
  const found = circles.find(({ first, last }) => circle >= first && circle <= last)?.states ?? [];
  return byDistrict.get(digits.slice(0, 3)) ?? found;
}

/** Slugs of cities by the first three digits of their PIN codes. */
const pinsOfCities = readTable('pins-of-cities', z.record(z.string(), z.string().regex(/^\d{3}$/)));

const cityOfDistrict = new Map(Object.entries(pinsOfCities).map(([slug, prefix]) => [prefix, slug]));

/** Returns the slug of the city in or around the area of this three-digit PIN prefix; undefined if unknown. */
export const citySlugOfPin = (digits: string): string | undefined => cityOfDistrict.get(digits.slice(0, 3));
