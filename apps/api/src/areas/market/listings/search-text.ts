import { withoutMarks } from '@dopahiya/engines/parser';

/** Fields a listing can be found by. */
export interface FoundBy {
  brand: string;
  model: string;
  version: string | null;
  year_of_manufacture: number;
  /** The city's names; empty if the city is unknown. */
  city: readonly (string | null | undefined)[];
}

/** Returns the search text of a listing; brand and model are included also without punctuation, which people leave out. */
export function searchTextOf({ brand, model, version, year_of_manufacture, city }: FoundBy): string {
  return [brand, model, version, year_of_manufacture, ...city, ...[brand, model].map(withoutMarks)]
    .filter(Boolean)
    .join(' ')
    .toLowerCase();
}
