import { Writable } from 'node:stream';
import {
  facetedBikePageSchema,
  bikeCardSchema,
  bikeDetailSchema,
  brandSchema,
  categorySchema,
  comparedBikesSchema,
  comparisonSchema,
} from '@dopahiya/domain/bikes';
import { articleSchema, faqSchema } from '@dopahiya/domain/content';
import { citySchema, dealershipSchema, showroomCountSchema } from '@dopahiya/domain/places';
import { loanOfferSchema, runningCostsSchema } from '@dopahiya/domain/prices';
import {
  autocompleteSchema,
  countedViewSchema,
  healthSchema,
  listOf,
  pageOf,
  sitemapSchema,
} from '@dopahiya/domain/requests';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { cataloguePolicy } from './core/http/response-headers.ts';
import type { Services } from './areas.ts';
import type { Database } from './core/database/open-database.ts';
import { searches } from './core/database/weekly-count-schema.ts';
import { seededServices } from './testing/seeded-services.ts';
import { testDatabases } from './testing/test-databases.ts';
import { testLimits } from './testing/test-limits.ts';

const silent = pino({ level: 'silent' });

interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

// Most other tests run on PostgreSQL if there is one; this one requests every read route.
const embedded = testDatabases.filter(({ name }) => name === 'PGlite');

