import { foundPageQueries, suggestionQueries, useApi } from '@dopahiya/api-client';
import type { Autocomplete } from '@dopahiya/domain/requests';
import { type ComboboxSection, useDebounced } from '@dopahiya/ui-kit';
import { recentSearches, riderHeight, useRemembered } from '@dopahiya/visitor';
import { queryOptions, useQuery } from '@tanstack/react-query';
import * as texts from '#texts/bike-suggestions';
import { title as pagesTitle } from '#texts/found-pages';
import { foundPageOptions } from '../found-pages/found-page-options.tsx';
import { bikeOption, leadOptions, readOptions, type SearchOption, termOptions } from './search-options.tsx';
import type { SearchPlace } from './bike-search-props.ts';

/** Maximum number of the browser's recent searches; an API with user history fills the rest. */
const mostRecent = 5;

interface Suggestions {
  sections: readonly ComboboxSection<SearchOption>[];
  status: 'idle' | 'loading';
  emptyTexts: readonly string[];
}

/**
 * Returns the suggestions of an open search box: bikes with pages below, or recent and popular terms if there is no text. On an error
 * there are none.
 */
export function useSuggestions(place: SearchPlace, text: string, isOpen: boolean): Suggestions {
  const query = useDebounced(text.trim());
  const asked = useWordsWithHeight(query, isOpen);
  const [recent] = useRemembered(recentSearches);
  const { data, isError, isFetching } = useQuery({
    ...suggestionQueries.matching(useApi(), asked),
    enabled: isOpen,
    // Keeps the last results until the next ones arrive.
    placeholderData: (last, before) => (query && before?.queryKey[1] ? last : undefined),
  });
  const pages = usePages(asked, isOpen);
  const words = texts.lists[place];
  const recentTerms = isError ? [] : withoutRepeats([...recent, ...(data?.recent_searches ?? [])]).slice(0, mostRecent);
  const popularTerms = withoutRepeats([...recentTerms, ...(data?.popular_searches ?? [])]).slice(recentTerms.length);
  const terms = [
    section(words.recent, termOptions(recentTerms, 'clock')),
    section(words.popular, termOptions(popularTerms, 'trending')),
  ];
  const { bikes, leads } = foundOptions(data, asked, place);
  return {
    sections: query ? [section(texts.asked, leads), section(words.bikes, bikes), section(pagesTitle, pages)] : terms,
    status: isFetching ? 'loading' : 'idle',
    emptyTexts: query ? words.nothingFound(query) : words.nothingTyped,
  };
}

/** Fetches pages separately, so that bikes need not wait for them. */
function usePages(query: string, isOpen: boolean): SearchOption[] {
  const { data = [] } = useQuery({
    ...foundPageQueries.matching(useApi(), query),
    enabled: isOpen && query !== '',
    placeholderData: (last) => (query ? last : undefined),
  });
  return query ? foundPageOptions(data) : [];
}

function useWordsWithHeight(query: string, isOpen: boolean): string {
  const [height] = useRemembered(riderHeight);
  const isRead = isOpen && query !== '' && height !== null;
  return useQuery({ ...wordsQuery(query, height ?? 0), enabled: isRead }).data ?? query;
}

const wordsQuery = (query: string, height: number) =>
  queryOptions({
    queryKey: ['words-with-height', query, height],
    // Loaded lazily: the query parser would add to the first bundle of every page with a search box.
    queryFn: async () => (await import('./words-with-height.ts')).wordsWithHeight(query, height),
    staleTime: Infinity,
  });

/** Converts the results to options: pages that the words ask for, and bikes. */
const foundOptions = (found: Autocomplete | undefined, query: string, place: SearchPlace) => ({
  leads: [...leadOptions(found?.leads ?? []), ...readOptions(found?.read, query)],
  bikes: found?.results.map((bike) => bikeOption(bike, query, place)) ?? [],
});

/** Removes terms that differ only in case, keeping the first. */
function withoutRepeats(terms: readonly string[]): string[] {
  const nameOf = (term: string) => term.trim().toLowerCase();
  return terms.filter((term, place) => terms.findIndex((other) => nameOf(other) === nameOf(term)) === place);
}

const section = (title: string, options: SearchOption[]) => ({ title, options });
