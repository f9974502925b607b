import { createTestApi, usedBikeHandlers } from '@dopahiya/api-client/testing';
import { buildBikeDetail, sectionHandlers } from '@dopahiya/bike-detail/testing';
import { chooseHandlers } from '@dopahiya/choose/testing';
import { buildComparedBike, compareHandlers } from '@dopahiya/compare/testing';
import { HeaderSearch } from '@dopahiya/discovery';
import { buildLineUp, rideFinderHandlers } from '@dopahiya/discovery/testing';
import { bikeListNames } from '@dopahiya/domain/requests';
import { newsHandlers } from '@dopahiya/news/testing';
import { PageProviders } from '@dopahiya/site/route';
import { HeaderCity } from '@dopahiya/tools';
import { ownershipHandlers, toolsHandlers } from '@dopahiya/tools/testing';
import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import type { ComponentType } from 'react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider, useRouteError } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { sitePages } from './site-pages.ts';

const page = { count: 4, next: null, previous: null, results: buildLineUp(4) };
const lists = [
  '',
  'trending/',
  'electric_bikes/',
  'upcoming_bikes/',
  'best/',
  ...bikeListNames.map((name) => `${name}/`),
];

const handlers = [
  ...lists.map((list) => http.get(`*/api/bikes/${list}`, () => HttpResponse.json(page))),
  http.get('*/api/statistics/popular_bikes/', () => HttpResponse.json(page)),
  chooseHandlers.answers(),
  http.get('*/api/choose/rivals/', () => HttpResponse.json({ city: 'Delhi', notes: [] })),
  compareHandlers.bikes(),
  compareHandlers.choices(buildLineUp(4)),
  compareHandlers.counts(),
  compareHandlers.pairs([{ id: 1, bikes: [buildComparedBike('classic-350'), buildComparedBike('cb350')] }]),
  rideFinderHandlers.brands(),
  rideFinderHandlers.categories(),
  ...sectionHandlers.all(),
  http.get('*/api/bikes/:slug/', ({ params }) => HttpResponse.json(buildBikeDetail({ slug: String(params['slug']) }))),
  ...newsHandlers.all(),
  usedBikeHandlers.list(),
  usedBikeHandlers.similar(),
  usedBikeHandlers.countsViews(),
  usedBikeHandlers.detail(),
  http.get('*/api/search/pages/', () => HttpResponse.json({ ...page, count: 0, results: [] })),
  http.get('*/api/search/reading/', () => HttpResponse.json({ text: '', parts: [], rest: '' })),
  ...toolsHandlers.all(),
  ...ownershipHandlers,
  http.get('*/api/parts/:bike/', () => HttpResponse.json({ bike: buildLineUp(1)[0], categories: [], takes: [] })),
];

const components = import.meta.glob<ComponentType>('../routes/*.tsx', { import: 'default', eager: true });

const Broken = () => <p>Something went wrong: {String(useRouteError())}</p>;

function Frame() {
  return (
    <>
      <HeaderSearch />
      <HeaderCity />
      <Outlet />
    </>
  );
}

const routes: RouteObject[] = [
  {
    element: <Frame />,
    ErrorBoundary: Broken,
    children: sitePages.flatMap(({ name, paths }) =>
      paths.map((path) => ({ path, Component: components[`../routes/${name}.tsx`] ?? null, ErrorBoundary: Broken })),
    ),
  },
];

/** One address of every page that does not redirect. */
const addresses = sitePages
  .filter(({ name }) => name !== 'compare-start')
  .flatMap(({ examples: [example] }) => example ?? []);

async function openSite(path: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const { api } = createTestApi(...handlers);
  const screen = await render(
    <PageProviders api={api} client={client} origin="https://dopahiya.invalid">
      <RouterProvider router={router} />
    </PageProviders>,
  );
  return { client, router, screen };
}

/** Shuffles deterministically by seed, with a linear congruential generator. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31);
  return items
    .map((item) => ({ item, place: next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

const text = () => document.body.textContent;

beforeEach(() => localStorage.clear());

describe('all features on one query cache', () => {
  it('lets a visitor choose a city in the header and then on the page of a bike', async () => {
    const { screen } = await openSite('/royal-enfield/classic-350');
    await screen
      .getByRole('button', { name: /^City.*Delhi/ })
      .first()
      .click();
    await expect.element(screen.getByRole('option', { name: /Jaipur/ })).toBeVisible();
    await screen.getByRole('option', { name: /Jaipur/ }).click();
    await screen.getByRole('button', { name: 'City Jaipur' }).last().click();
    await expect.element(screen.getByRole('button', { name: /^Mumbai/ })).toBeVisible();
    expect(text()).not.toContain('This page isn’t working');
  });

  it('shows every page after another, in a mixed order', async () => {
    const [first = '/', ...others] = shuffled(addresses, 2026);
    const { client, router } = await openSite(first);
    for (const address of [...others, first]) {
      const before = document.querySelector('h1');
      await router.navigate(address);
      await vi.waitFor(() => expect(document.querySelector('h1')).not.toBe(before), { timeout: 20_000 });
      await vi.waitFor(() => expect(client.isFetching()).toBe(0), { timeout: 20_000 });
      expect(text()).not.toContain('This page isn’t working');
    }
    const failed = client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.status === 'error');
    expect(failed.map(({ queryKey, state }) => [queryKey, state.error])).toEqual([]);
  });
});
