/** Where a search box stands. */
export type SearchPlace = 'header' | 'hero';

/** What a search box is called. */
export const searchLabels: Record<SearchPlace, string> = {
  header: 'Search Bikes or Scooters',
  hero: 'Search by brand, model, or type',
};
