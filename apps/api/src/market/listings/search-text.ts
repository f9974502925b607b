/** What a listing is found by. */
export interface FoundBy {
  brand: string;
  model: string;
  version: string | null;
  year: number;
  /** Its names; a city that nobody knows has none. */
  city: readonly (string | null | undefined)[];
}

/** All words that a listing is found by, as one text. */
export function searchTextOf({ brand, model, version, year, city }: FoundBy): string {
  return [brand, model, version, year, ...city].filter(Boolean).join(' ').toLowerCase();
}
