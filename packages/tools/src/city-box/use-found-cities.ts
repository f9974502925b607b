import { cityQueries, foundCities, useApi } from '@dopahiya/api-client';
import { useDebounced } from '@dopahiya/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

interface CitySearch {
  /** Text in the box. */
  text: string;
  chosen: string | null;
  isOpen: boolean;
  /** Called when cities cannot be fetched. */
  onFailure: (() => void) | undefined;
}

/** Fetches cities matching the text; all cities, largest first, while the text is the chosen city. */
export function useFoundCities({ text, chosen, isOpen, onFailure }: CitySearch) {
  const search = useDebounced(text === chosen ? '' : text.trim());
  const { data, isFetching, isError, isPlaceholderData, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...cityQueries.named(useApi(), search),
    select: foundCities,
    placeholderData: (last) => last,
    enabled: isOpen || (text !== '' && text !== chosen),
  });
  const tell = useEffectEvent(() => onFailure?.());
  useEffect(() => {
    if (isError) tell();
  }, [isError]);
  const found = isError || !data ? { cities: [] } : { ...data, hasMore: search !== '' && hasNextPage };
  const isCurrent = !isPlaceholderData && !isFetching && search === text.trim();
  return {
    found,
    /** Exact matches without fuzzy ones; undefined while loading. */
    named: isCurrent ? namedIn(data) : undefined,
    isCurrent,
    isLoading: isFetching && found.cities.length === 0,
    showMore: () => void fetchNextPage(),
  };
}

const namedIn = (data: ReturnType<typeof foundCities> | undefined) => (data?.guess ? [] : data?.cities);
