import type { ValuationRequest } from '@dopahiya/domain/inputs';
import type {
  ListingImage,
  OwnUsedBike,
  UsedBike,
  UsedBikeDetail,
  UsedBikePage,
  UsedBikeValuation,
} from '@dopahiya/domain/market';
import { delay, http, HttpResponse } from 'msw';
import { buildValuation } from './build-valuation.ts';
import { buildOwnUsedBike, buildUsedBikeDetail, buildUsedBikePage } from './build-used-bike.ts';

const addresses = {
  list: '*/api/used-bikes/',
  own: '*/api/used-bikes/my_bikes/',
  detail: '*/api/used-bikes/:key/',
  similar: '*/api/used-bikes/:key/similar/',
  valuation: '*/api/used-bikes/valuation/',
} as const;

type UsedBikeAddress = keyof typeof addresses;

const sendImage = ({ address, ...image }: ListingImage) => ({ ...image, image: address, preview: null });
const send = <Bike extends UsedBike>(bike: Bike) => ({ ...bike, images: bike.images.map(sendImage) });

/** API handlers for used bikes in stories and tests; in a list of handlers, `own` must come before `detail`. */
export const usedBikeHandlers = {
  /** Answers each list request with the result of `reply` for its query. */
  list: (reply: (query: URLSearchParams) => UsedBikePage = () => buildUsedBikePage()) =>
    http.get(addresses.list, ({ request }) => {
      const { results, ...page } = reply(new URL(request.url).searchParams);
      return HttpResponse.json({ ...page, results: results.map(send) });
    }),
  /** Answers with this bike for any key. */
  detail: (bike: UsedBikeDetail = buildUsedBikeDetail()) =>
    http.get(addresses.detail, () => HttpResponse.json(send(bike))),
  /** Answers with these similar bikes for any key. */
  similar: (bikes: UsedBike[] = []) => http.get(addresses.similar, () => HttpResponse.json(bikes.map(send))),
  /** Answers with the price and road tax of the model when new, in whole rupees, in the requested city. */
  costsNew: ({ price = 90_080, tax = 6000, state = 'Delhi' } = {}) =>
    http.post('*/api/bikes/:slug/on-road-price/', async ({ request }) => {
      const { city } = (await request.json()) as { city: string };
      const road = { key: 'road_tax', label: 'Road tax', amount: tax, group: 'rto', confidence: 'high' };
      const sums = { ex_showroom_price: 76_684, rto_charges: tax, insurance_price: 7000, on_road_price: price };
      return HttpResponse.json({ city, state, ...sums, lines: [road], missing: [], date: '2026-11-22' });
    }),
  /** Answers each valuation request with the result of `reply`. */
  values: (reply: (asked: Partial<ValuationRequest>) => UsedBikeValuation = () => buildValuation()) =>
    http.post(addresses.valuation, async ({ request }) =>
      HttpResponse.json(reply((await request.json()) as Partial<ValuationRequest>)),
    ),
  /** Accepts view counts. */
  countsViews: () => http.post('*/api/used-bikes/:key/views/', () => HttpResponse.json({ counted: true })),
  /** Answers with these listings of the user. */
  own: (bikes: OwnUsedBike[] = [buildOwnUsedBike()]) =>
    http.get(addresses.own, () =>
      HttpResponse.json({ count: bikes.length, next: null, previous: null, results: bikes.map(send) }),
    ),
  /** Always fails with this status. */
  fails: (call: UsedBikeAddress, status: number, detail?: string) =>
    http.all(addresses[call], () => HttpResponse.json({ detail }, { status })),
  /** Never responds. */
  waits: (call: UsedBikeAddress) => http.all(addresses[call], () => delay('infinite')),
};
