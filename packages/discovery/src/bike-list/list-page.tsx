import { Later, Skeleton } from '@dopahiya/ui-kit';
import type { ApiClient } from '@dopahiya/api-client';
import { defaultCity } from '@dopahiya/domain/places';
import { bikeSorts } from '@dopahiya/domain/requests';
import {
  definePage,
  infinitePageQuery,
  oneOf,
  type Page,
  pageNumber,
  type PageParameters,
  pageQuery,
  type PageQuery,
} from '@dopahiya/site';
import type { InfiniteData } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import * as texts from '#texts/bike-list';
import { bikeListHead } from './bike-list-head.ts';
import { listQueries, useListedPages } from './list-queries.ts';
import type { BikeList, BikePage, FoundList } from './bike-list.ts';
import { type ListAddress, readListAddress } from './list-address.ts';
import { type ListSlots, ListSurroundings } from './list-surroundings.tsx';
import { rivalNotesQuery } from './rival-notes.ts';

const loadInvalidPage = async () => (await import('./around-bikes.ts')).InvalidListPage;

/** Parameters shared by every list page. */
export const listParameters: PageParameters = { page: pageNumber, sort: oneOf(bikeSorts) };

interface ListedProps {
  list: BikeList;
  address: ListAddress;
}

interface FoundProps {
  address: ListAddress;
  found: FoundList;
}

type PageOfBikes = Page<ListSlots>;

interface ListPageOptions
  extends Pick<PageOfBikes, 'name'>, Partial<Pick<PageOfBikes, 'listed' | 'examples' | 'isIndexed'>> {
  path: string | readonly string[];
  /** Finds the list at an address of the page. */
  find: (address: ListAddress) => FoundList;
  /** Filter parameters, besides sort order and page. */
  parameters?: PageParameters;
  /** Queries of other sections on the page. */
  sections?: (api: ApiClient, list: BikeList) => readonly PageQuery[];
  /** Renders the list. */
  component: ComponentType<ListedProps>;
}

/** Defines a page that is a single list of bikes, found by its address. */
export function defineListPage({ find, parameters, sections, component, ...definition }: ListPageOptions): PageOfBikes {
  return definePage({
    parameters: { ...listParameters, ...parameters },
    read: ({ path, search }) => {
      const address = readListAddress(path, search);
      return { address, found: find(address) };
    },
    queries: (api, { address, found: { list } }) => {
      if (!list) return {};
      const pages = listQueries.pages(api, address, list);
      return {
        essential: infinitePageQuery(pages),
        // Sections of a page's own are fetched with the list; notes need its bikes first.
        sections: sections?.(api, list) ?? ((client) => notesOn(api, client.getQueryData(pages.queryKey))),
      };
    },
    answerAt: ({ found }) => (found.list ? null : { status: 404 }),
    useHead: ({ address, found: { list, problem } }) => {
      const { data } = useListedPages(address, list);
      if (list) return bikeListHead(list, address, data?.pages[0]?.results);
      return { title: texts.documentTitle(problem), description: texts.noListDescription };
    },
    component: listScreen(component),
    ...definition,
  });
}

/** Returns the query of what beats the bikes of a list, for the first HTML. */
function notesOn(api: ApiClient, data: InfiniteData<BikePage> | undefined): PageQuery[] {
  const bikes = data?.pages.flatMap(({ results }) => results) ?? [];
  return bikes.length > 0 ? [pageQuery(rivalNotesQuery(api, bikes, defaultCity))] : [];
}

/** Returns a component that renders the list at the address, or the error if the address names none. */
function listScreen(Listed: ComponentType<ListedProps>) {
  return function ListScreen({ address, found: { list, problem }, cardTools }: FoundProps & ListSlots) {
    if (!list) return <Later load={loadInvalidPage} fallback={<Skeleton height="300px" />} problem={problem} />;
    return (
      <ListSurroundings cardTools={cardTools}>
        <Listed list={list} address={address} />
      </ListSurroundings>
    );
  };
}
