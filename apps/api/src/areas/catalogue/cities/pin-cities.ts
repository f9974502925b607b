import * as z from 'zod';
import { readTable } from '../../../core/tables/read-table.ts';

/** Cities by the first three digits of their PIN codes, by slug. */
const pinsOfCities = readTable('pins-of-cities', z.record(z.string(), z.string().regex(/^\d{3}$/)));

const cityOfDistrict = new Map(Object.entries(pinsOfCities).map(([slug, prefix]) => [prefix, slug]));

/** The slug of the city that PIN codes with these first three digits belong to, or lie around; undefined where none is known. */
export const citySlugOfPin = (digits: string): string | undefined => cityOfDistrict.get(digits.slice(0, 3));
