import type { Review, ReviewSummary } from '@dopahiya/domain/content';
import type { Dealership } from '@dopahiya/domain/places';
import { sampleOnRoadPrice, sampleSuggestion } from '@dopahiya/ui-kit/testing';
import { delay, http, HttpResponse, type HttpResponseResolver, type JsonBodyType } from 'msw';
import { buildDealership } from './build-dealership.ts';
import { buildStatePrices } from './build-state-prices.ts';
import { buildOwnReview, buildReview, buildReviewSummary } from './build-review.ts';
import type { ValuesByAge } from '@dopahiya/domain/market';
import { buildRivals } from './build-rivals.ts';
import { buildPriceHistory } from './build-price-history.ts';

/** API calls of the page's sections. */
const calls = {
  price: { method: 'post', path: '*/api/bikes/:slug/on-road-price/' },
  states: { method: 'get', path: '*/api/bikes/:slug/on-road-price/states/' },
  variants: { method: 'get', path: '*/api/variants/' },
  cities: { method: 'get', path: '*/api/cities/' },
  dealerships: { method: 'get', path: '*/api/dealerships/' },
  reviews: { method: 'get', path: '*/api/reviews/' },
  newReview: { method: 'post', path: '*/api/reviews/' },
  changedReview: { method: 'patch', path: '*/api/reviews/:id/' },
  deletedReview: { method: 'delete', path: '*/api/reviews/:id/' },
  vote: { method: 'post', path: '*/api/reviews/:id/helpful/' },
  ownReviews: { method: 'get', path: '*/api/users/me/reviews/' },
  helpfulReviews: { method: 'get', path: '*/api/users/me/helpful-reviews/' },
  session: { method: 'post', path: '*/api/token/refresh/' },
  figureReport: { method: 'post', path: '*/api/figure-reports/' },
  similar: { method: 'get', path: '*/api/bikes/:slug/similar_bikes/' },
  faqs: { method: 'get', path: '*/api/faqs/' },
  articles: { method: 'get', path: '*/api/bikes/:slug/articles/' },
  suggestions: { method: 'get', path: '*/api/bikes/autocomplete/' },
  brand: { method: 'get', path: '*/api/brands/:slug/' },
  worth: { method: 'get', path: '*/api/bikes/:slug/value-by-age/' },
  history: { method: 'get', path: '*/api/bikes/:slug/price-history/' },
  rivals: { method: 'get', path: '*/api/bikes/:slug/rivals/' },
  loanOffers: { method: 'get', path: '*/api/loan-offers/' },
  usedBikes: { method: 'get', path: '*/api/used-bikes/' },
  views: { method: 'post', path: '*/api/bikes/:slug/views/' },
} as const;

/** Name of an API call of a section. */
export type SectionCall = keyof typeof calls;

/** Handlers of the API calls behind a bike's sections, for stories and tests; the first handler of a call wins. */
export const sectionHandlers = {
  /** Answers this call with a body. */
  answers: (call: SectionCall, body: JsonBodyType, status = 200) => on(call, () => HttpResponse.json(body, { status })),
  /** Answers this call with a page of results; `more` overrides its other fields. */
  lists: (call: SectionCall, results: readonly object[], more: PageFacts = {}) =>
    on(call, () => HttpResponse.json(page(results, more))),
  /** Fails this call. */
  fails: (call: SectionCall, status = 503, detail = 'The garage is closed.') =>
    on(call, () => HttpResponse.json({ detail }, { status })),
  /** Never answers this call. */
  waits: (call: SectionCall) => on(call, () => delay('infinite')),
  /** Calls `resolve` for each request. */
  replies: (call: SectionCall, resolve: HttpResponseResolver) => on(call, resolve),
  /** Realistic replies to every call. */
  all: () => Object.entries(usual).map(([call, resolve]) => on(call as SectionCall, resolve)),
};

const on = (call: SectionCall, resolve: HttpResponseResolver) => {
  const { method, path } = calls[call];
  return http[method](path, resolve);
};

interface PageFacts {
  count?: number;
  next?: string;
  summary?: ReviewSummary;
}

const page = (results: readonly object[], more: PageFacts = {}) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
  ...more,
});

