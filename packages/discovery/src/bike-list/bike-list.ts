import type { ApiClient, RequestOptions } from '@dopahiya/api-client';
import type { BikeCard, BikeFacets } from '@dopahiya/domain/bikes';
import type { BikeRequest, Page, SearchLead } from '@dopahiya/domain/requests';
import type { Reading, ReadPart } from '@dopahiya/engines/plain-words';
import type { QueryClient } from '@tanstack/react-query';
import type { ListSort } from './sort-labels.ts';

/** Label and address of a linked page. */
export interface NamedPage {
  label: string;
  to: string;
}

/** One page of bikes; facets only if the list can be filtered. */
export interface BikePage extends Page<BikeCard> {
  facets?: BikeFacets | null;
  /** Number of bikes with an unknown seat height or weight that a filter excludes (or, by choice, includes). */
  unknown?: number;
  /** How the words of a search were interpreted. */
  reading?: Reading;
  /** If no bike meets all conditions of a search: the number of bikes without each single condition. */
  without?: readonly { part: ReadPart; count: number }[];
  /** Other pages that the search words ask for. */
  leads?: readonly SearchLead[];
}

/** Page number, page size and sort order of a request. */
export interface ListPageRequest extends Pick<BikeRequest, 'sort'> {
  page: number;
  limit: number;
}

/** Options of a page request. */
export interface FetchOptions extends RequestOptions {
  /** Whether this is the list's first page, which includes the facets. */
  isFirst: boolean;
  /** Query client, for reading other data that the page has fetched. */
  client: QueryClient;
}

/** A list, or an error message if the address names none. */
export type FoundList = { list: BikeList; problem?: never } | { list: null; problem: string };

/** Fetches one page of a list. */
export type FetchPage = (api: ApiClient, page: ListPageRequest, options: FetchOptions) => Promise<BikePage>;

/** Definition of a list page: texts, sort orders and data source. */
export interface BikeList {
  /** Address of its first page, without parameters; part of the query key. */
  path: string;
  /** Filter parameters of its address; a filtered list is not indexed by search engines. */
  parameters?: readonly (readonly [name: string, value: string])[];
  /** Label of links to it. */
  label: string;
  heading: string;
  /** Document title and description. */
  title: string;
  description: string;
  /** Introduction: what the list contains and how to read it. */
  intro: string;
  /** Breadcrumb pages between the home page and this one. */
  trail?: readonly NamedPage[];
  /** Target of the back link: a page, or the previous page. The ride finder by default. */
  back?: NamedPage | 'page-before';
  /** Related lists, linked above the bikes. */
  related?: readonly NamedPage[];
  /** Available sort orders, the default first; empty if there is only one order. */
  sorts: readonly ListSort[];
  /** Whether the server derives the default order from the search words; any chosen order is then sent explicitly. */
  isOrderRead?: true;
  /** Shown if the list has no bikes. */
  empty: { title: string; message?: string; action?: NamedPage };
  /** Shown if the list fails to load; without `message` the error's own message is used. */
  failure: { title: string; message?: (error: Error) => string };
  fetchPage: FetchPage;
}
