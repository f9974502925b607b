import { onRoadPriceSchema } from '@dopahiya/domain/prices';
import { http, HttpResponse } from 'msw';
import { activa } from './sample-bikes.ts';

const lines: [key: string, group: string, label: string, amount: number][] = [
  ['ex_showroom', 'ex_showroom', 'Ex-showroom price', 92_529],
  ['road_tax', 'rto', 'Road tax', 7402],
  ['registration', 'rto', 'Registration fee', 300],
  ['smart_card', 'rto', 'Smart card', 200],
  ['own_damage', 'insurance', 'Own damage, 1 year', 1501],
  ['third_party', 'insurance', 'Third party, 5 years', 3851],
  ['personal_accident', 'insurance', 'Owner’s personal accident, 1 year', 295],
  ['insurance_gst', 'insurance', 'GST on insurance', 1016],
  ['number_plate', 'other', 'Number plates', 366],
];

/** On-road price of the sample scooter in Delhi. */
export const samplePrice = onRoadPriceSchema.parse({
  variant: 'DLX',
  city: 'Delhi',
  state: 'Delhi',
  date: '2026-11-22',
  price_month: '2026-11',
  ex_showroom_price: 92_529,
  on_road_price: 107_460,
  confidence: 'high',
  missing: [],
  lines: lines.map(([key, group, label, amount]) => ({
    key,
    group,
    label,
    amount,
    rule: `${label} by the rule`,
    source: 'A published rule',
    since: '2022-06-01',
    confidence: 'high',
  })),
});

const page = (results: unknown[]) => HttpResponse.json({ count: results.length, next: null, previous: null, results });

/** Mock handlers of the quotation check: one scooter, its price in Delhi, one brand, two cities. */
export const quoteHandlers = [
  http.get('*/bikes/activa-125/', () => HttpResponse.json(activa)),
  http.get('*/bikes/autocomplete/', ({ request }) =>
    HttpResponse.json({
      results: new URL(request.url).searchParams.get('q')?.toLowerCase().startsWith('act')
        ? [{ id: 1, name: 'Activa 125', brand: 'Honda', brand_slug: 'honda', slug: 'activa-125' }]
        : [],
      recent_searches: [],
      popular_searches: [],
    }),
  ),
  http.get('*/bikes/:slug/', () => HttpResponse.json({ detail: 'There is no such bike.' }, { status: 404 })),
  http.post('*/bikes/activa-125/on-road-price/', () => HttpResponse.json(samplePrice)),
  http.get('*/brands/', () => page([{ id: 1, name: 'Honda', slug: 'honda' }])),
  http.get('*/cities/', () =>
    page([
      { id: 1, name: 'Delhi', state: 'Delhi' },
      { id: 2, name: 'Pune', state: 'Maharashtra' },
    ]),
  ),
];