const cities = [
  { id: 1, name: 'Delhi', state: 'Delhi' },
  { id: 2, name: 'Mumbai', state: 'Maharashtra' },
  { id: 3, name: 'Jaipur', state: 'Rajasthan' },
];
const showrooms: Dealership[] = [buildDealership()];
const loanOffers = [
  { id: 'finance', lender: 'Finance company', rate_from: 12, month: '2026-11', confidence: 'low', is_sample: true },
  { id: 'grameen', lender: 'Grameen Bank', rate_from: 9, rate_up_to: 14, month: '2026-06', confidence: 'medium' },
  ...[13, 14, 15].map((rate) => ({
    id: `dear-${rate}`,
    lender: `Dear Bank ${rate}`,
    rate_from: rate,
    confidence: 'low',
  })),
];
const usedBike = {
  id: 7,
  slug: 'classic-350-pune-7',
  brand_details: { id: 3, name: 'Royal Enfield', slug: 'royal-enfield' },
  model: 'Classic 350',
  expected_price: 140_000,
  city_name: 'Pune',
  year_of_manufacture: 2021,
  km_ridden: 12_000,
  status: 'active',
  is_sample: true,
  images: [],
};
const reviews: Review[] = [buildReview(), buildReview({ id: 2, author_name: 'Imran', rating: 4, title: null })];
const summary: ReviewSummary = buildReviewSummary();

const half = 1.8;

/** Builds the asking prices, new to ten years old, of a model that costs ₹1,00,000 new. */
export const buildValuesByAge = (facts: Partial<ValuesByAge> = {}): ValuesByAge => ({
  values: Array.from({ length: 11 }, (_, age) => {
    const value = Math.round(100_000 * 0.88 ** age);
    return { age, value, low: Math.round(value / half ** 0.5), high: Math.round(value * half ** 0.5) };
  }),
  is_rough: false,
  new_price: 100_000,
  new_price_month: '2026-06',
  as_of: '2026-08',
  rows: 271,
  ...facts,
});

const usual: Record<SectionCall, HttpResponseResolver> = {
  price: async ({ request }) => HttpResponse.json(await pricedAs(request)),
  states: () => HttpResponse.json({ ...buildStatePrices() }),
  variants: () =>
    HttpResponse.json([
      { id: 72, bike_model: 7, name: 'Halcyon', ex_showroom_price: 187620, on_road_price: 216300 },
      { id: 71, bike_model: 7, name: 'Redditch', ex_showroom_price: 181118, on_road_price: 209241 },
    ]),
  cities: ({ request }) => {
    const search = new URL(request.url).searchParams.get('search')?.toLowerCase() ?? '';
    return HttpResponse.json(page(cities.filter(({ name }) => name.toLowerCase().includes(search))));
  },
  dealerships: () => HttpResponse.json(page(showrooms)),
  reviews: () => HttpResponse.json(page(reviews, { summary })),
  session: () => HttpResponse.json({ access: 'token' }),
  changedReview: () => HttpResponse.json({ ...buildOwnReview() }),
  deletedReview: () => HttpResponse.json({ done: true }),
  vote: () => HttpResponse.json({ helpful_count: 1 }),
  ownReviews: () => HttpResponse.json(page([])),
  helpfulReviews: () => HttpResponse.json({ reviews: [] }),
  newReview: () => HttpResponse.json({ ...buildOwnReview() }),
  figureReport: () => HttpResponse.json({ stored: true }),
  similar: () => HttpResponse.json([]),
  faqs: () => HttpResponse.json([{ id: 'seat', question: 'How high is the seat?', answer: 'It is 805 mm high.' }]),
  articles: () =>
    HttpResponse.json(
      page([{ id: 9, slug: 'weight', title: 'The weight you feel', published_date: '2026-10-20', is_sample: true }]),
    ),
  suggestions: () => HttpResponse.json({ results: [sampleSuggestion()], recent_searches: [], popular_searches: [] }),
  brand: () =>
    HttpResponse.json({
      id: 3,
      name: 'Royal Enfield',
      slug: 'royal-enfield',
      logo: null,
      dealer_finder: 'https://maker.example/dealers/',
    }),
  worth: () => HttpResponse.json({ ...buildValuesByAge() }),
  history: () => HttpResponse.json({ ...buildPriceHistory() }),
  rivals: () => HttpResponse.json({ ...buildRivals() }),
  loanOffers: () => HttpResponse.json(loanOffers),
  usedBikes: () =>
    HttpResponse.json(
      page([7, 8, 9, 10].map((id) => Object.assign({}, usedBike, { id, slug: `classic-350-pune-${id}` }))),
    ),
  views: () => HttpResponse.json({ counted: true }),
};

async function pricedAs(request: Request) {
  const { city, variant } = (await request.clone().json()) as { city: string; variant?: string };
  return { ...sampleOnRoadPrice({ city, variant: variant ?? null }) };
}
