import type { BikeSuggestion } from '@dopahiya/domain';
import { drawingAddress, primaryDrawing } from '../media/drawing-address.ts';
import type { SuggestionRow } from './search-repository.ts';

/** A bike of the search box as the contract has it; its year is that of its launch. */
export function presentSuggestion(row: SuggestionRow): BikeSuggestion {
  const { id, name, brand, brand_slug, slug, launch_date, price, engine_capacity, max_power } = row;
  const year = launch_date === null ? null : Number(launch_date.slice(0, 4));
  const image = drawingAddress(slug, primaryDrawing(row));
  return { id, name, brand, brand_slug, slug, year, price, engine_capacity, max_power, image };
}
