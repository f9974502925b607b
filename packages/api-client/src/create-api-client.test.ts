import type { Language } from '@dopahiya/domain/site';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import {
  countView,
  fetchBestBikes,
  fetchBike,
  fetchBikeList,
  fetchBikes,
  fetchBrand,
  fetchBrands,
  fetchCategories,
  fetchCities,
  fetchDealerships,
  fetchElectricBikes,
  fetchFacetedBikes,
  fetchPopularBikes,
  fetchSearchReading,
  fetchSimilarBikes,
  fetchSuggestions,
  fetchTrendingBikes,
  fetchUpcomingBikes,
} from './calls/catalogue.ts';
import { countComparison, fetchComparedBikes, fetchComparisonChoices, fetchComparisons } from './calls/comparisons.ts';
import { fetchOnRoadPrice, fetchStatePrices, fetchVariants } from './calls/prices.ts';
import { fetchHealth, fetchSitemap } from './calls/service.ts';
import { addReview, fetchBikeArticles, fetchFaqs, fetchReviews } from './calls/writings.ts';
import { type ApiClient, createApiClient } from './create-api-client.ts';

const activa = { id: 7, slug: 'activa-6g', name: 'Activa 6G', brand: 'Honda', price: '76,684' };

function ask(answer: () => Response | Promise<Response>, timeout?: number, language?: Language) {
  const requests: Request[] = [];
  const api = createApiClient({
    origin: 'https://api.invalid',
    timeout: timeout ?? 60_000,
    ...(language && { language }),
    fetch: (input) => {
      const request = new Request(input);
      requests.push(request);
      return Promise.race([answer(), abortOf(request.signal)]);
    },
  });
  return { api, asked: () => requests.map(({ url }) => url.replace('https://api.invalid', '')), requests };
}

const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const refuse = () => reject(signal.reason as Error);
    if (signal.aborted) refuse();
    signal.addEventListener('abort', refuse);
  });

const failureOf = (answer: Promise<unknown>) =>
  answer.then(
    () => expect.fail('the call succeeded'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(ApiError);
      return (error as ApiError).toJSON();
    },
  );

