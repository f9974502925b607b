import { ApiError } from '@dopahiya/api-client';
import { createTestApi, hydrateWithApi, renderWithApi } from '@dopahiya/api-client/testing';
import { locationOf, type Page } from '@dopahiya/site';
import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  bestBikesPage,
  bikeListPage,
  bikesPage,
  brandPage,
  brandsPage,
  homePage,
  newBikesPage,
  searchPage,
  trendingBikesPage,
} from './index.ts';
import { bikeListHandlers, buildLineUp, rideFinderHandlers } from './testing.ts';
import { pagedBikes } from './testing/paged-bikes.ts';
import { sampleFacets } from './testing/sample-facets.ts';
import { autocompleteHandlers, buildFoundPages, foundPageHandlers } from './testing/search-handlers.ts';
import { searchReadingHandler } from './testing/search-reading-handler.ts';

const facets = sampleFacets;
const handlers = [
  bikeListHandlers.answers('best'),
  bikeListHandlers.answers('trending'),
  bikeListHandlers.answers('upcoming', buildLineUp(2, { status: 'upcoming' })),
  http.get('*/api/brands/royal-enfield/', () =>
    HttpResponse.json({ id: 3, name: 'Royal Enfield', slug: 'royal-enfield', founded_year: 1901 }),
  ),
  http.get('*/api/choose/rivals/', () => HttpResponse.json({ city: 'Delhi', notes: [] })),
  rideFinderHandlers.brands(),
  rideFinderHandlers.categories(),
  searchReadingHandler,
  autocompleteHandlers.answers(() => ({})),
  foundPageHandlers.answers(buildFoundPages),
  pagedBikes('bikes/scooters/', { bikes: buildLineUp(3, { status: 'on_sale' }) }),
  pagedBikes('bikes/', { facets }),
];
const none = () => null;
const listSlots = { cardTools: () => <button type="button">Compare</button> };
const homeSlots = { priceChecker: none, comparisonTeaser: none, featuredComparisons: none };

/** Fetches what a page asks for before it is rendered. */
async function fetched<Slots extends object>(page: Page<Slots>, address: string, params: Record<string, string>) {
  const { pathname, search } = new URL(address, 'https://site.invalid');
  const at = locationOf(page, { pathname, search }, params);
  const { api, asked } = createTestApi(...handlers);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { essential, sections = [] } = page.queries(api, at);
  await essential?.start(client);
  await Promise.all((typeof sections === 'function' ? sections(client) : sections).map(({ start }) => start(client)));
  return { at, api, client, asked };
}

/** Renders a page on the server with what it asked for, and takes it over in the browser. */
async function firstOf<Slots extends object>(
  page: Page<Slots>,
  slots: Slots,
  address: string,
  params: Record<string, string> = {},
) {
  const { at, client } = await fetched(page, address, params);
  const Shown = () => {
    const { title } = page.useHead(at);
    return (
      <>
        <title>{title}</title>
        <page.component at={at} {...slots} />
      </>
    );
  };
  return hydrateWithApi(<Shown />, (queries) => hydrate(queries, dehydrate(client)));
}

describe('the first HTML of a page', () => {
  it.each([
    ['best bikes', () => firstOf(bestBikesPage, {}, '/best-bikes'), ['Best bikes and scooters', 'Classic 350']],
    [
      'a list',
      () => firstOf(bikeListPage, listSlots, '/new-scooters'),
      ['Best scooters in India', 'Classic 350', 'Compare'],
    ],
    ['all bikes', () => firstOf(bikesPage, listSlots, '/bikes?fuel=petrol'), ['All bikes', 'Classic 350', '295']],
    ['all brands', () => firstOf(brandsPage, {}, '/brands'), ['Brand 12']],
    [
      'a brand',
      () => firstOf(brandPage, listSlots, '/bikes/brand/royal-enfield', { brandSlug: 'royal-enfield' }),
      ['Royal Enfield bikes', '1901', 'Classic 350', 'Compare'],
    ],
    ['new bikes', () => firstOf(newBikesPage, listSlots, '/new-bikes'), ['Classic 350']],
    ['a search', () => firstOf(searchPage, listSlots, '/search?q=classic+350'), ['Classic 350', 'EMI Calculator']],
    [
      'trending bikes',
      () => firstOf(trendingBikesPage, {}, '/trending-bikes'),
      ['Brand 12', 'Cruisers', 'Classic 350'],
    ],
  ])('holds all that it shows, and the browser asks for nothing again: %s', async (_, open, texts) => {
    const first = await open();
    for (const text of texts) expect(first.text).toContain(text);
    expect(first).toMatchObject({ consoleErrors: [], asked: [] });
  });
});

describe('an address without a page', () => {
  const brandSlug = 'royal-enfeld';
  const missing = new ApiError({ kind: 'status', status: 404, message: 'Not found.' });

  it('leads home where it is no brand, which says so', async () => {
    const { at, api, client } = await fetched(brandPage, `/${brandSlug}`, { brandSlug });
    expect(brandPage.answerWith(at, { api, client, error: missing })).toEqual({
      redirect: '/?missing=royal-enfeld',
      status: 302,
    });
    const failed = new ApiError({ kind: 'status', status: 500, message: 'Closed.' });
    expect(brandPage.answerWith(at, { api, client, error: failed })).toBeNull();
    const { router } = await renderWithApi(<brandPage.component at={at} {...listSlots} />, [], { at: `/${brandSlug}` });
    await expect.poll(() => router.state.location.search).toBe('?missing=royal-enfeld');
    const home = await fetched(homePage, '/?missing=royal-enfeld', {});
    expect(home.asked).toContain('/api/search/pages/?search=royal+enfeld&limit=6');
    const { screen } = await renderWithApi(<homePage.component at={home.at} {...homeSlots} />, handlers);
    await expect.element(screen.getByText('We couldn’t find a page called “royal-enfeld”.')).toBeVisible();
  });

  it('is not found where it names no list', () => {
    const locationAt = (path: string) => ({ path, params: {}, search: new URLSearchParams() });
    expect(bikeListPage.answerAt(locationAt('/bikes/budget/cheap'))).toEqual({ status: 404 });
    expect(bikeListPage.answerAt(locationAt('/bikes/budget/0-100000'))).toBeNull();
  });
});
