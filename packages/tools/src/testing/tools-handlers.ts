import { type Dealership, dealershipSchema } from '@dopahiya/domain/places';
import { type LoanOffer, loanOfferSchema } from '@dopahiya/domain/prices';
import { delay, http, HttpResponse, type HttpResponseResolver, type JsonBodyType } from 'msw';

/** Endpoints used by showrooms, price checker and loan page. */
const calls = {
  brands: { method: 'get', path: '*/api/brands/' },
  cities: { method: 'get', path: '*/api/cities/' },
  dealerships: { method: 'get', path: '*/api/dealerships/' },
  counts: { method: 'get', path: '*/api/dealerships/counts/' },
  offers: { method: 'get', path: '*/api/loan-offers/' },
  suggestions: { method: 'get', path: '*/api/bikes/autocomplete/' },
  bike: { method: 'get', path: '*/api/bikes/:slug/' },
  bikes: { method: 'get', path: '*/api/bikes/' },
  price: { method: 'post', path: '*/api/bikes/:slug/on-road-price/' },
} as const;

type ToolsCall = keyof typeof calls;

/** Mock handlers for stories and tests; the first handler of an endpoint wins. */
export const toolsHandlers = {
  /** Responds with a body. */
  answers: (call: ToolsCall, body: JsonBodyType, status = 200) => on(call, () => HttpResponse.json(body, { status })),
  /** Responds with an error. */
  fails: (call: ToolsCall, status = 503, detail = 'The garage is closed.') =>
    on(call, () => HttpResponse.json({ detail }, { status })),
  /** Never responds. */
  waits: (call: ToolsCall) => on(call, () => delay('infinite')),
  /** Responds with what `resolve` returns for each request. */
  replies: (call: ToolsCall, resolve: HttpResponseResolver) => on(call, resolve),
  /** Plausible responses of all endpoints. */
  all: () => Object.entries(usual).map(([call, body]) => on(call as ToolsCall, () => HttpResponse.json(body))),
};

const on = (call: ToolsCall, resolve: HttpResponseResolver) => {
  const { method, path } = calls[call];
  return http[method](path, resolve);
};

/** Builds a showroom; `facts` overrides its fields. */
export function buildShowroom(facts: Partial<Dealership> = {}): Dealership {
  const showroom = { id: 1, name: 'Ring Road Wheels', brand: { id: 3, name: 'Honda', slug: 'honda' }, city: 'Delhi' };
  return { ...dealershipSchema.parse({ ...showroom, address: '12 Ring Road', is_sample: true }), ...facts };
}

/** Builds a loan offer; `facts` overrides its fields. */
export function buildOffer(facts: Partial<LoanOffer> = {}): LoanOffer {
  const offer = { id: 'bank', lender: 'Public-sector bank', rate_from: 12, charge: 0, month: '2026-11' };
  return { ...loanOfferSchema.parse({ ...offer, confidence: 'low', is_sample: true }), ...facts };
}

const page = (results: object[]) => ({ count: results.length, next: null, previous: null, results });

const honda = { id: 3, name: 'Honda', slug: 'honda', logo: null };
const brands = [
  honda,
  { id: 4, name: 'Hero', slug: 'hero', logo: null },
  { id: 5, name: 'Royal Enfield', slug: 'royal-enfield', logo: null },
];
const cities = ['Delhi', 'Mumbai', 'Jaipur'].map((name, id) => ({ id, name, state: null, rto_code: null }));

const classic = {
  id: 1,
  name: 'Classic 350',
  slug: 'classic-350',
  brand: brands[2],
  price: 181_118,
  variants: ['Redditch', 'Halcyon'].map((name, id) => ({ id, bike_model: 1, name, ex_showroom_price: 181_118 })),
};

const suggestion = (id: number, name: string, slug: string) => ({
  id,
  name,
  slug,
  brand: 'Royal Enfield',
  brand_slug: 'royal-enfield',
  price: 181_118,
});

const usual: Record<ToolsCall, JsonBodyType> = {
  brands: page(brands),
  cities: page(cities),
  dealerships: page([buildShowroom(), buildShowroom({ id: 2, name: 'Capital Wheels' })]),
  counts: [
    { id: 1, name: 'Delhi', other_names: [], count: 2 },
    { id: 2, name: 'Bengaluru', other_names: ['Bangalore'], count: 1 },
  ],
  offers: [buildOffer(), buildOffer({ id: 'company', lender: 'Finance company', rate_from: 12.5, charge: 3 })],
  suggestions: {
    results: [suggestion(1, 'Classic 350', 'classic-350'), suggestion(2, 'Classic 650', 'classic-650')],
    recent_searches: [],
    popular_searches: ['Activa', 'Splendor'],
  },
  bike: classic,
  bikes: page([]),
  price: {
    variant: 'Redditch',
    city: 'Delhi',
    ex_showroom_price: 181_118,
    rto_charges: 14_789,
    insurance_price: 12_968,
    other_charges: 366,
    on_road_price: 209_241,
    lines: [],
    missing: [],
    date: '2026-11-21',
    price_month: '2026-06',
  },
};
