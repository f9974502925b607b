import {
  type ApiClient,
  cityQueries,
  createApiClient,
  dealershipQueries,
  fetchBrand,
  fetchCities,
  fetchComparisonChoices,
  fetchElectricPage,
  fetchSuggestions,
} from '@dopahiya/api-client';
import { clientCalls, type DocumentedCall, documentedCalls, type DocumentedValue } from '@dopahiya/api-client/testing';
import { paths } from '@dopahiya/domain/site';
import { bodyStyleNames } from '@dopahiya/domain/specifications';
import { locationOf } from '@dopahiya/site';
import { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { sitePages } from './site-pages.ts';

/** A request sent by the site. */
interface Sent {
  method: string;
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown>;
}

const honda = { id: 3, name: 'Honda', slug: 'honda' };
const delhi = { id: 1, name: 'Delhi' };
const bike = { id: 7, slug: 'activa-6g', name: 'Activa 6G', brand: honda, bike_model: 7, question: '?', answer: '!' };
const listOf = (...results: object[]) => ({ count: results.length, next: null, previous: null, results });
const answers: Record<string, object> = { 'brands/': listOf(honda), 'brands/honda/': honda, 'cities/': listOf(delhi) };
const anything = {
  ...bike,
  ...listOf(bike),
  bikes: [bike, bike],
  states: [],
  access: 'a.b.c',
  title: 'A title',
  category: 'Guide',
};

/** Returns the fields of a JSON or form body; a file counts by its name. */
async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    const fields = [...(await request.formData())];
    return Object.fromEntries(fields.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));
  }
  const text = await request.text();
  return (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
}

/** Returns the requests sent while this runs, to an API that knows one bike, one brand and one city. */
async function sentWhile(run: (api: ApiClient, client: QueryClient) => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const fetch = async (input: string | URL | Request) => {
    const request = new Request(input);
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.slice('/api/'.length);
    const { method } = request;
    sent.push({ method, path, query: Object.fromEntries(searchParams), body: await bodyOf(request) });
    return path === 'brands/nobody/' ? new Response(null, { status: 404 }) : Response.json(answers[path] ?? anything);
  };
  const api = createApiClient({ origin: 'https://api.invalid', fetch });
  // Incomplete responses do not matter here.
  await run(api, new QueryClient()).catch(() => undefined);
  return sent;
}

const routes = sitePages.flatMap((page) => page.paths.map((path) => ({ path, handle: page })));

/** Returns the requests that the page at an address sends before it renders. */
const sentAt = (address: string): Promise<Sent[]> =>
  sentWhile(async (api, client) => {
    const { pathname, search } = new URL(address, 'https://site.invalid');
    const [found] = matchRoutes(routes, pathname) ?? [];
    if (!found) throw new Error(`No page is at ${address}`);
    const page = found.route.handle;
    const at = locationOf(page, { pathname, search }, found.params);
    const { essential, sections = [] } = page.queries(api, at);
    await essential?.start(client);
    const known = typeof sections === 'function' ? sections(client) : sections;
    await Promise.all(known.map((query) => query.start(client)));
  });

const kinds: Record<Extract<DocumentedValue, string>, RegExp> = {
  text: /./,
  name: /^\D+/,
  page: /^[1-9]\d*$/,
  count: /^[1-9]\d*$/,
  number: /^\d+$/,
  id: /^\d+$/,
  slug: /^[a-z0-9]+(-[a-z0-9]+)*$/,
};

const isOfKind = (value: unknown, kind: DocumentedValue): boolean =>
  typeof kind === 'string' ? kinds[kind].test(String(value)) : kind.includes(String(value));

/** Returns the differences between values and the documented parameters; our own parameters are allowed. */
function problemsOf(values: Record<string, unknown>, documented: DocumentedCall['query'] = {}, own: string[] = []) {
  const missing = Object.keys(documented).filter((name) => !name.endsWith('?') && values[name] === undefined);
  const wrong = Object.entries(values).filter(([name, value]) => {
    const kind = documented[name] ?? documented[`${name}?`];
    return kind === undefined ? !own.includes(name) : !isOfKind(value, kind);
  });
  return [...missing, ...wrong.map(([name, value]) => `${name}=${String(value)}`)];
}

const isAt = ({ method, path }: Sent, call: DocumentedCall): boolean =>
  method === call.method && new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);

/** Returns optional parameters: these filters and the numeric ranges. */
function filtersOf(...names: string[]): DocumentedCall['query'] {
  const measures = ['price', 'cc', 'mileage', 'range'].flatMap((measure) => [`min_${measure}?`, `max_${measure}?`]);
  return Object.fromEntries([...names.map((name) => `${name}?`), ...measures].map((name) => [name, 'text'] as const));
}

