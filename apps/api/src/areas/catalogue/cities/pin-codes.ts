import * as z from 'zod';
import { readTable } from '../../../core/tables/read-table.ts';
import { type State, states } from '../../pricing/index.ts';

const twoDigits = z.int().min(10).max(99);
const inStates = z.array(z.enum(states)).min(1);

/** The states of PIN codes by their first two digits, and of sorting districts that lie in fewer states. */
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

/** Whether words are a PIN code or its first digits: two at least tell where it is. */
export const isPin = (words: string): boolean => /^[1-9]\d{1,5}$/.test(words.replaceAll(' ', ''));

/** The states of the PIN codes that begin with these digits, two at least; none where there are no such codes. */
export function statesOfPin(digits: string): readonly State[] {
  const circle = Number(digits.slice(0, 2));
  const found = circles.find(({ first, last }) => circle >= first && circle <= last)?.states ?? [];
  return byDistrict.get(digits.slice(0, 3)) ?? found;
}

/** Cities by the first three digits of their PIN codes, by slug. */
const pinsOfCities = readTable('pins-of-cities', z.record(z.string(), z.string().regex(/^\d{3}$/)));

const cityOfDistrict = new Map(Object.entries(pinsOfCities).map(([slug, prefix]) => [prefix, slug]));

/** The slug of the city that PIN codes with these first three digits belong to, or lie around; undefined where none is known. */
export const citySlugOfPin = (digits: string): string | undefined => cityOfDistrict.get(digits.slice(0, 3));
