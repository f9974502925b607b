import { ApiError } from '@dopahiya/api-client';
import { createTestApi, hydrateWithApi, plantFailure } from '@dopahiya/api-client/testing';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { BikesPage } from '../bikes-page/bikes.page.tsx';
import { findBikeList } from '../lists/find-bike-list.ts';
import { SearchPage } from '../search-page/search.page.tsx';
import { buildLineUp } from '../testing.ts';
import { sampleFacets } from '../testing/sample-facets.ts';
import { BikeListPage, type BikeListPageProps } from './bike-list-page.tsx';
import { listQueries } from './list-queries.ts';
import { type ListAddress, readListAddress } from './list-address.ts';

const at = (address: string): ListAddress => {
  const { pathname, searchParams } = new URL(address, 'https://site.invalid');
  return readListAddress(pathname, searchParams);
};
const keyOf = (address: ListAddress) => listQueries.pages(createTestApi().api, address).queryKey;

function pageAt(Page: ComponentType<Pick<BikeListPageProps, 'list' | 'address'>>, address: ListAddress) {
  const { list } = findBikeList(address);
  if (!list) throw new Error(`There is no list at ${address.path}.`);
  return <Page list={list} address={address} />;
}

const page = { count: 12, next: 'https://api.invalid/?page=2', previous: null, facets: sampleFacets };

describe('the first HTML of a list', () => {
  it.each([
    ['/new-scooters?page=2&sort=price-low', BikeListPage],
    ['/bikes?fuel=petrol&brand=tvs', BikesPage],
    ['/search?q=classic', SearchPage],
  ])('at %s has its bikes, which the browser takes over as they are', async (text, Page) => {
    const address = at(text);
    const first = await hydrateWithApi(pageAt(Page, address), (queries) =>
      queries.setQueryData(keyOf(address), {
        pages: [{ ...page, results: buildLineUp(10) }],
        pageParams: [address.page],
      }),
    );
    expect(first.text).toContain('Showing 10 bikes');
    expect(first.text).toContain('Classic 350');
    expect(first).toMatchObject({ consoleErrors: [], asked: [] });
  });

  it('has the failure of the server, which the browser keeps', async () => {
    const address = at('/new-scooters');
    const error = new ApiError({ kind: 'status', status: 503, message: 'The catalogue is being renewed.' });
    const first = await hydrateWithApi(pageAt(BikeListPage, address), (queries) =>
      plantFailure(queries, keyOf(address), error),
    );
    expect(first.text).toContain('Error loading scooters');
    expect(first.text).toContain('The catalogue is being renewed.');
    expect(first).toMatchObject({ consoleErrors: [], asked: [] });
  });
});
