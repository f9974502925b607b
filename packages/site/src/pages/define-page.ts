import type { ApiClient } from '@dopahiya/api-client';
import type { Sitemap } from '@dopahiya/domain/requests';
import type { PageHead } from '@dopahiya/domain/site';
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createElement } from 'react';
import type { AnyPageForm } from './page-form.ts';
import type { PageLocation } from './page-location.ts';
import type { PageParameters } from './page-parameters.ts';
import type { FindPageQueries, PageQueries } from './page-queries.ts';

/** Response of a page other than status 200: the page with another status, a redirect, or not found. */
export type PageAnswer = { status: number } | { redirect: string; status: 301 | 302 } | 'not-found';

/** Data of a page after its queries; `error` is that of the essential one. */
interface Fetched {
  api: ApiClient;
  client: QueryClient;
  error: Error | null;
}

/**
 * Cache policy of a rendered page, shared by all visitors: `cached` for a minute plus ten minutes stale,
 * `briefly` for half a minute and never stale, or `never`.
 */
export type PageStorage = 'cached' | 'briefly' | 'never';

/** URL in the sitemap, with the day of its last change (ISO) if known. */
export interface ListedAddress {
  path: string;
  changedOn?: string | null;
}

/** Props of every page component. */
export interface PageProps {
  at: PageLocation;
}

/** Definition of a page without its component. */
export interface PageFacts {
  /** Unique name in kebab-case, also that of its route module. */
  name: string;
  /** Route patterns of the page. */
  paths: readonly string[];
  parameters: PageParameters;
  queries: FindPageQueries;
  /** Response decided by the URL alone, before anything is fetched. */
  answerAt: (at: PageLocation) => PageAnswer | null;
  /** Response decided by the fetched data; null leaves it to the essential query: 200, 404 if not found, else 503. */
  answerWith: (at: PageLocation, fetched: Fetched) => PageAnswer | null;
  /** Cache policy at a location without free text in its URL. Called before anything is fetched. */
  storage: (at: PageLocation) => PageStorage;
  /** Its URLs in the sitemap, from the API's data. */
  listed: (sitemap: Sitemap) => readonly ListedAddress[];
  /** Whether search engines may index it; a head without a path excludes a single URL. */
  isIndexed: boolean;
  /** Whether its URL contains a secret: it is never sent as a referrer, and browsers must not store the page. */
  keepsAddress?: boolean;
  /** Handling of a form posted to its own URL. */
  form?: AnyPageForm;
  /** Example URLs for tests and measurements. */
  examples: readonly string[];
}

/** Complete page; `Slots` are elements of other features that the app passes to it. */
export interface Page<Slots extends object = object> extends PageFacts {
  /** Title, description and other metadata; a hook, so that it follows the page's queries. */
  useHead: (at: PageLocation) => PageHead;
  component: ComponentType<PageProps & Slots>;
}

/** Page as a feature defines it: callbacks get what was read from the URL, and the component gets it as props. */
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

/** Page that parses its URL. */
interface ReadingDefinition<Slots extends object, Read extends object> extends Definition<Slots, Read> {
  /** Parses the URL; called once per request, and once per location in the browser. */
  read: (at: PageLocation) => Read;
}

const isFixed = (path: string): boolean => !path.includes(':');

/**
 * Defines a page: the app derives its routes, loaders, prefetching, cache key and sitemap entries from it. By
 * default it has no parameters, fetches nothing, is cached, indexed, and listed at its fixed paths.
 */
export function definePage<Slots extends object = object, Read extends object = object>(
  definition: ReadingDefinition<Slots, Read>,
): Page<Slots>;
/** Defines a page that does not parse its URL: callbacks get the location itself. */
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

/** Checks whether an export of a feature is one of its pages. */
export const isPage = (exported: unknown): exported is PageFacts =>
  typeof exported === 'object' && exported !== null && 'paths' in exported && 'answerAt' in exported;

/** Caches the result per location object, so that the same location always gets the same result. */
function readOnce<Read extends object>(read: (at: PageLocation) => Read): (at: PageLocation) => Read {
  const readings = new WeakMap<PageLocation, Read>();
  return (at) => {
    const reading = readings.get(at) ?? read(at);
    readings.set(at, reading);
    return reading;
  };
}
