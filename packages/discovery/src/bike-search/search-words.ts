import { missingPrice } from '@dopahiya/domain';
import type { SearchPlace } from './search-place.ts';

interface SearchWords {
  bikes: string;
  recent: string;
  popular: string;
  noPrice: string;
  nothingFound: (query: string) => readonly string[];
  nothingTyped: readonly string[];
}

/** What the list of a search box says, by its place. */
export const searchWords: Record<SearchPlace, SearchWords> = {
  header: {
    bikes: 'Bike Suggestions',
    recent: 'Recent Searches',
    popular: 'Popular Searches',
    noPrice: 'N/A',
    nothingFound: (query) => [`No results found for "${query}"`],
    nothingTyped: ['Start typing to search for bikes'],
  },
  hero: {
    bikes: 'Bike Matches',
    recent: 'Recent Searches',
    popular: 'Trending Now',
    noPrice: missingPrice.search,
    nothingFound: (query) => [`No bikes found for "${query}"`, 'Try different keywords'],
    nothingTyped: ['Search for motorcycles', 'Browse by brand, model, or type'],
  },
};
