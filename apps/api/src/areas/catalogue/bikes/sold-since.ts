import type { Wording } from '@dopahiya/domain/languages';
import * as z from 'zod';
import { readTable } from '../../../core/tables/read-table.ts';
import type { BikeRow } from './bike-repository.ts';
import { errors } from '../../../core/texts/index.ts';

/** First year of sale by slug, for names whose launch date in the catalogue is that of a later generation. */
const firstYears = readTable('sold-since', z.record(z.string(), z.int().min(0).max(2100)));

/** Bikes of a model launched in these first months of a year may have been made the year before. */
const EARLY_MONTHS = 3;

/** When a model's sale in India began; null if unknown. */
export interface SoldSince {
  name: string;
  year: number;
  /** Earliest possible year of manufacture. */
  madeFrom: number;
}

/** Returns when a model's sale began, from its launch in the catalogue; null if unknown. */
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

/** Returns the validation error for a year before the model was made; undefined if the year is possible. */
export const yearBeforeSale = (since: SoldSince | null, year: number): Wording | undefined =>
  since !== null && year < since.madeFrom ? errors.madeBeforeSale(since.name, since.year) : undefined;
