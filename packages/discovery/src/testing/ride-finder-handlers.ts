import type { BikeCard } from '@dopahiya/domain/bikes';
import { delay, http, HttpResponse } from 'msw';
import { buildLineUp } from './build-bike-card.ts';

/** Builds `count` brands as the API returns them, with names numbered from `start`. */
export function buildBrands(count: number, start = 1) {
  return Array.from({ length: count }, (_, index) => {
    const id = start + index;
    return { id, name: `Brand ${id}`, slug: `brand-${id}`, logo: null, bike_count: id };
  });
}

const categories = [
  { id: 1, name: 'Scooters', slug: 'scooters' },
  { id: 4, name: 'Cruisers', slug: 'cruisers' },
];

/** Handlers of the ride finder's API calls, for stories and tests. */
export const rideFinderHandlers = {
  /** Answers with brands in pages of twelve. */
  brands: (count = 30) =>
    http.get('*/api/brands/', ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (searchParams.has('search')) return HttpResponse.json({ count: 0, next: null, previous: null, results: [] });
      const page = Number(searchParams.get('page'));
      const results = buildBrands(Math.max(0, Math.min(12, count - (page - 1) * 12)), (page - 1) * 12 + 1);
      const next = page * 12 < count ? `/api/brands/?limit=12&page=${page + 1}` : null;
      return HttpResponse.json({ count, next, previous: null, results });
    }),
  categories: () => http.get('*/api/categories/', () => HttpResponse.json(categories)),
  /** Answers a list under `bikes/`, whatever its parameters. */
  bikes: (list: string, bikes: BikeCard[] = buildLineUp(4)) =>
    http.get(`*/api/bikes/${list}/`, () => HttpResponse.json({ count: bikes.length, next: null, results: bikes })),
  /** Fails any address below `api/`. */
  fails: (address: string, status = 503, detail = 'The garage is closed.') =>
    http.get(`*/api/${address}/`, () => HttpResponse.json({ detail }, { status })),
  /** Never answers an address below `api/`. */
  waits: (address: string) => http.get(`*/api/${address}/`, () => delay('infinite')),
};
