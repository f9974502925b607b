import { withoutMarks } from '../../search/index.ts';

/** What a listing is found by. */
export interface FoundBy {
  brand: string;
  model: string;
  version: string | null;
  year_of_manufacture: number;
  /** Its names; a city that nobody knows has none. */
  city: readonly (string | null | undefined)[];
}

/** All words that a listing is found by, as one text; names also without the marks that people leave out. */
export function searchTextOf({ brand, model, version, year_of_manufacture, city }: FoundBy): string {
  return [brand, model, version, year_of_manufacture, ...city, ...[brand, model].map(withoutMarks)]
    .filter(Boolean)
    .join(' ')
    .toLowerCase();
}
