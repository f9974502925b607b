import { type BikeCard, type BikeDetail, type Comparison, fullNameOf } from '@dopahiya/domain/bikes';
import type { Page } from '@dopahiya/domain/requests';
import { delay, http, HttpResponse } from 'msw';
import { buildComparedBike, type SampleSlug } from './build-compared-bike.ts';
import { buildOnRoadPrice } from './build-on-road-price.ts';

const refusal = (status: number, detail?: string) => HttpResponse.json({ detail }, { status });
const pageOf = <Item>(
  results: Item[],
  { next = null, count = results.length }: Partial<Page<Item>> = {},
): Page<Item> => ({
  count,
  next,
  previous: null,
  results,
});

/** Mock handlers of comparison requests, for stories and tests. */
export const compareHandlers = {
  /** Returns these bikes by slug, in any combination. */
  bikes: (bikes: BikeDetail[] = [buildComparedBike('classic-350'), buildComparedBike('cb350')]) =>
    http.get('*/api/compare-bikes/:chain/', ({ params }) => {
      const slugs = String(params['chain']).split('-vs-');
      return HttpResponse.json({ bikes: slugs.flatMap((slug) => bikes.find((bike) => bike.slug === slug) ?? []) });
    }),
  /** Returns a single bike. */
  bike: (bike: BikeDetail = buildComparedBike()) => http.get('*/api/bikes/:slug/', () => HttpResponse.json(bike)),
  failsToCompare: (status: number, detail?: string) =>
    http.get('*/api/compare-bikes/:chain/', () => refusal(status, detail)),
  waits: () => http.get('*/api/compare-bikes/:chain/', () => delay('infinite')),
  /** Returns bikes to choose from, in pages of `size`. */
  choices: (bikes: readonly BikeCard[], size = 48) =>
    http.get('*/api/bike-summary/', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
      const next = page * size < bikes.length ? `/api/bike-summary/?page=${page + 1}` : null;
      return HttpResponse.json(pageOf(bikes.slice((page - 1) * size, page * size), { next, count: bikes.length }));
    }),
  /** Returns the bikes whose names contain the words searched for. */
  found: (bikes: readonly BikeCard[]) =>
    http.get('*/api/bikes/', ({ request }) => {
      const sought = new URL(request.url).searchParams.get('search')?.toLowerCase() ?? '';
      return HttpResponse.json(pageOf(bikes.filter((bike) => fullNameOf(bike).toLowerCase().includes(sought))));
    }),
  /** Returns rivals of each bike. */
  rivals: (bikes: readonly BikeCard[] = []) =>
    http.get('*/api/bikes/:slug/similar_bikes/', () => HttpResponse.json(bikes)),
  failsToList: (status: number, detail?: string) => http.get('*/api/bike-summary/', () => refusal(status, detail)),
  pairs: (pairs: Comparison[]) => http.get('*/api/comparisons/', () => HttpResponse.json(pageOf(pairs))),
  failsToPair: (status: number, detail?: string) => http.get('*/api/comparisons/', () => refusal(status, detail)),
  waitsForPairs: () => http.get('*/api/comparisons/', () => delay('infinite')),
  /** Returns on-road prices in the requested city. */
  prices: () =>
    http.post('*/api/bikes/:slug/on-road-price/', async ({ request, params }) => {
      const { city } = (await request.json()) as { city: string };
      const bike = buildComparedBike(params['slug'] as SampleSlug);
      return HttpResponse.json(buildOnRoadPrice(bike.price ?? 0, city));
    }),
  failsToPrice: (status: number, detail?: string) =>
    http.post('*/api/bikes/:slug/on-road-price/', () => refusal(status, detail)),
  counts: () => http.post('*/api/compare-bikes/:chain/views/', () => HttpResponse.json({ counted: true })),
};
