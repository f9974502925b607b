import { ApiError } from '@dopahiya/api-client';
import { createTestApi } from '@dopahiya/api-client/testing';
import { budgetRanges, capacityRanges } from '@dopahiya/domain/bikes';
import { paths } from '@dopahiya/domain/site';
import { bodyStyleNames } from '@dopahiya/domain/specifications';
import { describe, expect, it } from 'vitest';
import { listQueries } from '../bike-list/list-queries.ts';
import { readListAddress } from '../bike-list/list-address.ts';
import { QueryClient } from '@tanstack/react-query';
import { findBikeList } from './find-bike-list.ts';

const listAt = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://site.invalid');
  return findBikeList(readListAddress(pathname, searchParams));
};

/** Returns the request for the bikes at an address; requests for a single row only count left-out bikes. */
async function askedAt(address: string): Promise<string | undefined> {
  const { pathname, searchParams } = new URL(address, 'https://site.invalid');
  const { api, asked } = createTestApi();
  await new QueryClient()
    .infiniteQuery({ ...listQueries.pages(api, readListAddress(pathname, searchParams)), retry: false })
    .catch(() => 0);
  return asked.findLast((path) => !path.endsWith('&limit=1'));
}

const everySort = [
  'popularity',
  'price-low',
  'price-high',
  'mileage',
  'range',
  'engine-low',
  'engine-high',
  'weight',
  'weight-high',
  'seat-height',
  'power',
  'top-speed',
  'launch',
];