describe.each(embedded)('the API on $name', ({ name, open }) => {
  let database: Database;
  let services: Services;

  async function call(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    const answer = await createApp({ services, logger: silent }).request(path, { headers });
    const body: unknown = answer.status === 304 ? await answer.text() : await answer.json();
    return { status: answer.status, headers: answer.headers, body };
  }

  beforeAll(async () => {
    database = await open();
    services = await seededServices(database);
  });
  afterAll(() => database.close());

  it('says that it is well', async () => {
    const { status, headers, body } = await call('/api/health/');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(healthSchema.parse(body)).toEqual({ status: 'ok', database: name, bikes: 20 });
  });

  it.each(['/api/bikes/?limit=100', '/api/bikes?limit=100'])(
    'answers %s with a page of bikes as the contract has them',
    async (path) => {
      const { body } = await call(path);
      const page = pageOf(bikeCardSchema).parse(body);
      expect([page.count, page.results.length, page.next, page.previous]).toEqual([20, 20, null, null]);
      const royal = page.results.find(({ slug }) => slug === 'surya-royal-350');
      expect(royal).toEqual({
        id: expect.any(Number),
        slug: 'surya-royal-350',
        name: 'Royal 350',
        brand: { id: expect.any(Number), name: 'Surya', slug: 'surya', logo: null },
        status: 'on_sale',
        body_style: 'cruiser',
        fuel_type: 'Petrol',
        price: 190_000,
        price_month: '2026-06',
        launch_date: null,
        engine_capacity: 349,
        mileage: null,
        mileage_kind: null,
        max_power: 20.2,
        battery_capacity: null,
        battery_range: null,
        range_kind: null,
        top_speed: 114,
        is_popular: false,
        rating: null,
        key_highlights: ['Starts by a kick'],
        drawing: { width: expect.any(Number), height: expect.any(Number) },
        image: expect.stringMatching(/^\/media\/drawings\/surya-royal-350\.signal-red\.[\w-]+\.svg$/),
      });
    },
  );

  it('links pages by addresses on the server that was asked, keeping the conditions', async () => {
    const { body } = await call('/api/bikes/?brand=surya&limit=5&page=2');
    expect(body).toMatchObject({
      count: 17,
      next: '/api/bikes/?brand=surya&limit=5&page=3',
      previous: '/api/bikes/?brand=surya&limit=5&page=1',
    });
    expect((await call('/api/bikes/?limit=10000')).body).toMatchObject({ count: 20, next: null });
  });

  it.each([
    ['/api/bikes/trending/', 2],
    ['/api/statistics/popular_bikes/', 12],
    ['/api/bikes/electric_bikes/', 1],
    ['/api/bikes/upcoming_bikes/', 3],
    ['/api/bikes/best/', 4],
  ])('answers %s with a list of %i bikes', async (path, count) => {
    const { status, body } = await call(path);
    expect(status).toBe(200);
    expect(listOf(bikeCardSchema).parse(body)).toHaveLength(count);
  });

  it.each([
    ['/api/bikes/upcoming_bikes/?page=2&page_size=2', 3, '?page=1&page_size=2'],
    ['/api/bikes/upcoming_bikes/?page=3&limit=1', 3, '?page=2&limit=1'],
    ['/api/bikes/electric_bikes/?page=1&limit=1', 1, null],
  ])('answers %s with the last page of %i bikes', async (path, count, previous) => {
    const { status, body } = await call(path);
    expect([status, body]).toMatchObject([
      200,
      { count, next: null, previous: previous && path.replace(/\?.*/, '') + previous },
    ]);
    expect(listOf(bikeCardSchema).parse(body)).toHaveLength(1);
  });

  it.each(['/api/bikes/upcoming_bikes/?page=9', '/api/bikes/electric_bikes/?page=9'])(
    'answers %s with 404',
    async (path) => {
      const { status, body } = await call(path);
      expect([status, body]).toMatchObject([404, { detail: expect.stringContaining('The list has one page') }]);
    },
  );

  it('answers with everything that is known of a bike, and null for the rest', async () => {
    const { body } = await call('/api/bikes/surya-royal-350/');
    const bike = bikeDetailSchema.parse(body);
    expect(bike).toMatchObject({
      description: expect.stringContaining('\n\n'),
      is_discontinued: false,
      displacement: 349.3,
      max_power: 20.2,
      max_power_rpm: 6100,
      kerb_weight: 195,
      front_tyre_size: '100/90-19',
      fuel_type: 'Petrol',
      abs: true,
      mileage: null,
      clutch: null,
      clock: null,
    });
    expect(bike.color_options).toEqual([
      { name: 'Signal Red', hex: '#c1121f', image: bike.image },
      { name: 'Night Blue', hex: '#1d3557', image: expect.stringContaining('.night-blue.') },
    ]);
    expect(bike.variants).toEqual([
      {
        id: expect.any(Number),
        bike_model: String(bike.id),
        name: 'Heritage',
        ex_showroom_price: 190_000,
        price_month: '2026-06',
        special_features: null,
        color_options: [],
      },
      {
        id: expect.any(Number),
        bike_model: String(bike.id),
        name: 'Signals',
        ex_showroom_price: 210_000,
        price_month: '2026-06',
        special_features: 'Tripper navigation',
        color_options: ['Night Blue'],
      },
    ]);
    const { images } = body as { images: unknown };
    expect(images).toEqual([
      { image_url: bike.image, is_primary: true },
      { image_url: bike.color_options[1]?.image, is_primary: false },
    ]);
  });

  it('answers with brands and cities as the contract has them', async () => {
    const brands = pageOf(brandSchema).parse((await call('/api/brands/?limit=12&page=1')).body);
    expect(brands.results.map(({ slug }) => slug)).toEqual(['surya', 'vega']);
    expect(brandSchema.parse((await call('/api/brands/vega/')).body)).toEqual(brands.results[1]);
    expect((await call('/api/brands/?slug=vega')).body).toMatchObject({ count: 1, results: [{ slug: 'vega' }] });
    const cities = pageOf(citySchema).parse((await call('/api/cities/?page=1')).body);
    expect(cities.results[0]).toEqual({
      id: expect.any(Number),
      name: 'Delhi',
      state: 'Delhi',
      rto_code: 'DL01',
    });
    expect((await call('/api/cities/?search=bomb')).body).toMatchObject({ count: 1, results: [{ name: 'Mumbai' }] });
  });

  it('answers with showrooms as the contract has them', async () => {
    const { body } = await call('/api/dealerships/?brand=vega&city=Bombay&page=1');
    const page = pageOf(dealershipSchema).parse(body);
    expect(page).toMatchObject({ count: 1, next: null, previous: null });
    expect(page.results[0]).toEqual({
      id: expect.any(Number),
      name: 'Sample showroom · Vega, Mumbai',
      brand: { id: expect.any(Number), name: 'Vega', slug: 'vega', logo: null },
      address: expect.stringMatching(/ Road \(sample address\), Mumbai, Maharashtra$/),
      city: 'Mumbai',
      pincode: null,
      phone: null,
      website: null,
      latitude: expect.closeTo(19.08, 1),
      longitude: expect.closeTo(72.88, 1),
      is_sample: true,
    });
  });

  it('answers with questions as the contract has them, all on one page', async () => {
    const general = pageOf(faqSchema).parse((await call('/api/faqs/')).body);
    expect(general).toMatchObject({ count: 2, next: null });
    expect(general.results[0]?.bike_model_name).toBeNull();
    const ofBike = pageOf(faqSchema).parse((await call('/api/faqs/?bike_model=surya-royal-350')).body);
    expect(ofBike.results).toContainEqual({
      id: 'surya-royal-350-seat-height',
      question: 'What is the seat height of the Surya Royal 350?',
      answer: 'The seat of the Surya Royal 350 is 805 mm high.',
      bike_model_name: 'Surya Royal 350',
    });
  });

  it('answers with articles as the contract has them', async () => {
    const read = async () => pageOf(articleSchema).parse((await call('/api/bikes/vega-e1/articles/?limit=1')).body);
    // The first lists may be without excerpts that are still being made.
    await expect.poll(async () => (await read()).results[0]?.excerpt).not.toBeNull();
    const page = await read();
    expect(page).toMatchObject({ count: 2, next: '/api/bikes/vega-e1/articles/?limit=1&page=2' });
    expect(page.results[0]).toEqual({
      id: expect.any(Number),
      slug: 'newer-one',
      title: 'An article called newer-one',
      content: null,
      is_clean_html: true,
      excerpt: 'The first paragraph of newer-one says what it is about.',
      is_featured: false,
      published_date: '2026-09-01',
      featured_image_url: expect.stringMatching(/^\/media\/drawings\/vega-e1\.signal-red\.[\w-]+\.svg$/),
      image_caption: 'Drawn to scale.',
      category: 'Review',
      tags: ['Vega', 'Tag of newer-one'],
      view_count: 0,
      like_count: 0,
      specifications: { Engine: '110 cc' },
      author: {
        first_name: 'Dopahiya',
        last_name: 'Sample Desk',
        avatar: '/favicon.svg',
        bio: expect.stringContaining('A sample author') as string,
      },
      is_sample: true,
      bikes: [{ slug: 'vega-e1', name: 'Vega E1_Plus 100%', brand: { slug: 'vega' } }],
      tool: null,
    });
    const article = articleSchema.parse((await call('/api/news/newer-one/')).body);
    const content = expect.stringMatching(/^<p>.*<em>about<\/em>\.<\/p>\n<p>.*<\/p>$/) as string;
    expect(article).toEqual({ ...page.results[0], content });
  });

  it('shows bikes side by side each in a colour of its own, the first of them in its best-known one', async () => {
    const pairs = pageOf(comparisonSchema).parse((await call('/api/comparisons/')).body);
    const { bikes } = comparedBikesSchema.parse((await call('/api/compare-bikes/vega-110-vs-surya-royal-350/')).body);
    const paintsOf = (compared: readonly { image: string | null }[]) =>
      compared.map(({ image }) => image?.split('.')[1]);
    expect(pairs.results.map((pair) => paintsOf(pair.bikes))).toContainEqual(['signal-red', 'night-blue']);
    expect(paintsOf(bikes)).toEqual(['signal-red', 'night-blue']);
    expect(bikes[1]?.color_options.map((colour) => colour.name)).toEqual(['Signal Red', 'Night Blue']);
  });

  it('answers with compared bikes as the contract has them', async () => {
    const pairs = pageOf(comparisonSchema).parse((await call('/api/comparisons/')).body);
    expect(pairs.results.map(({ bikes }) => bikes.map(({ slug }) => slug))).toEqual([
      ['surya-s14', 'surya-royal-350'],
      ['vega-e1', 'vega-110'],
    ]);
    const { bikes } = comparedBikesSchema.parse((await call('/api/compare-bikes/vega-110-vs-surya-royal-350/')).body);
    expect(bikes.map(({ slug, kerb_weight }) => [slug, kerb_weight])).toEqual([
      ['vega-110', null],
      ['surya-royal-350', 195],
    ]);
    const choices = pageOf(bikeCardSchema).parse((await call('/api/bike-summary/?type=electric&limit=1')).body);
    expect(choices).toMatchObject({ count: 2, next: '/api/bike-summary/?type=electric&limit=1&page=2' });
  });

  it('answers with everything that has a page, as the contract has it', async () => {
    const { headers, body } = await call('/api/sitemap/');
    expect(headers.get('cache-control')).toMatch(/^public/);
    const sitemap = sitemapSchema.parse(body);
    expect(sitemap).toEqual(body);
    expect([sitemap.brands.length, sitemap.bikes.length]).toEqual([2, 20]);
    expect(sitemap.bikes[0]).toEqual({
      slug: 'surya-next',
      brand: 'surya',
      changed_on: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    });
  });

  it('lets one client count only so much, and a server of ours as much as it likes', async () => {
    const clock = () => new Date('2026-11-21T12:00:00+05:30');
    const app = createApp({ services, logger: silent, clock, trustedProxies: ['10.0.0.2'] });
    const view = async (address: string) =>
      (await app.request('/api/bikes/vega-e1/views/', { method: 'POST' }, { address })).status;
    const statuses = async (address: string) => {
      const answers: number[] = [];
      for (let count = 0; count < 31; count++) answers.push(await view(address));
      return answers.slice(-2);
    };
    expect(await statuses('203.0.113.1')).toEqual([200, 429]);
    expect(await statuses('10.0.0.2')).toEqual([200, 200]);
  });

  it('counts the views of what was found, however its address is spelt', async () => {
    const clock = () => new Date('2026-11-21T12:00:00+05:30');
    const app = createApp({ services, logger: silent, clock });
    const statuses = async (...paths: string[]) => {
      const answers: number[] = [];
      for (const path of paths)
        answers.push((await app.request(`/api/${path}/views/`, { method: 'POST' }, { address: '203.0.113.4' })).status);
      return answers;
    };
    const many = (path: string) => Array.from({ length: 29 }, () => path);
    const { id } = (await (await app.request('/api/bikes/vega-e1/')).json()) as { id: number };
    const plain = String(id);
    const escaped = `%${plain.charCodeAt(0).toString(16)}${plain.slice(1)}`;
    await statuses(...many('bikes/vega-e1'));
    expect(await statuses(`bikes/${plain}`, `bikes/${plain}`, `bikes/${escaped}`, 'bikes/vega-e1')).toEqual([
      200, 429, 429, 429,
    ]);
    expect(await statuses('bikes/surya-s1')).toEqual([200]);
    await statuses(...many('compare-bikes/vega-e1-vs-surya-s1'));
    expect(
      await statuses(
        'compare-bikes/surya-s1-vs-vega-e1',
        'compare-bikes/surya-s1-vs-vega-e1',
        'compare-bikes/vega-e2-vs-surya-s1-vs-vega-e1',
        'compare-bikes/vega-e2-vs-surya-s1',
      ),
    ).toEqual([200, 429, 429, 200]);
    const { results } = (await (await app.request('/api/news/')).json()) as { results: { id: number; slug: string }[] };
    const [article] = results;
    await statuses(...many(`news/${article?.slug}`));
    expect(await statuses(`news/${article?.id}`, `news/${article?.id}`)).toEqual([200, 429]);
  });

  it.each(['0', '01', '001', '+1', '-1', '1.0', '1e0', '0x1', '%201', '1%20', '%30%31', '１', '१', '1000000000'])(
    'has nothing under the number %s, wherever an address has one',
    async (number) => {
      const app = createApp({ services, logger: silent });
      for (const [method, path] of [
        ['GET', 'bikes/N'],
        ['GET', 'bikes/N/similar_bikes'],
        ['GET', 'bikes/N/articles'],
        ['POST', 'bikes/N/views'],
        ['GET', 'brands/N/bikes'],
        ['GET', 'news/N'],
        ['POST', 'news/N/views'],
        ['GET', 'used-bikes/N'],
        ['GET', 'used-bikes/N/similar'],
        ['POST', 'used-bikes/N/views'],
      ] as const)
        expect((await app.request(`/api/${path.replace('N', number)}/`, { method })).status).toBe(404);
    },
  );

  it('counts what one client looks for only so often, however it is spelt, and answers all the same', async () => {
    const limits = testLimits({ reads: { burst: 1000, perSecond: 1000 }, views: { burst: 3, perSecond: 0.05 } });
    const own = await seededServices(database);
    const app = createApp({ services: own, logger: silent, limits });
    const spellings = ['Royal 350', 'royal350', 'ROYAL 350', 'royal-350', 'Royal 350', 'surya royal 350'];
    const counted = async () => (await database.orm.select().from(searches)).reduce((sum, { count }) => sum + count, 0);
    const before = await counted();
    for (const q of spellings) {
      const path = `/api/bikes/autocomplete/?q=${encodeURIComponent(q)}`;
      expect((await app.request(path, {}, { address: '203.0.113.8' })).status).toBe(200);
    }
    await own.search.flush();
    expect((await counted()) - before).toBe(3);
  });

  it('counts that bikes were compared', async () => {
    const send = (path: string) => createApp({ services, logger: silent }).request(path, { method: 'POST' });
    const answer = await send('/api/compare-bikes/vega-e1-vs-surya-s1/views/');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(countedViewSchema.parse(await answer.json())).toEqual({ counted: true });
    expect((await send('/api/compare-bikes/vega-e1-vs-nobody/views/')).status).toBe(404);
  });

  it('counts no sample among the showrooms of a brand', async () => {
    const { body } = await call('/api/dealerships/counts/?brand=vega');
    expect(listOf(showroomCountSchema).parse(body)).toEqual([]);
  });

  it('answers with what lenders ask, each with its month', async () => {
    const offers = listOf(loanOfferSchema).parse((await call('/api/loan-offers/')).body);
    expect(offers[0]).toMatchObject({ lender: 'Public-sector bank', rate_from: 12, month: '2026-11', is_sample: true });
  });

  it('answers with what petrol and electricity cost in a city', async () => {
    const costs = runningCostsSchema.parse((await call('/api/running-costs/?city=Bombay')).body);
    expect(costs).toMatchObject({ city: 'Mumbai', petrol: { price: 111.21, date: '2026-06-07' } });
  });

  it('answers with categories that the list of bikes takes', async () => {
    const categories = listOf(categorySchema).parse((await call('/api/categories/')).body);
    expect(categories.map((category) => category.name)).toEqual([
      'Scooters',
      'Sports Bikes',
      'Best Mileage',
      'Cruisers',
    ]);
    for (const { slug } of categories) expect((await call(`/api/bikes/?category=${slug}`)).status).toBe(200);
    const inHindi = listOf(categorySchema).parse((await call('/api/categories/?lang=hi')).body);
    expect(inHindi.map((category) => `${category.slug} ${category.name}`)).toEqual([
      'scooters स्कूटर',
      'sports स्पोर्ट्स बाइकें',
      'mileage सबसे अच्छा माइलेज',
      'cruisers क्रूज़र',
    ]);
  });

  it('counts that a page was opened, and lets nobody keep that answer', async () => {
    const answer = await createApp({ services, logger: silent }).request('/api/bikes/vega-e1/views/', {
      method: 'POST',
    });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(countedViewSchema.parse(await answer.json())).toEqual({ counted: true });
    const nobody = await createApp({ services, logger: silent }).request('/api/bikes/nobody/views/', {
      method: 'POST',
    });
    expect(nobody.status).toBe(404);
  });

  it.each([
    ['/api/compare-bikes/vega-e1/', 400],
    ['/api/compare-bikes/vega-e1-vs-vega-e1/', 400],
    ['/api/compare-bikes/vega-e1-vs-vega-110/?type=electric', 400],
    ['/api/compare-bikes/vega-e1-vs-nobody/', 404],
  ])('says why it cannot answer %s', async (path, status) => {
    const answer = await call(path);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ detail: expect.stringMatching(/^[A-Z].*\.$/) });
  });

  it.each([
    ['/api/dealerships/?brands=nobody', 'brands'],
    ['/api/dealerships/counts/?brand=nobody', 'brand'],
    ['/api/dealerships/?city=Atlantis', 'city'],
    ['/api/running-costs/?city=Atlantis', 'city'],
    ['/api/faqs/?bike_model=nobody', 'bike_model'],
    ['/api/comparisons/?page=0', 'page'],
    ['/api/compare-bikes/vega-e1-vs-vega-110/?type=cars', 'type'],
    ['/api/bike-summary/?type=cars', 'type'],
    ['/api/bikes/vega-e1/articles/?limit=many', 'limit'],
    ['/api/bikes/?page=0', 'page'],
    ['/api/bikes/?page=two', 'page'],
    ['/api/bikes/?page=1&page=2', 'page'],
    ['/api/bikes/?limit=-1', 'limit'],
    ['/api/bikes/?sort=beauty', 'sort'],
    ['/api/bikes/?body_style=scooter,car', 'body_style'],
    ['/api/bikes/?brand=vega,nobody', 'brand'],
    [`/api/bikes/?brand=${Array.from({ length: 31 }, (_, index) => index).join(',')}`, 'brand'],
    ['/api/bikes/?abs=maybe', 'abs'],
    ['/api/bikes/?status=sold', 'status'],
    ['/api/bikes/?min_seat_height=900&max_seat_height=700', 'min_seat_height'],
    ['/api/bikes/?facets=1', 'facets'],
    ['/api/bikes/scooters/?page=0', 'page'],
    [`/api/bikes/autocomplete/?q=${'x'.repeat(101)}`, 'q'],
    ['/api/bikes/?fuel=diesel', 'fuel'],
    ['/api/bikes/?category=cars', 'category'],
    ['/api/bikes/?body_style=<b>', 'body_style'],
    ['/api/bikes/?brand=nobody', 'brand'],
    ["/api/bikes/?brand=' or 1=1", 'brand'],
    ['/api/bikes/?min_price=cheap', 'min_price'],
    ['/api/bikes/?min_price=2&max_price=1', 'min_price'],
    ['/api/bikes/?min_cc=2&max_cc=1', 'min_cc'],
    ['/api/bikes/?search=a%00b', 'search'],
    [`/api/bikes/?search=${'x'.repeat(101)}`, 'search'],
    ['/api/cities/?page=1.5', 'page'],
    ['/api/brands/?slug=A%20B', 'slug'],
  ])('refuses %s and names the field', async (path, field) => {
    const { status, headers, body } = await call(path);
    expect([status, headers.get('cache-control')]).toEqual([400, 'no-store']);
    expect(body).toEqual({ [field]: [expect.stringMatching(/^[A-Z].*\.$/)] });
  });

  it('takes a field left empty for one that is not given', async () => {
    const { status, body } = await call('/api/bikes/?search=&brand=&fuel=&min_price=&sort=&page=&limit=');
    expect([status, (body as { count: number }).count]).toEqual([200, 20]);
  });

  it.each([
    '/api/bikes/nobody/',
    '/api/bikes/%E0%A4%A/',
    '/api/bikes/%00/',
    '/api/brands/nobody/',
    '/api/bikes/?page=3',
    '/api/nowhere/',
    '/api/',
    '/',
    '/media/drawings/nobody.red.1.svg',
    '/media/drawings/surya-royal-350.pink.1.svg',
    '/media/drawings/..%2f..%2fetc.passwd.1.svg',
    '/media/drawings/surya-royal-350.svg',
  ])('has nothing at %s and says so', async (path) => {
    const { status, headers, body } = await call(path);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(body).toEqual({ detail: expect.stringMatching(/^[A-Z].*\.$/), request_id: headers.get('x-request-id') });
  });

  it('asks a client that reads too much to wait, says how long, and says meanwhile that it is well', async () => {
    const limits = testLimits({ reads: { burst: 40, perSecond: 4 } });
    const app = createApp({ services, logger: silent, limits });
    const search = (path: string) => app.request(path, {}, { address: '203.0.113.1' });
    for (let count = 0; count < 20; count++) {
      expect((await search('/api/bikes/autocomplete/?q=royal')).status).toBe(200);
      expect((await search('/api/bikes/?search=royal')).status).toBe(200);
    }
    const refused = await search('/api/bikes/scooters/?search=vega');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('Try again in a second.') });
    expect((await search('/api/health/')).status).toBe(200);
    expect((await app.request('/api/bikes/scooters/', {}, { address: '203.0.113.2' })).status).toBe(200);
  });

  it('answers a search with what the search box shows', async () => {
    const { headers, body } = await call('/api/bikes/autocomplete/?q=roayl');
    expect(headers.get('cache-control')).toBe('private, max-age=60');
    const shown = autocompleteSchema.parse(body);
    expect(shown.results).toEqual([
      {
        id: expect.any(Number),
        name: 'Royal 350',
        brand: 'Surya',
        brand_slug: 'surya',
        slug: 'surya-royal-350',
        status: 'on_sale',
        year: null,
        price: 190_000,
        engine_capacity: 349,
        max_power: 20.2,
        image: expect.stringMatching(/^\/media\/drawings\/surya-royal-350\.signal-red\./),
      },
    ]);
    expect([shown.recent_searches, shown.popular_searches.length]).toEqual([[], 8]);
  });

  it('counts what is not known with each bound where the list does', async () => {
    const asked = '/api/bikes/?facets=true&brand=vega&status=on_sale&max_seat_height=820&keep_unknown=true';
    const { count, facets } = facetedBikePageSchema.parse((await call(asked)).body);
    expect(count).toBe(2);
    expect(facets?.max_seat_height?.find(({ value }) => value === '820')?.count).toBe(count);
  });

  it('answers with the facets of a list as the contract has them', async () => {
    const { facets } = facetedBikePageSchema.parse((await call('/api/bikes/?facets=true&brand=vega')).body);
    expect(facets?.brand).toEqual([
      { value: 'surya', name: 'Surya', count: 17 },
      { value: 'vega', name: 'Vega', count: 3 },
    ]);
    expect(facets?.budget[1]).toEqual({ value: '0-70000', name: 'Under ₹70,000', count: 1 });
    expect(facets?.capacity).toHaveLength(8);
    expect(facets?.body_style.find(({ value }) => value === 'scooter')).toEqual({
      value: 'scooter',
      name: 'Scooter',
      count: 3,
    });
    expect(facets?.abs).toEqual([
      { value: 'true', name: 'With ABS', count: 0 },
      { value: 'false', name: 'Without ABS', count: 1 },
    ]);
    expect(facets?.min_mileage?.map(({ value }) => value)).toEqual(['40', '50', '60', '70']);
    expect(facets?.min_range?.at(-1)).toEqual({ value: '150', name: '150 km or more', count: 1 });
    expect(facets?.max_seat_height?.[0]).toEqual({ value: '740', name: 'Up to 740 mm', count: 0 });
  });

  it('lets caches keep a good answer for a while, and answers 304 when it has not changed', async () => {
    const first = await call('/api/bikes/best/');
    expect(first.headers.get('cache-control')).toBe(cataloguePolicy);
    const etag = String(first.headers.get('etag'));
    const again = await call('/api/bikes/best/', { 'if-none-match': etag });
    expect([again.status, again.body]).toEqual([304, '']);
    expect((await call('/api/bikes/trending/', { 'if-none-match': etag })).status).toBe(200);
  });
});