/** Parameters of our own API, which other servers ignore. */
const own = [
  'sort',
  'status',
  'fuel',
  'body_style',
  'any_battery',
  'any_words',
  'sure_words',
  'search',
  'page',
  'limit',
  'loan',
  'submission_key',
  'related_to',
  'lang',
];

/** Our own calls that share an address with documented ones; the decision records name them. */
const ownCalls: DocumentedCall[] = [
  { from: '0', method: 'GET', path: 'bikes/', answer: 'page', query: filtersOf('facets', 'category', 'abs', 'brand') },
  { from: '0', method: 'GET', path: 'variants/', answer: 'list', query: { bike_model: 'id', city: 'name' } },
  { from: '0', method: 'GET', path: 'faqs/', answer: 'list' },
  { from: 'decision record 23', method: 'POST', path: 'token/refresh/', answer: 'object' },
];

const isSent = (request: Sent, call: DocumentedCall): boolean =>
  isAt(request, call) &&
  problemsOf(request.query, call.query, own).length === 0 &&
  problemsOf(request.body, call.body, own).length === 0;

/** Page addresses that together send everything the documents say about lists. */
const addresses = [
  ...sitePages.flatMap(({ examples }) => examples),
  paths.showroomsOf('honda'),
  paths.brand('honda'),
  paths.electricBikes,
  paths.electricScooters,
  paths.newBikes,
  paths.newsAbout('electric'),
  paths.budget({ min: 0, max: 60_000 }),
  paths.capacity({ min: 100, max: 110 }),
  ...['scooters', 'sports', 'mileage', 'cruisers'].map(paths.category),
  ...Object.keys(bodyStyleNames).map(paths.bodyStyle),
];

/** Requests sent on typing, choosing or scrolling. */
const onDemand: ((api: ApiClient, client: QueryClient) => Promise<unknown>)[] = [
  ...Object.values(clientCalls),
  (api) => fetchBrand(api, 'nobody'),
  (api) => fetchSuggestions(api),
  (api) => fetchCities(api),
  (api) => fetchCities(api, { search: 'del' }),
  (api) => fetchComparisonChoices(api, { type: 'electric' }),
  (api) => fetchElectricPage(api, { page: 2, limit: 10 }),
  (api, client) => client.infiniteQuery(cityQueries.named(api, '')),
  (api, client) => client.infiniteQuery(cityQueries.named(api, 'del')),
  (api, client) => client.infiniteQuery(dealershipQueries.nearby(api, { id: 3, slug: 'honda' }, 'Delhi')),
];

const ofPages = (await Promise.all([...new Set(addresses)].map(sentAt))).flat();
const all = [...ofPages, ...(await Promise.all(onDemand.map(sentWhile))).flat()];
const nameOf = ({ method, path, query, from }: DocumentedCall) =>
  `${method} ${path} ${Object.keys(query ?? {}).join('&')} (document ${from})`;

describe('the calls of the documents', () => {
  it.each(documentedCalls.filter(({ unsent }) => unsent === undefined).map((call) => [nameOf(call), call] as const))(
    '%s: goes out as it is written',
    (_, call) => {
      const there = all.filter((request) => isAt(request, call));
      expect(there, 'what is sent to this address').toSatisfy((some: Sent[]) =>
        some.some((request) => isSent(request, call)),
      );
    },
  );

  it.each(documentedCalls.filter(({ unsent }) => unsent !== undefined).map((call) => [nameOf(call), call] as const))(
    '%s: is not sent, or in no such form, as is written beside it',
    (_, call) => {
      expect(all.filter((request) => isSent(request, call))).toEqual([]);
    },
  );

  it('are those that go out to their addresses, and no others', () => {
    const differing = all.filter(
      (request) =>
        documentedCalls.some((call) => isAt(request, call)) &&
        !documentedCalls.some((call) => isSent(request, call)) &&
        !ownCalls.some((call) => isSent(request, call)),
    );
    expect(differing).toEqual([]);
  });

  it('ask by ids where the documents do', async () => {
    const ofBrand = await sentAt('/honda?q=activa');
    expect(ofBrand.filter(({ path }) => path === 'bikes/').map(({ query }) => query['brand'])).toEqual(['3']);
    const ofShowrooms = await sentAt('/dealership/honda?city=Pune&page=2');
    expect(ofShowrooms.filter(({ path }) => path === 'dealerships/').map(({ query }) => query)).toEqual([
      { brands: '3', city: 'Pune', page: '2' },
    ]);
  });
});
