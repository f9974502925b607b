import type { ApiClient, RequestOptions } from '@dopahiya/api-client';
import type { BikeCard, BikeFacets } from '@dopahiya/domain/bikes';
import type { BikeRequest, Page, SearchLead } from '@dopahiya/domain/requests';
import type { Reading, ReadPart } from '@dopahiya/engines/plain-words';
import type { QueryClient } from '@tanstack/react-query';
import type { ListSort } from './sort-labels.ts';

/** A page that a list leads to, with what its link says. */
export interface NamedPage {
  label: string;
  to: string;
}

/** One page of bikes; facets only where the list can be narrowed by them. */
export interface BikePage extends Page<BikeCard> {
  facets?: BikeFacets | null;
  /** How many bikes a bound on seat height or weight leaves aside, or keeps by choice, because theirs is not known. */
  unknown?: number;
  /** How the words of a search were read. */
  reading?: Reading;
  /** Where no bike fulfils all of a search: how many do without one part of it. */
  without?: readonly { part: ReadPart; count: number }[];
  /** Pages that the words of a search ask for beside the bikes. */
  leads?: readonly SearchLead[];
}

/** Which page of a list is fetched, how long it is, and in which order. */
export interface ListPageRequest extends Pick<BikeRequest, 'sort'> {
  page: number;
  limit: number;
}

/** What goes with a request for a page. */
export interface FetchOptions extends RequestOptions {
  /** Whether it is the page that a list begins with, which also says what the list can be narrowed by. */
  isFirst: boolean;
  /** Knows what the page has fetched beside it. */
  client: QueryClient;
}

/** A list, or what is said where an address names none. */
export type FoundList = { list: BikeList; problem?: never } | { list: null; problem: string };

/** Fetches one page of a list. */
export type FetchPage = (api: ApiClient, page: ListPageRequest, options: FetchOptions) => Promise<BikePage>;

/** A page that lists bikes: its words, its orders, and where its bikes come from. */
export interface BikeList {
  /** Address of its first page, without parameters; tells lists apart in the query cache. */
  path: string;
  /** Parameters of its address that say which bikes it holds; a list with any is no page for search engines. */
  parameters?: readonly (readonly [name: string, value: string])[];
  /** What links to it say. */
  label: string;
  heading: string;
  /** Title and description of the document. */
  title: string;
  description: string;
  /** What the list holds and how to read it. */
  intro: string;
  /** The pages above it, below the home page. */
  trail?: readonly NamedPage[];
  /** Where one goes from here to choose another; the ride finder unless something is nearer, or wherever one came from. */
  back?: NamedPage | 'page-before';
  /** Lists beside it, offered above the bikes. */
  related?: readonly NamedPage[];
  /** Orders to choose from, the first is the list's own; none for a list that has but one. */
  sorts: readonly ListSort[];
  /** Whether its answer says its order, which its words ask for; then each order that is chosen is asked for by name. */
  isOrderRead?: true;
  /** What is said when it holds no bike. */
  empty: { title: string; message?: string; action?: NamedPage };
  /** What is said when it does not load; `message` says why, else the error does. */
  failure: { title: string; message?: (error: Error) => string };
  fetchPage: FetchPage;
}
