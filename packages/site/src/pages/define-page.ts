import type { ApiClient } from '@dopahiya/api-client';
import type { Sitemap } from '@dopahiya/domain/requests';
import type { PageHead } from '@dopahiya/domain/site';
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createElement } from 'react';
import type { AnyPageForm } from './page-form.ts';
import type { PageLocation } from './page-location.ts';
import type { PageParameters } from './page-parameters.ts';
import type { FindPageQueries, PageQueries } from './page-queries.ts';

/** How a page answers instead of status 200: itself with another one, a redirect, or as if there were no page at all. */
export type PageAnswer = { status: number } | { redirect: string; status: 301 | 302 } | 'not-found';

/** What a page knows when its queries are answered; `error` is that of the essential one. */
interface Fetched {
  api: ApiClient;
  client: QueryClient;
  error: Error | null;
}

/**
 * How a rendered page is cached for all visitors: `cached` for a minute and stale for ten more, `briefly` for half a minute
 * and never stale, or `never`.
 */
export type PageStorage = 'cached' | 'briefly' | 'never';

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
  /** How the page at a location is cached, if its address has no free text. Asked before the page is, so that nothing is read for it. */
  storage: (at: PageLocation) => PageStorage;
  /** Its addresses in the sitemap, by what the API knows. */
  listed: (sitemap: Sitemap) => readonly ListedAddress[];
  /** Whether search engines may show it; a head without a path says no for a single address. */
  isIndexed: boolean;
  /** Whether its address holds a secret: no other site is told it as where a visitor came from, and no browser stores the page. */
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

/** A page as a feature writes it: what hangs on the address is given what was read from it; the component has that as props. */
interface Definition<Slots extends object, Read extends object> extends Partial<
  Omit<PageFacts, 'name' | 'paths' | 'queries' | 'answerAt' | 'answerWith'>
> {
  name: string;
  path: string | readonly string[];
  queries?: (api: ApiClient, read: Read) => PageQueries;
  answerAt?: (read: Read) => PageAnswer | null;
  answerWith?: (read: Read, fetched: Fetched) => PageAnswer | null;
  useHead: (read: Read) => PageHead;
  component: ComponentType<PageProps & Read & NoInfer<Slots>>;
}

/** A page that says what its address means. */
interface ReadingDefinition<Slots extends object, Read extends object> extends Definition<Slots, Read> {
  /** What the address says, read once for a request, and once for each location in the browser. */
  read: (at: PageLocation) => Read;
}

const isFixed = (path: string): boolean => !path.includes(':');

/**
 * Defines a page, once: the shell derives its routes, loaders, prefetch, cache key and place in the sitemap from it. By
 * default it has no parameters, fetches nothing, is cached, and is indexed and listed at its fixed addresses.
 */
export function definePage<Slots extends object = object, Read extends object = object>(
  definition: ReadingDefinition<Slots, Read>,
): Page<Slots>;
/** Defines a page that says nothing of its address: what hangs on it is given the location itself. */
export function definePage<Slots extends object = object>(definition: Definition<Slots, PageLocation>): Page<Slots>;
export function definePage<Slots extends object>(
  definition: Definition<Slots, PageLocation> & Partial<ReadingDefinition<Slots, PageLocation>>,
): Page<Slots> {
  const { path, read, queries, answerAt, answerWith, useHead, component, ...facts } = definition;
  const { isIndexed = true } = facts;
  const paths = typeof path === 'string' ? [path] : path;
  const fixed = paths.filter(isFixed);
  const readingAt = readOnce(read ?? ((at) => at));
  return {
    parameters: {},
    storage: () => 'cached',
    listed: () => (isIndexed ? fixed.map((address) => ({ path: address })) : []),
    examples: fixed,
    ...facts,
    paths,
    isIndexed,
    queries: (api, at) => queries?.(api, readingAt(at)) ?? {},
    answerAt: (at) => answerAt?.(readingAt(at)) ?? null,
    answerWith: (at, fetched) => answerWith?.(readingAt(at), fetched) ?? null,
    useHead: (at) => useHead(readingAt(at)),
    component: (props) => createElement(component, { ...readingAt(props.at), ...props }),
  };
}

/** Whether what a feature exports is one of its pages. */
export const isPage = (exported: unknown): exported is PageFacts =>
  typeof exported === 'object' && exported !== null && 'paths' in exported && 'answerAt' in exported;

/** What a location says is kept as long as the location itself: whoever is given the same one is given the same reading. */
function readOnce<Read extends object>(read: (at: PageLocation) => Read): (at: PageLocation) => Read {
  const readings = new WeakMap<PageLocation, Read>();
  return (at) => {
    const reading = readings.get(at) ?? read(at);
    readings.set(at, reading);
    return reading;
  };
}
