import * as z from 'zod';
import { readTable } from '../../../core/tables/read-table.ts';
import type { BikeRow } from './bike-repository.ts';

/** The launch date of some models is that of a later generation: since when their names are sold, by slug. */
const firstYears = readTable('sold-since', z.record(z.string(), z.int().min(0).max(2100)));

/** Bikes of a model that comes in the first months of a year are made in the year before. */
const EARLY_MONTHS = 3;

/** Since when a model is sold in India; null where that is not known. */
export interface SoldSince {
  name: string;
  year: number;
  /** The first year in which one was made. */
  madeFrom: number;
}

/** Since when a model is sold, from its launch in the catalogue; null where nobody knows. */
export function soldSince({
  slug,
  name,
  launch_date,
}: Pick<BikeRow, 'slug' | 'name' | 'launch_date'>): SoldSince | null {
  if (launch_date === null) return null;
  const [launched = 0, month = 0] = launch_date.split('-').map(Number);
  const year = firstYears[slug] ?? launched;
  return { name, year, madeFrom: year === launched && month > EARLY_MONTHS ? year : year - 1 };
}

/** What is said of a year in which no bike of a model was made; undefined where it may be. */
export const yearBeforeSale = (since: SoldSince | null, year: number): string | undefined =>
  since !== null && year < since.madeFrom
    ? `The ${since.name} has been sold since ${since.year}. Give a year from ${since.year}, or check the model.`
    : undefined;