describe('the API', () => {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  const broken = new Proxy({} as Services['bikes'], {
    get: () => () => Promise.reject(new Error('the database is on fire: password 1234')),
  });
  const app = createApp({ services: { bikes: broken } as Services, logger: pino(stream) });

  beforeEach(() => {
    lines.length = 0;
  });

  it('answers what nobody foresaw with a plain apology, and logs it once with its stack', async () => {
    const answer = await app.request('/api/bikes/best/');
    const id = answer.headers.get('x-request-id');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      detail: 'Something went wrong on our side. Please try again.',
      request_id: id,
    });
    expect(lines).toEqual([
      expect.objectContaining({
        level: 50,
        requestId: id,
        err: expect.objectContaining({ stack: expect.stringContaining('on fire') }),
      }),
      expect.objectContaining({
        level: 30,
        requestId: id,
        method: 'GET',
        path: '/api/bikes/best/',
        status: 500,
        ms: expect.any(Number),
      }),
    ]);
  });

  it('logs one line for a request, without its query', async () => {
    await app.request('/api/nowhere/?search=my+name');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ msg: 'request', path: '/api/nowhere/', status: 404 });
  });

  it('passes a request id on, and makes its own when there is none that can be trusted', async () => {
    const idFor = async (id: string) =>
      (await app.request('/api/nowhere/', { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    expect(await idFor('abc-123')).toBe('abc-123');
    expect(await idFor('<script>')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('tells browsers not to guess content types', async () => {
    expect((await app.request('/api/nowhere/')).headers.get('x-content-type-options')).toBe('nosniff');
  });
});
