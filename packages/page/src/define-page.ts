import type { ApiClient } from '@dopahiya/api-client';
import type { PageHead, Sitemap } from '@dopahiya/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { AnyPageForm } from './page-form.ts';
import type { PageLocation } from './page-location.ts';
import type { PageParameters } from './page-parameters.ts';
import type { FindPageQueries } from './page-queries.ts';

/** How a page answers instead of status 200: itself with another one, a redirect, or as if there were no page at all. */
export type PageAnswer = { status: number } | { redirect: string; status: 301 | 302 } | 'not-found';

/** What a page knows when its queries are answered; `error` is that of the essential one. */
export interface Fetched {
  api: ApiClient;
  client: QueryClient;
  error: Error | null;
}

/** Where a rendered page may be cached for all visitors: on disk and in memory, in memory alone, or nowhere. */
export type PageStorage = 'disk' | 'memory' | 'none';

/** An address for search engines, with the day of its last change (ISO) where that is known. */
export interface ListedAddress {
  path: string;
  changedOn?: string | null;
}

/** What every page's component is given. */
export interface PageProps {
  at: PageLocation;
}

/** What a page is, beside how it is drawn. */
export interface PageFacts {
  /** Unique, kebab-case; its route module has this name. */
  name: string;
  /** Patterns of the router under which the page stands. */
  paths: readonly string[];
  parameters: PageParameters;
  queries: FindPageQueries;
  /** Decided by the address alone, before anything is fetched. */
  answerAt: (at: PageLocation) => PageAnswer | null;
  /** Decided by what was fetched; null leaves it to the essential query: 200, 404 where there is no such thing, else 503. */
  answerWith: (at: PageLocation, fetched: Fetched) => PageAnswer | null;
  /** Where the page at a location may be cached, if its address has no free text. */
  storage: (at: PageLocation) => PageStorage;
  /** Its addresses in the sitemap, by what the API knows. */
  listed: (sitemap: Sitemap) => readonly ListedAddress[];
  /** Whether search engines may show it; a head without a path says no for a single address. */
  isIndexed: boolean;
  /** Whether its address holds a secret, which no other site is told as where a visitor came from. */
  keepsAddress?: boolean;
  /** What the page does with a form that is sent to its own address. */
  form?: AnyPageForm;
  /** Addresses that stand for the page where it is measured or tried. */
  examples: readonly string[];
}

/** A page, whole; `Slots` are the elements of other features that the shell gives it. */
export interface Page<Slots extends object = object> extends PageFacts {
  /** Title, description and the like; a hook, so that it follows what the page's queries find. */
  useHead: (at: PageLocation) => PageHead;
  component: ComponentType<PageProps & Slots>;
}

type Definition<Slots extends object> = Pick<Page<Slots>, 'name' | 'useHead' | 'component'> &
  Partial<Omit<PageFacts, 'name' | 'paths'>> & { path: string | readonly string[] };

const isFixed = (path: string): boolean => !path.includes(':');

/**
 * Defines a page, once: the shell derives its routes, loaders, prefetch, cache key and place in the sitemap from it. By
 * default it has no parameters, fetches nothing, is cached on disk, and is indexed and listed at its fixed addresses.
 */
export function definePage<Slots extends object = object>(definition: Definition<Slots>): Page<Slots> {
  const { path, isIndexed = true, ...rest } = definition;
  const paths = typeof path === 'string' ? [path] : path;
  const fixed = paths.filter(isFixed);
  return {
    parameters: {},
    queries: () => ({}),
    answerAt: () => null,
    answerWith: () => null,
    storage: () => 'disk',
    listed: () => (isIndexed ? fixed.map((address) => ({ path: address })) : []),
    examples: fixed,
    ...rest,
    paths,
    isIndexed,
  };
}
