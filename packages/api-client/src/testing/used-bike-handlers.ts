import type {
  ListingImage,
  OwnUsedBike,
  UsedBike,
  UsedBikeDetail,
  UsedBikePage,
  UsedBikeValuation,
  ValuationRequest,
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

/** Answers of the API about used bikes for stories and tests; that of `own` stands before `detail` in a list of handlers. */
export const usedBikeHandlers = {
  /** Each request for a list is answered by what `reply` makes of its query. */
  list: (reply: (query: URLSearchParams) => UsedBikePage = () => buildUsedBikePage()) =>
    http.get(addresses.list, ({ request }) => {
      const { results, ...page } = reply(new URL(request.url).searchParams);
      return HttpResponse.json({ ...page, results: results.map(send) });
    }),
  /** This one, by whatever key. */
  detail: (bike: UsedBikeDetail = buildUsedBikeDetail()) =>
    http.get(addresses.detail, () => HttpResponse.json(send(bike))),
  /** These are similar to whichever one. */
  similar: (bikes: UsedBike[] = []) => http.get(addresses.similar, () => HttpResponse.json(bikes.map(send))),
  /** Their model costs this new: the price and the road tax in whole rupees, in the city that is asked for. */
  costsNew: ({ price = 90_080, tax = 6000, state = 'Delhi' } = {}) =>
    http.post('*/api/bikes/:slug/on-road-price/', async ({ request }) => {
      const { city } = (await request.json()) as { city: string };
      const road = { key: 'road_tax', label: 'Road tax', amount: tax, group: 'rto', confidence: 'high' };
      const sums = { ex_showroom_price: 76_684, rto_charges: tax, insurance_price: 7000, on_road_price: price };
      return HttpResponse.json({ city, state, ...sums, lines: [road], missing: [], date: '2026-11-22' });
    }),
  /** Each question for a value is answered by what `reply` makes of it. */
  values: (reply: (asked: Partial<ValuationRequest>) => UsedBikeValuation = () => buildValuation()) =>
    http.post(addresses.valuation, async ({ request }) =>
      HttpResponse.json(reply((await request.json()) as Partial<ValuationRequest>)),
    ),
  /** Views are counted. */
  countsViews: () => http.post('*/api/used-bikes/:key/views/', () => HttpResponse.json({ counted: true })),
  /** These are the user's own. */
  own: (bikes: OwnUsedBike[] = [buildOwnUsedBike()]) =>
    http.get(addresses.own, () =>
      HttpResponse.json({ count: bikes.length, next: null, previous: null, results: bikes.map(send) }),
    ),
  /** Always this failure. */
  fails: (call: UsedBikeAddress, status: number, detail?: string) =>
    http.all(addresses[call], () => HttpResponse.json({ detail }, { status })),
  /** Never. */
  waits: (call: UsedBikeAddress) => http.all(addresses[call], () => delay('infinite')),
};