describe('findBikeList', () => {
  it.each([
    ['/popular', 'Popular Bikes', 'No popular bikes found', 'Error loading popular bikes'],
    ['/new-bikes', 'Upcoming Bikes in India', 'No upcoming bikes found', 'Error loading upcoming bikes'],
    ['/new-scooters', 'Best Scooters', 'No scooters found', 'Error loading scooters'],
    ['/electric', 'Electric Bikes & Scooters', 'No electric bikes found', 'Error loading electric bikes'],
    ['/electric-bikes', 'Electric Bikes', 'No electric bikes found', 'Error loading electric bikes'],
    ['/electric-scooters', 'Electric Scooters', 'No electric scooters found', 'Error loading electric scooters'],
    ['/bikes/engine-capacity/125-150', 'Best 125-150 cc Bikes', 'No bikes found in this range', 'Error Loading Data'],
    [
      '/bikes/budget/0-100000',
      'Best Bikes in Under ₹1,00,000 Range',
      'No bikes found in this budget range',
      'Error Loading Data',
    ],
    [
      '/bikes/budget/70000-150000',
      'Best Bikes in ₹70,000 – ₹1,50,000 Range',
      'No bikes found in this budget range',
      'Error Loading Data',
    ],
    ['/bikes/bodystyle/caferacer', 'Best Cafe Racers', 'No cafe racers found', 'Error Loading Data'],
    ['/bikes/scooters', 'All Scooters', 'No bikes found in this category', 'Error loading bikes'],
    ['/bikes/sports', 'All Sports Bikes', 'No bikes found in this category', 'Error loading bikes'],
    ['/bikes/mileage', 'Best Mileage Bikes', 'No bikes found in this category', 'Error loading bikes'],
    ['/bikes/cruisers', 'All Cruisers', 'No bikes found in this category', 'Error loading bikes'],
    ['/bikes?fuel=electric', 'All Bikes & Scooters', 'No bikes match your filters', 'Error Loading Data'],
    ['/search?q=zzz', 'Results for "zzz"', 'No results found for "zzz"', 'Error loading bikes'],
    ['/royal-enfield', 'Royal Enfield Bikes', 'No bikes found', 'Error loading bikes'],
  ])('finds the list at %s', (address, heading, empty, failure) => {
    const { list } = listAt(address);
    expect(list).toMatchObject({ heading, empty: { title: empty }, failure: { title: failure } });
  });

  it.each([
    ['/popular', 'Check back later for new models'],
    ['/bikes/bodystyle/moped', 'Check back later for new arrivals'],
  ])('says at %s what may be done when there is no bike', (address, message) => {
    expect(listAt(address).list?.empty.message).toBe(message);
  });

  it.each([
    ['/bikes/bodystyle/tractor', 'Invalid body style selected'],
    ['/bikes/bodystyle/constructor', 'Invalid body style selected'],
    ['/bikes/budget/cheap', 'Invalid budget selected'],
    ['/bikes/budget/200-100', 'Invalid budget selected'],
    ['/bikes/engine-capacity/125-', 'Invalid engine capacity selected'],
  ])('says what is wrong with %s', (address, problem) => {
    expect(listAt(address)).toEqual({ list: null, problem });
  });

  it('has a list for every range and body style that the site offers', () => {
    const offered = [
      ...budgetRanges.map(paths.budget),
      ...capacityRanges.map(paths.capacity),
      ...Object.keys(bodyStyleNames).map(paths.bodyStyle),
    ];
    for (const path of offered) expect(listAt(path).list?.path).toBe(path);
  });

  it.each([
    ['/popular', '/api/statistics/popular_bikes/'],
    ['/new-bikes', '/api/bikes/upcoming_bikes/?page=1&page_size=10'],
    ['/new-scooters', '/api/bikes/scooters/?page=1&limit=10&sort=popularity'],
    ['/electric', '/api/bikes/electric_bikes/?page=1&limit=10&sort=popularity'],
    [
      '/electric-bikes?sort=range',
      '/api/bikes/electric_bikes/?body_style=sports%2Ccruiser%2Ccommuter%2Cstreetbike%2Csuperbike%2Ccaferacer%2Cscrambler%2Cadventure%2Cmoped%2Ctourer&page=1&limit=10&sort=range',
    ],
    [
      '/electric-scooters',
      '/api/bikes/?battery_type=Lithium-Ion&any_battery=true&fuel=electric&status=on_sale&body_style=scooter%2Cmaxiscooter&page=1&limit=10&sort=popularity',
    ],
    [
      '/bikes/engine-capacity/125-150?sort=engine-low',
      '/api/bikes/filter/by-engine-capacity/?min_cc=125&max_cc=150&page=1&limit=10&sort=engine-low',
    ],
    ['/bikes/budget/0-100000', '/api/bikes/budget_bikes/?min_price=0&max_price=100000&page=1&limit=10&sort=popularity'],
    ['/bikes/bodystyle/streetbike?page=2', '/api/bikes/street_bikes/?page=2&limit=10&sort=popularity'],
    ['/bikes/sports', '/api/bikes/sports_bikes/?page=1&limit=10&sort=popularity'],
    ['/bikes/mileage', '/api/bikes/best_mileage/?page=1&limit=10&sort=mileage'],
    ['/bikes/cruisers', '/api/bikes/cruisers/?page=1&limit=10&sort=popularity'],
    ['/honda?sort=engine-high&q=cb', '/api/bikes/?brand=honda&search=cb&page=1&limit=10&sort=engine-high'],
    [
      '/bikes?brand=tvs&brand=honda&budget=0-100000&capacity=110-125&min_mileage=50&max_seat_height=780&abs=true',
      '/api/bikes/?status=on_sale&brand=honda%2Ctvs&min_price=0&max_price=100000&min_cc=110&max_cc=125&min_mileage=50&max_seat_height=780&abs=true&page=1&limit=10&sort=popularity&facets=true',
    ],
    ['/new-scooters?sort=engine-low', '/api/bikes/scooters/?page=1&limit=10&sort=popularity'],
    ['/new-scooters?sort=nonsense&page=-1', '/api/bikes/scooters/?page=1&limit=10&sort=popularity'],
  ])('fetches the bikes at %s', async (address, asked) => {
    expect(await askedAt(address)).toBe(asked);
  });

  it.each([
    ['/new-scooters', ['popularity', 'price-low', 'price-high', 'mileage', 'rating']],
    ['/electric', ['popularity', 'price-low', 'price-high', 'range', 'rating']],
    ['/electric-bikes', ['popularity', 'price-low', 'price-high', 'range', 'rating']],
    ['/electric-scooters', ['popularity', 'price-low', 'price-high', 'range', 'rating']],
    [
      '/bikes/engine-capacity/125-150',
      ['popularity', 'price-low', 'price-high', 'mileage', 'engine-low', 'engine-high'],
    ],
    ['/bikes/budget/0-60000', ['popularity', 'price-low', 'price-high', 'mileage', 'engine-capacity']],
    ['/bikes/bodystyle/cruiser', ['popularity', 'price-low', 'price-high', 'mileage', 'rating']],
    ['/bikes/scooters', ['popularity', 'price-low', 'price-high', 'mileage', 'rating']],
    ['/bikes/mileage', ['mileage', 'popularity', 'price-low', 'price-high', 'rating']],
    ['/honda', ['featured', 'price-low', 'price-high', 'engine-low', 'engine-high']],
    ['/bikes/brand/honda', ['featured', 'price-low', 'price-high', 'engine-low', 'engine-high']],
    ['/bikes', everySort],
    ['/search?q=scooter', everySort],
    ['/search?q=lightest+scooter', everySort],
    ['/popular', []],
    ['/new-bikes', []],
  ])('orders the list at %s as its page says', (address, sorts) => {
    expect(listAt(address).list?.sorts).toEqual(sorts);
  });

  it('fetches for each body style the list of its name', async () => {
    for (const style of Object.keys(bodyStyleNames)) {
      const asked = await askedAt(paths.bodyStyle(style));
      expect(asked?.replaceAll('_', '')).toMatch(new RegExp(`^/api/bikes/${style}`));
    }
  });

  it.each([
    ['/new-scooters', ['/electric-scooters', '/bikes/bodystyle/maxiscooter']],
    ['/electric', ['/electric-bikes', '/electric-scooters', '/compare-electric-bikes']],
    ['/electric-bikes', ['/electric-scooters']],
    ['/electric-scooters', ['/electric-bikes']],
    ['/popular', ['/best-bikes']],
  ])('leads from %s to what is alike', (address, related) => {
    expect(listAt(address).list?.related?.map(({ to }) => to)).toEqual(related);
  });

  it.each([
    ...budgetRanges.slice(0, 2).map(paths.budget),
    ...capacityRanges.slice(-2).map(paths.capacity),
    paths.bodyStyle('moped'),
  ])('leads from %s to all others of its kind', (path) => {
    const others = listAt(path).list?.related?.map(({ to }) => to) ?? [];
    const kind = path.slice(0, path.lastIndexOf('/') + 1);
    expect(new Set(others).size).toBeGreaterThan(5);
    expect(others.filter((to) => to === path || !to.startsWith(kind))).toEqual([]);
  });

  it.each([
    ['/electric-bikes', '/electric'],
    ['/bikes/cruisers', '/bikes'],
    ['/bikes/budget/0-100000', '/trending-bikes'],
    ['/bikes/engine-capacity/125-150', '/trending-bikes'],
    ['/bikes/bodystyle/moped', '/trending-bikes'],
    ['/honda', '/brands'],
  ])('stands at %s below %s', (address, above) => {
    expect(listAt(address).list?.trail?.map(({ to }) => to)).toEqual([above]);
  });

  it.each([
    ['/bikes/budget/0-100000', 'costs under ₹1,00,000,'],
    ['/bikes/budget/200000-9999999', 'costs above ₹2,00,000,'],
    ['/bikes/budget/70000-90000', 'costs ₹70,000 – ₹90,000,'],
    ['/bikes/engine-capacity/125-150', 'engine of 125-150 cc,'],
    ['/bikes/engine-capacity/500-9999', 'engine of above 500 cc,'],
  ])('says in a sentence what %s holds', (address, words) => {
    expect(listAt(address).list?.intro).toContain(words);
  });

  it.each(['/search', '/honda'])('searches at %s for no more than the first words of a very long text', (path) => {
    const { list } = listAt(`${path}?q=${'bike+'.repeat(500)}`);
    expect(list?.parameters?.[0]?.[1].length).toBeLessThan(200);
  });

  it('names the status of a failure where the page does', () => {
    const error = new ApiError({ kind: 'status', status: 500, message: 'The garage is closed.' });
    expect(listAt('/electric-bikes').list?.failure.message?.(error)).toBe(
      'Failed to fetch electric bikes: 500 The garage is closed.',
    );
    const html = new ApiError({ kind: 'html', status: 200, message: 'Server returned HTML instead of JSON' });
    expect(listAt('/bikes/budget/0-60000').list?.failure.message?.(html)).toBe('Server returned HTML instead of JSON');
    const unknown = new TypeError('x is not a function');
    expect(listAt('/bikes/budget/0-60000').list?.failure.message?.(unknown)).toBe('Failed to fetch bikes.');
  });
});