describe('createApiClient', () => {
  it.each<[string, (api: ApiClient) => Promise<unknown>]>([
    ['/api/bikes/', (api) => fetchBikes(api)],
    [
      '/api/bikes/?fuel=electric&max_price=150000&page=2',
      (api) => fetchBikes(api, { fuel: 'electric', max_price: 150000, page: 2 }),
    ],
    ['/api/bikes/trending/', (api) => fetchTrendingBikes(api)],
    ['/api/bikes/electric_bikes/', (api) => fetchElectricBikes(api)],
    ['/api/bikes/upcoming_bikes/', (api) => fetchUpcomingBikes(api)],
    ['/api/bikes/best/', (api) => fetchBestBikes(api)],
    ['/api/statistics/popular_bikes/', (api) => fetchPopularBikes(api)],
    ['/api/brands/?page=2&limit=12', (api) => fetchBrands(api, { page: 2, limit: 12 })],
    ['/api/bikes/activa-6g/articles/?page=2', (api) => fetchBikeArticles(api, 'activa-6g', { page: 2 })],
    [
      '/api/dealerships/?brands=3&city=Pune&page=1',
      (api) => fetchDealerships(api, { brands: 3, city: 'Pune', page: 1 }),
    ],
    ['/api/faqs/', (api) => fetchFaqs(api)],
    ['/api/faqs/?bike_model=7', (api) => fetchFaqs(api, 7)],
    ['/api/comparisons/?limit=9', (api) => fetchComparisons(api, { limit: 9 })],
    ['/api/bike-summary/?type=electric&page=2', (api) => fetchComparisonChoices(api, { type: 'electric', page: 2 })],
    [
      '/api/reviews/?bike=activa-6g&sort=lowest&page=2',
      (api) => fetchReviews(api, 'activa-6g', { sort: 'lowest', page: 2 }),
    ],
    ['/api/categories/', (api) => fetchCategories(api)],
    ['/api/cities/?page=1&search=del', (api) => fetchCities(api, { page: 1, search: 'del' })],
  ])('asks %s for its list', async (address, call) => {
    const { api, asked } = ask(() => Response.json([]));
    await call(api);
    expect(asked()).toEqual([address]);
  });

  it('asks for sentences in its language, in reads and writes, and for English without a word', async () => {
    const said = { english: ask(() => Response.json([]), 1000, 'en'), hindi: ask(() => Response.json([]), 1000, 'hi') };
    for (const { api } of Object.values(said)) {
      await fetchCities(api, { page: 1 });
      await api.post('token/', 'nothing', { json: {} });
      await api.delete('reviews/1/', 'nothing');
    }
    expect(said.english.asked()).toEqual(['/api/cities/?page=1', '/api/token/', '/api/reviews/1/']);
    expect(said.hindi.asked()).toEqual([
      '/api/cities/?page=1&lang=hi',
      '/api/token/?lang=hi',
      '/api/reviews/1/?lang=hi',
    ]);
  });

  it('leaves out parameters that are undefined', async () => {
    const { api, asked } = ask(() => Response.json([]));
    await fetchCities(api, { page: 1, search: undefined });
    expect(asked()).toEqual(['/api/cities/?page=1']);
  });

  it('asks without what nobody sees of a text that was copied', async () => {
    const { api, asked } = ask(() => Response.json([]));
    await fetchCities(api, { search: '\u200Epu\u200Bne\uFEFF' });
    expect(asked()).toEqual(['/api/cities/?search=pune']);
  });

  it('reads lists as arrays, as results and as data, without items that have no id', async () => {
    for (const answer of [[activa, { name: 'Nameless' }], { results: [activa] }, { data: [activa] }]) {
      const { api } = ask(() => Response.json(answer));
      const bikes = await fetchTrendingBikes(api);
      expect(bikes.map(({ name, price }) => [name, price])).toEqual([['Activa 6G', 76684]]);
    }
  });

  it('reads one bike by its slug, whatever characters that has', async () => {
    const { api, asked } = ask(() => Response.json({ ...activa, kerb_weight: 106 }));
    const bike = await fetchBike(api, 'activa 6g/?');
    expect(asked()).toEqual(['/api/bikes/activa%206g%2F%3F/']);
    expect(bike).toMatchObject({ name: 'Activa 6G', kerb_weight: 106, seat_height: null });
  });

  it('reads bikes side by side, in the order of their slugs', async () => {
    const { api, asked } = ask(() => Response.json({ bikes: [activa, { id: 8, name: 'Jupiter' }] }));
    const { bikes } = await fetchComparedBikes(api, ['activa-6g', 'jupiter'], 'bikes');
    expect(asked()).toEqual(['/api/compare-bikes/activa-6g-vs-jupiter/?type=bikes']);
    expect(bikes.map(({ slug }) => slug)).toEqual(['activa-6g', 'jupiter']);
  });

  it('tells that the page of a bike was opened, with nothing else', async () => {
    const { api, asked, requests } = ask(() => Response.json({ counted: true }));
    await countView(api, 'activa-6g');
    expect(asked()).toEqual(['/api/bikes/activa-6g/views/']);
    expect([requests[0]?.method, await requests[0]?.text()]).toEqual(['POST', '']);
  });

  it('holds no connection for what nobody reads', async () => {
    const cancel = vi.fn();
    const { api } = ask(() => new Response(new ReadableStream({ cancel })));
    await countView(api, 'activa-6g');
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('waits no longer for what is told than for anything else', async () => {
    const { api, requests } = ask(() => new Promise<never>(() => undefined), 20);
    await countView(api, 'activa-6g');
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  it('tells that bikes were compared, with nothing else', async () => {
    const { api, asked, requests } = ask(() => Response.json({ counted: true }));
    await countComparison(api, ['activa-6g', 'jupiter']);
    expect(asked()).toEqual(['/api/compare-bikes/activa-6g-vs-jupiter/views/']);
    expect([requests[0]?.method, await requests[0]?.text()]).toEqual(['POST', '']);
  });

  it('sends a review as who is signed in', async () => {
    const { api, asked, requests } = ask(() => new Response(null, { status: 201 }));
    await api.setAccess('abc');
    const draft = { bike: 'activa-6g', rating: 4, text: 'Light and calm.' };
    await addReview(api, draft);
    expect(asked()).toEqual(['/api/reviews/']);
    expect([requests[0]?.method, await requests[0]?.json()]).toEqual(['POST', draft]);
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer abc');
  });

  it('reads everything that has a page', async () => {
    const bikes = [{ slug: 'activa-6g', brand: 'honda', changed_on: '2026-11-21' }];
    const { api, asked } = ask(() => Response.json({ brands: [{ slug: 'honda' }], bikes }));
    expect(await fetchSitemap(api)).toEqual({
      brands: [{ slug: 'honda', changed_on: null }],
      bikes,
      articles: [],
      used_bikes: [],
      body_styles: [],
      budgets: [],
      capacities: [],
    });
    expect(asked()).toEqual(['/api/sitemap/']);
  });

  it('reads a page of bikes with its facets', async () => {
    const choice = { value: 'honda', name: 'Honda', count: 1 };
    const facets = { brand: [choice], budget: [], capacity: [], body_style: [], fuel: [], abs: [] };
    const { api, asked } = ask(() =>
      Response.json({ count: 1, next: null, previous: null, results: [activa], facets }),
    );
    const page = await fetchFacetedBikes(api, { brand: 'honda,hero', min_range: 100 });
    expect(asked()).toEqual(['/api/bikes/?brand=honda%2Chero&min_range=100&facets=true']);
    expect(page).toMatchObject({ count: 1, results: [{ slug: 'activa-6g' }], facets });
  });

  it('reads a page without facets as one that has none', async () => {
    const { api } = ask(() => Response.json([activa]));
    await expect(fetchFacetedBikes(api)).resolves.toMatchObject({ count: 1, facets: null });
  });

  it('reads lists with an address of their own, and similar bikes', async () => {
    const { api, asked } = ask(() => Response.json([activa]));
    await fetchBikeList(api, 'filter/by-engine-capacity', { min_cc: 100, page: 2 });
    const similar = await fetchSimilarBikes(api, 'activa-6g');
    expect(asked()).toEqual([
      '/api/bikes/filter/by-engine-capacity/?min_cc=100&page=2',
      '/api/bikes/activa-6g/similar_bikes/',
    ]);
    expect(similar.map(({ name }) => name)).toEqual(['Activa 6G']);
  });

  it('reads what the search box shows, also when there are terms only', async () => {
    const { api, asked } = ask(() => Response.json({ results: [activa], popular_searches: ['Honda'] }));
    const shown = await fetchSuggestions(api, 'होंडा');
    expect(shown).toMatchObject({
      results: [{ id: 7, brand: 'Honda', price: 76684, year: null }],
      recent_searches: [],
      popular_searches: ['Honda'],
    });
    await fetchSuggestions(api);
    expect(asked()).toEqual([`/api/bikes/autocomplete/?q=${encodeURIComponent('होंडा')}`, '/api/bikes/autocomplete/']);
  });

  it('asks for an on-road price, and reads it also as the first item of a list', async () => {
    const price = { variant: null, city: 'Delhi', on_road_price: '98,765' };
    const { api, asked, requests } = ask(() => Response.json([price]));
    await expect(fetchOnRoadPrice(api, 'activa-6g', { city: 'Delhi', loan: true })).resolves.toMatchObject({
      city: 'Delhi',
      on_road_price: 98765,
      rto_charges: null,
      lines: [],
      missing: [],
      confidence: null,
    });
    expect(asked()).toEqual(['/api/bikes/activa-6g/on-road-price/']);
    expect(await requests[0]?.json()).toEqual({ city: 'Delhi', loan: true });
  });

  it('asks for prices in every state and of every variant', async () => {
    const answers = [
      Response.json({ states: [{ state: 'Goa', on_road_price: 1 }] }),
      Response.json([{ ...activa, bike_model: 7 }]),
    ];
    const { api, asked } = ask(() => answers.shift() ?? Response.error());
    expect((await fetchStatePrices(api, 'activa-6g', 'Deluxe')).states).toMatchObject([{ state: 'Goa', missing: [] }]);
    expect(await fetchVariants(api, 7, 'Pune')).toMatchObject([{ bike_model: '7', on_road_price: null, images: [] }]);
    expect(asked()).toEqual([
      '/api/bikes/activa-6g/on-road-price/states/?variant=Deluxe',
      '/api/variants/?bike_model=7&city=Pune',
    ]);
  });

  it('says what is wrong with each field of a refused POST', async () => {
    const fields = { rating: ['Choose from 1 to 5.'], text: ['Write a little more.'] };
    const { api } = ask(() => Response.json(fields, { status: 400 }));
    await api.setAccess('abc');
    expect(await failureOf(addReview(api, { bike: 'activa-6g', rating: 9, text: '' }))).toMatchObject({
      message: 'Choose from 1 to 5. Write a little more.',
      fields,
    });
  });

  it('carries the message of a server that says it under that name', async () => {
    const { api } = ask(() => Response.json({ message: 'The desk is closed.' }, { status: 400 }));
    expect(await failureOf(api.post('bikes/nobody/', 'nothing'))).toEqual({
      kind: 'status',
      status: 400,
      message: 'The desk is closed.',
    });
  });

  it('carries the detail of a refused POST', async () => {
    const { api } = ask(() => Response.json({ detail: 'There is no such bike.' }, { status: 404 }));
    expect(await failureOf(api.post('bikes/nobody/', 'nothing'))).toMatchObject({
      status: 404,
      message: 'There is no such bike.',
    });
  });

  it('reports the health of the API', async () => {
    const health = { status: 'ok', database: 'pglite', bikes: 210 };
    const { api, asked } = ask(() => Response.json(health));
    await expect(fetchHealth(api)).resolves.toEqual(health);
    expect(asked()).toEqual(['/api/health/']);
  });

  it('looks for every word of a search that the API cannot read, and only then', async () => {
    const text = 'scooter under 1 lakh';
    const unable = ask(() => Response.json({ detail: 'Not found.' }, { status: 404 }));
    expect(await fetchSearchReading(unable.api, text)).toEqual({ text, parts: [], rest: text });
    const broken = ask(() => Response.json({ detail: 'Try again.' }, { status: 503 }));
    expect(await failureOf(fetchSearchReading(broken.api, text))).toMatchObject({ status: 503 });
  });

  it('asks the list of brands when the address of a brand knows none', async () => {
    const honda = { id: 3, name: 'Honda', slug: 'honda' };
    const answers = [Response.json({ detail: 'Not found.' }, { status: 404 }), Response.json({ results: [honda] })];
    const { api, asked } = ask(() => answers.shift() ?? Response.error());
    await expect(fetchBrand(api, 'honda')).resolves.toMatchObject(honda);
    expect(asked()).toEqual(['/api/brands/honda/', '/api/brands/?slug=honda']);
  });

  it('keeps the first refusal when the list of brands has other brands only', async () => {
    const others = [{ id: 4, name: 'Hero' }];
    const answers = [Response.json({ detail: 'No such brand.' }, { status: 404 }), Response.json(others)];
    const { api } = ask(() => answers.shift() ?? Response.error());
    expect(await failureOf(fetchBrand(api, 'honda'))).toEqual({
      kind: 'status',
      status: 404,
      message: 'No such brand.',
    });
  });
});

describe('a call of a user', () => {
  it('tells once that the session is over, and fails as the API refuses it', async () => {
    const onSessionOver = vi.fn();
    const asked: string[] = [];
    const api = createApiClient({
      origin: 'https://api.invalid',
      onSessionOver,
      fetch: async (input) => {
        const { method, url } = new Request(input);
        asked.push(`${method} ${new URL(url).pathname}`);
        return Response.json({ detail: 'The session is over.' }, { status: 401 });
      },
    });
    await expect(api.delete('users/me/', 'nothing', { asUser: true })).rejects.toThrow('The session is over.');
    expect(asked).toEqual(['POST /api/token/refresh/']);
    expect(onSessionOver).toHaveBeenCalledOnce();
  });
});

describe('a call that fails', () => {
  it('carries the detail of a refusal', async () => {
    const { api } = ask(() => Response.json({ detail: 'Too many requests.' }, { status: 429 }));
    expect(await failureOf(fetchTrendingBikes(api))).toEqual({
      kind: 'status',
      status: 429,
      message: 'Too many requests.',
    });
  });

  it.each([[{}], [{ detail: '' }], [{ detail: ['wrong'] }], [null]])(
    'names the status when the body is %j',
    async (body) => {
      const { api } = ask(() => Response.json(body, { status: 503 }));
      expect(await failureOf(fetchTrendingBikes(api))).toEqual({
        kind: 'status',
        status: 503,
        message: 'Request failed with status 503',
      });
    },
  );

  it.each([200, 404, 502])('says so when the answer of status %i is HTML', async (status) => {
    const { api } = ask(
      () => new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html; charset=utf-8' } }),
    );
    expect(await failureOf(fetchTrendingBikes(api))).toEqual({
      kind: 'html',
      status,
      message: 'Server returned HTML instead of JSON',
    });
  });

  it('does not follow a redirect, not even one with an HTML body', async () => {
    const headers = { location: 'https://elsewhere.invalid/', 'content-type': 'text/html' };
    const { api, requests } = ask(() => new Response('Moved', { status: 301, headers }));
    expect(await failureOf(fetchElectricBikes(api))).toEqual({
      kind: 'redirect',
      status: 301,
      message: 'Redirect encountered. Please check the API endpoint.',
    });
    expect(requests[0]?.redirect).toBe('manual');
  });

  it('knows the redirect whose status a browser hides', async () => {
    const hidden = Object.defineProperties(Response.error(), { type: { value: 'opaqueredirect' } });
    const { api } = ask(() => hidden);
    expect(await failureOf(fetchElectricBikes(api))).toMatchObject({ kind: 'redirect', status: null });
  });

  it.each([
    ['broken JSON', new Response('{"results": [', { headers: { 'content-type': 'application/json' } })],
    ['an empty body', new Response(null)],
    ['a list without items', Response.json({ count: 3 })],
    ['a bike without a number where one belongs', Response.json([{ id: 7, name: 'Activa 6G', brand: 42 }])],
  ])('rejects %s', async (_, answer) => {
    const { api } = ask(() => answer);
    expect(await failureOf(fetchTrendingBikes(api))).toEqual({
      kind: 'contract',
      status: null,
      message: 'Invalid data received from API',
    });
  });

  it('says what to do when nothing answers', async () => {
    const { api } = ask(() => Promise.reject(new TypeError('fetch failed')));
    expect(await failureOf(fetchTrendingBikes(api))).toEqual({
      kind: 'network',
      status: null,
      message: 'We couldn’t reach the server. Check your connection and try again.',
    });
  });

  it('asks once, and leaves asking again to its caller', async () => {
    const { api, requests } = ask(() => Response.json({}, { status: 503 }));
    await failureOf(fetchTrendingBikes(api));
    expect(requests).toHaveLength(1);
  });

  it('gives up when the answer takes longer than the timeout', async () => {
    const { api } = ask(() => new Promise(() => {}), 20);
    expect(await failureOf(fetchTrendingBikes(api))).toEqual({
      kind: 'timeout',
      status: null,
      message: 'The server took too long to respond. Please try again.',
    });
  });

  it.each([undefined, new Error('left the page')])(
    'is aborted when nobody waits any more (reason %s)',
    async (reason) => {
      const controller = new AbortController();
      const { api, requests } = ask(() => new Promise(() => {}));
      const answer = failureOf(fetchTrendingBikes(api, { signal: controller.signal }));
      await expect.poll(() => requests).toHaveLength(1);
      controller.abort(reason);
      expect(await answer).toMatchObject({ kind: 'aborted', status: null });
    },
  );

  it('keeps what was thrown as its cause', async () => {
    const { api } = ask(() => Promise.reject(new TypeError('fetch failed')));
    await expect(fetchTrendingBikes(api)).rejects.toHaveProperty('cause');
  });

  it('asks nothing before the names of places are loaded, and tries again if they were not', async () => {
    const places = await import('@dopahiya/domain/places');
    const loadPlaceNames = vi.fn(places.loadPlaceNames).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    // Other test files of this worker may have loaded the client with its real modules.
    vi.resetModules();
    vi.doMock('@dopahiya/domain/places', () => ({ ...places, loadPlaceNames }));
    onTestFinished(() => {
      vi.doUnmock('@dopahiya/domain/places');
      vi.resetModules();
    });
    const client = await import('./create-api-client.ts');
    const fetch = vi.fn(() => Promise.resolve(Response.json([activa])));
    const api = client.createApiClient({ origin: 'https://api.invalid', fetch });
    await expect(fetchTrendingBikes(api)).rejects.toMatchObject({ kind: 'script', status: null });
    expect(fetch).not.toHaveBeenCalled();
    expect(await fetchTrendingBikes(api)).toHaveLength(1);
    expect(fetch).toHaveBeenCalledOnce();
  });
});
