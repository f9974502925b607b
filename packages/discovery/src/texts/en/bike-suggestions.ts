import { plural } from '@dopahiya/domain/site';

/** What the list of a search box says, by the place of the box. */
export const lists = {
  header: {
    bikes: 'Bike Suggestions',
    recent: 'Recent Searches',
    popular: 'Popular Searches',
    nothingFound: (query: string) => [`No results found for "${query}"`],
    nothingTyped: ['Start typing to search for bikes'],
  },
  hero: {
    bikes: 'Bike Matches',
    recent: 'Recent Searches',
    popular: 'Trending Now',
    nothingFound: (query: string) => [`No bikes found for "${query}"`, 'Try different keywords'],
    nothingTyped: ['Search for motorcycles', 'Browse by brand, model, or type'],
  },
};

export const showBikes = (conditions: readonly string[]) => `Show bikes: ${conditions.join(' · ')}`;
export const noBikes = (conditions: readonly string[]) =>
  `No bike matches everything: ${conditions.join(' · ')}. See close matches`;
export const counted = (count: number) => plural(count, { one: `${count} bike`, other: `${count} bikes` });
export const asked = 'Quick links';
export const unknownBrand = 'Unknown Brand';
export const unknownYear = 'year not known';
export const unknownPrice = 'N/A';
