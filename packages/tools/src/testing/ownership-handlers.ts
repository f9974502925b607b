import { onRoadPriceSchema, type RunningCosts } from '@dopahiya/domain/prices';
import { http, HttpResponse } from 'msw';
import { activa, iqube, jupiter, rizta } from './sample-bikes.ts';

/** Builds a price in Delhi, with its month ('YYYY-MM') if known. */
export const priceOf = (ex_showroom_price: number, on_road_price: number, price_month: string | null = null) =>
  onRoadPriceSchema.parse({
    variant: null,
    city: 'Delhi',
    state: 'Delhi',
    ex_showroom_price,
    on_road_price,
    lines: [],
    missing: [],
    price_month,
  });

/** Energy prices in Delhi. */
export const sampleEnergy: RunningCosts = {
  city: 'Delhi',
  state: 'Delhi',
  petrol: {
    price: 102.12,
    from: 102.12,
    to: 102.12,
    date: '2026-06-07',
    source: 'A list of prices',
    confidence: 'high',
  },
  electricity: { price: 6, from: 4.5, to: 6.6, date: '2025-26', source: 'A tariff order', confidence: 'low' },
  public_charging: { price: 17.7, from: 9.44, to: 29.5, date: '2026', source: 'Operators', confidence: 'low' },
};

/** Mock handlers of the ownership page: two petrol and two electric scooters in Delhi. */
export const ownershipHandlers = [
  http.get('*/bikes/activa-125/', () => HttpResponse.json(activa)),
  http.get('*/bikes/jupiter/', () => HttpResponse.json(jupiter)),
  http.get('*/bikes/iqube/', () => HttpResponse.json(iqube)),
  http.get('*/bikes/rizta/', () => HttpResponse.json(rizta)),
  http.get('*/bikes/autocomplete/', () =>
    HttpResponse.json({ results: [], recent_searches: [], popular_searches: [] }),
  ),
  http.get('*/bikes/:slug/value-by-age/', () => HttpResponse.json({ detail: 'Not found.' }, { status: 404 })),
  http.get('*/bikes/:slug/', () => HttpResponse.json({ detail: 'There is no such bike.' }, { status: 404 })),
  http.post('*/bikes/activa-125/on-road-price/', () => HttpResponse.json(priceOf(92_529, 107_460))),
  http.post('*/bikes/jupiter/on-road-price/', () => HttpResponse.json(priceOf(86_000, 99_800))),
  http.post('*/bikes/iqube/on-road-price/', () => HttpResponse.json(priceOf(107_000, 117_500))),
  http.post('*/bikes/rizta/on-road-price/', () => HttpResponse.json(priceOf(114_999, 127_426))),
  http.get('*/running-costs/', () => HttpResponse.json(sampleEnergy)),
  http.get('*/cities/', () =>
    HttpResponse.json({
      count: 2,
      next: null,
      previous: null,
      results: [
        { id: 1, name: 'Delhi', state: 'Delhi' },
        { id: 2, name: 'Pune', state: 'Maharashtra' },
      ],
    }),
  ),
];
