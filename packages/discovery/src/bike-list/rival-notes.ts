import { type ApiClient, fetchRivalNotes, useApi } from '@dopahiya/api-client';
import type { BikeCard } from '@dopahiya/domain/bikes';
import { rivalNoteInWords } from '@dopahiya/engines/choose';
import { chosenCity, useFromRemembered } from '@dopahiya/visitor';
import { keepPreviousData, queryOptions, useQueries } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { pageSize } from './list-address.ts';

const freshFor = 30 * 60_000;

/** Whether the lists within say of each bike what beats it. */
export const ShowsRivals = createContext(false);

/** What beats each bike of one page of a list, in one call. */
export const rivalNotesQuery = (api: ApiClient, bikes: readonly BikeCard[], city: string) => {
  const slugs = bikes.flatMap(({ slug, status }) => (slug && status === 'on_sale' ? [slug] : []));
  return queryOptions({
    queryKey: ['rival-notes', city, slugs],
    queryFn: async ({ signal }) => (await fetchRivalNotes(api, slugs, city, { signal })).notes,
    enabled: slugs.length > 0,
    staleTime: freshFor,
    retry: false,
    placeholderData: keepPreviousData,
  });
};

/** Returns a line for each bike that says what beats it, by slug; bikes without one have nothing to say, or it is not known yet. */
export function useRivalNotes(bikes: readonly BikeCard[]): ReadonlyMap<string, string> {
  const api = useApi();
  const city = useFromRemembered(chosenCity, ({ name }) => name);
  const isShown = use(ShowsRivals);
  const pages = isShown ? pagesOf(bikes) : [];
  const answers = useQueries({ queries: pages.map((page) => rivalNotesQuery(api, page, city)) });
  return new Map(
    answers
      .flatMap(({ data = [] }) => data)
      .flatMap((note) => {
        const line = rivalNoteInWords(note);
        return line === null ? [] : [[note.slug, line] as const];
      }),
  );
}

const pagesOf = (bikes: readonly BikeCard[]): BikeCard[][] =>
  Array.from({ length: Math.ceil(bikes.length / pageSize) }, (_, page) =>
    bikes.slice(page * pageSize, (page + 1) * pageSize),
  );
