import { usedBikeHandlers } from '@dopahiya/api-client/testing';
import { delay, http, HttpResponse, type JsonBodyType, type RequestHandler } from 'msw';

const brands = [
  { id: 3, name: 'Honda', slug: 'honda' },
  { id: 4, name: 'TVS', slug: 'tvs' },
];
const drawing = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 18 11"><path fill="${colour}" d="M0 0h18v11H0z"/></svg>`)}`;
const activa = {
  id: 7,
  slug: 'activa',
  name: 'Activa',
  brand: { id: 3, name: 'Honda', slug: 'honda' },
  image: drawing('black'),
  drawing: { width: 1833, height: 1156 },
};
const paints = [
  { name: 'Pearl Black', hex: '#111111', image: drawing('black') },
  { name: 'Rebel Red', hex: '#b01020', image: drawing('red') },
];
const variants = [{ id: 1, bike_model: 7, name: 'Deluxe' }];
const cities = [
  { id: 1, name: 'Delhi', state: 'Delhi' },
  { id: 2, name: 'Mumbai', state: 'Maharashtra' },
];

const page = (results: JsonBodyType[], next: string | null = null) =>
  HttpResponse.json({ count: results.length, next, previous: null, results });

type Answer = () => Response | Promise<Response>;

/** Handlers of the API for sellers, for stories and tests; handlers passed before them take precedence. */
export const sellHandlers = {
  /** All handlers, for the success case. */
  all: (): RequestHandler[] => [
    http.post('*/api/token/refresh/', () => HttpResponse.json({ access: 'a.b.c' })),
    http.get('*/api/brands/', () => page(brands)),
    http.get('*/api/bikes/brand/:slug/', ({ params }) => page(params['slug'] === 'honda' ? [activa] : [])),
    http.get('*/api/bikes/activa/', () => HttpResponse.json({ ...activa, color_options: paints, variants })),
    http.get('*/api/cities/', ({ request }) => {
      const sought = new URL(request.url).searchParams.get('search')?.toLowerCase() ?? '';
      return page(cities.filter(({ name }) => name.toLowerCase().includes(sought)));
    }),
    usedBikeHandlers.values(),
    http.post('*/api/used-bikes/', () => HttpResponse.json({ id: 61, slug: 'honda-activa-2019-61' }, { status: 201 })),
    sellHandlers.stored(null),
    http.post('*/api/used-bike-images/', () => HttpResponse.json({ id: 1, image: '/1.jpg' }, { status: 201 })),
  ],
  brands: (answer: Answer) => http.get('*/api/brands/', answer),
  cities: (answer: (search: string | null) => Response) =>
    http.get('*/api/cities/', ({ request }) => answer(new URL(request.url).searchParams.get('search'))),
  listing: (answer: (draft: Record<string, unknown>) => Response | Promise<Response>) =>
    http.post('*/api/used-bikes/', async ({ request }) => answer((await request.json()) as Record<string, unknown>)),
  /** Answers with the stored listing; `confirm_by` is the deadline to confirm the seller's address, null if confirmed. */
  stored: (confirm_by: string | null, more: object = {}) =>
    http.get('*/api/used-bikes/my_bikes/:id/', ({ params }) =>
      HttpResponse.json({ id: params['id'], confirm_by, is_unconfirmed: confirm_by !== null, ...more }),
    ),
  photo: (answer: Answer) => http.post('*/api/used-bike-images/', answer),
  refuses: (detail: JsonBodyType, status: number) => HttpResponse.json(detail, { status }),
  waits: async () => {
    await delay('infinite');
    return new Response();
  },
};
