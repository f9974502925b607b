import { ownReviewSchema, reviewPageSchema } from '@dopahiya/domain/content';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../app.ts';
import type { Services } from '../../../areas.ts';
import { users as userTable } from '../../../core/database/account-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { seededServices } from '../../../testing/seeded-services.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { testLimits } from '../../../testing/test-limits.ts';
import { decideReview, publishReview } from '../../../testing/write-review.ts';

const users: Record<string, { id: number; name: string }> = {
  'Bearer asha': { id: 1, name: 'Asha' },
  'Bearer ravi': { id: 2, name: 'Ravi' },
  'Bearer meena': { id: 3, name: 'Meena' },
};
const draft = {
  bike: 'vega-110',
  rating: 4,
  title: ' Light ',
  text: 'It climbs the ghat\r\nand <b>never</b> complains.',
};

const checked = { rating: 4, title: undefined, text: 'It climbs the ghat and never complains.' };

describe('calls under reviews/', () => {
  let database: Database;
  let app: ReturnType<typeof createApp>;
  let services: Services;

  beforeAll(async () => {
    database = await openTestDatabase();
    const authenticate = ({ headers }: Request) => Promise.resolve(users[headers.get('authorization') ?? '']);
    const limits = testLimits({ writes: { burst: 5, perSecond: 0.1 }, reviews: { burst: 5, perSecond: 0.1 } });
    const logger = pino({ level: 'silent' });
    services = await seededServices(database);
    app = createApp({ services, logger, authenticate, limits });
    const moment = new Date(0);
    const stored = {
      email: '',
      email_key: '',
      email_verified_at: moment,
      password_hash: '',
      password_changed_at: moment,
    };
    for (const { name } of Object.values(users))
      await database.orm.insert(userTable).values({
        ...stored,
        username: name,
        username_key: name,
        first_name: name,
        last_name: name,
        created_at: new Date(0),
      });
  });
  afterAll(() => database.close());

  const write = async (body: unknown, authorization = 'Bearer asha', address?: string) => {
    const headers = { 'content-type': 'application/json', authorization };
    const answer = await app.request(
      '/api/reviews/',
      { method: 'POST', headers, body: JSON.stringify(body) },
      { address },
    );
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };

  const call = async (method: string, path: string, authorization = 'Bearer asha', body?: unknown) => {
    const headers = { 'content-type': 'application/json', authorization };
    const answer = await app.request(`/api/${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, cache: answer.headers.get('cache-control'), body: (await answer.json()) as object };
  };

  it('show a review at once to its author and to nobody else, as plain text', async () => {
    const { status, body } = await write(draft);
    expect([status, ownReviewSchema.parse(body)]).toMatchObject([
      200,
      {
        rating: 4,
        title: 'Light',
        text: 'It climbs the ghat\nand <b>never</b> complains.',
        created_at: '2026-11-21T06:30:00.000Z',
        status: 'PENDING',
        reason: null,
        bike: { slug: 'vega-110', name: '110', brand: { slug: 'vega', name: 'Vega' } },
      },
    ]);
    const mine = await call('GET', 'users/me/reviews/?bike=vega-110');
    expect(mine).toMatchObject({ status: 200, cache: 'no-store', body: { count: 1, results: [body] } });
    expect((await call('GET', 'users/me/reviews/', 'Bearer ravi')).body).toMatchObject({ count: 0 });
    expect((await call('GET', 'reviews/?bike=vega-110', '')).body).toMatchObject({ count: 0, summary: { count: 0 } });
  });

  it('show everybody what is published as soon as it is, without its author’s number', async () => {
    const text = 'It climbs the ghat\nand <b>never</b> complains.';
    const written = { ...checked, bike: 'surya-s4', title: 'Light', text };
    const { id } = (await services.reviews.write({ id: 1, name: 'Asha' }, written)).review;
    const before = await app.request('/api/reviews/?bike=surya-s4');
    expect(before.headers.get('cache-control')).toBe('public, no-cache');
    expect((await app.request('/api/reviews/?bike=surya-s4', etagOf(before))).status).toBe(304);
    await decideReview(database, id, { status: 'PUBLISHED' });
    const after = await app.request('/api/reviews/?bike=surya-s4', etagOf(before));
    const page = reviewPageSchema.parse(await after.json());
    expect([page.count, page.summary?.average]).toEqual([1, 4]);
    expect(page.results).toEqual([
      {
        id,
        author_name: 'Asha',
        rating: 4,
        title: 'Light',
        text,
        created_at: '2026-11-21T06:30:00.000Z',
        is_sample: false,
        helpful_count: 0,
      },
    ]);
  });

  it('hold no contact details, when written and when changed', async () => {
    const asha = { id: 1, name: 'Asha' };
    const text = 'Runs well after two years. Call me on 98765 43210.';
    const refused = {
      status: 400,
      fields: { text: [{ en: expect.stringContaining('a phone number (“98765 43210”)') }] },
    };
    const { reviews } = services;
    await expect(reviews.write(asha, { ...checked, bike: 'surya-s3', text })).rejects.toMatchObject(refused);
    await expect(reviews.write(asha, { ...checked, bike: 'surya-s3', title: 'Ask @asha_rides' })).rejects.toMatchObject(
      { fields: { title: [{ en: expect.stringContaining('a social media name') }] } },
    );
    const { review } = await reviews.write(asha, { ...checked, bike: 'surya-s3' });
    await expect(reviews.change(asha, review.id, { ...checked, text })).rejects.toMatchObject(refused);
    await reviews.remove(asha, review.id);
  });

  it('let its author alone change and delete a review', async () => {
    const { review } = await services.reviews.write({ id: 1, name: 'Asha' }, { ...checked, bike: 'surya-s1' });
    const path = `reviews/${review.id}/`;
    const changes = { rating: 2, text: 'The second week was worse than the first.' };
    for (const method of ['PATCH', 'DELETE']) {
      expect((await call(method, path, '', changes)).status).toBe(401);
      expect((await call(method, path, 'Bearer ravi', changes)).status).toBe(404);
      expect((await call(method, 'reviews/9e9/', 'Bearer asha', changes)).status).toBe(404);
    }
    expect(await call('PATCH', path, 'Bearer asha', { ...changes, rating: 9 })).toMatchObject({
      status: 400,
      body: { rating: ['Choose from 1 to 5 stars.'] },
    });
    expect(await call('PATCH', path, 'Bearer asha', changes)).toMatchObject({
      status: 200,
      body: { ...changes, title: null, status: 'PENDING' },
    });
    expect(await call('DELETE', path)).toMatchObject({ status: 200, cache: 'no-store', body: { done: true } });
    expect((await call('DELETE', path)).status).toBe(404);
  });

  it('count who found a review helpful once, and not its author', async () => {
    const asha = { id: 1, name: 'Asha' };
    const id = await publishReview(database, services, asha, { ...checked, bike: 'surya-s2' });
    const vote = async (method: string, authorization: string, of: number | string = id) => {
      const { status, body } = await call(method, `reviews/${of}/helpful/`, authorization);
      return [status, body];
    };
    expect(await vote('POST', 'Bearer ravi')).toEqual([200, { helpful_count: 1 }]);
    expect(await vote('POST', 'Bearer ravi')).toEqual([200, { helpful_count: 1 }]);
    expect((await call('GET', 'users/me/helpful-reviews/?bike=surya-s2', 'Bearer ravi')).body).toEqual({
      reviews: [id],
    });
    expect((await call('GET', 'reviews/?bike=surya-s2', '')).body).toMatchObject({
      results: [{ id, helpful_count: 1 }],
    });
    expect(await vote('DELETE', 'Bearer ravi')).toEqual([200, { helpful_count: 0 }]);
    expect(await vote('POST', 'Bearer asha')).toEqual([
      400,
      { detail: expect.stringMatching(/^You can’t vote on your own review/), request_id: expect.anything() },
    ]);
    expect((await vote('POST', ''))[0]).toBe(401);
    const samples = await call('GET', 'reviews/?bike=vega-e1', '');
    const [sample] = (samples.body as { results: { id: number }[] }).results;
    for (const none of [sample?.id ?? 0, 'x']) expect((await vote('POST', 'Bearer ravi', none))[0]).toBe(404);
    await database.orm.update(userTable).set({ email_verified_at: null }).where(eq(userTable.username, 'Meena'));
    expect((await vote('POST', 'Bearer meena', `0${id}`))[0]).toBe(404);
    expect(await vote('POST', 'Bearer meena')).toEqual([
      403,
      { detail: expect.stringMatching(/^Confirm your email first/), request_id: expect.anything() },
    ]);
    expect(await vote('DELETE', 'Bearer meena')).toEqual([200, { helpful_count: 0 }]);
  });

  it.each([['Bearer nobody'], ['']])('take none from who is not signed in (%j)', async (authorization) => {
    const { status, body } = await write({}, authorization);
    expect([status, body['detail']]).toEqual([401, 'You’re signed out. Sign in and try again.']);
  });

  it.each([
    ['rating', { ...draft, rating: 6 }],
    ['rating', { ...draft, rating: 4.5 }],
    ['rating', { ...draft, rating: undefined }],
    ['text', { ...draft, text: 'Too short' }],
    ['text', { ...draft, text: 'x'.repeat(3001) }],
    ['text', { ...draft, text: `A bell rings in this text: \u0007` }],
    ['text', { ...draft, text: 12 }],
    ['title', { ...draft, title: 'x'.repeat(121) }],
    ['title', { ...draft, title: 'two\nlines' }],
    ['bike', { ...draft, bike: undefined }],
    ['bike', { ...draft, bike: 'nobody' }],
  ])('name %s when it cannot be used', async (field, body) => {
    expect(await write(body)).toEqual({ status: 400, body: { [field]: [expect.stringMatching(/^[A-Z].*\.$/)] } });
  });

  it('stand newest first in the list of their author, page by page', async () => {
    await services.reviews.write({ id: 1, name: 'Asha' }, { ...checked, bike: 'surya-s13' });
    await services.reviews.write({ id: 1, name: 'Asha' }, { ...checked, bike: 'surya-s14' });
    const page = async (number: number) => {
      const { body } = await call('GET', `users/me/reviews/?limit=1&page=${number}`);
      return (body as { results: { bike: { slug: string } }[] }).results.map(({ bike }) => bike.slug);
    };
    expect([await page(1), await page(2)]).toEqual([['surya-s14'], ['surya-s13']]);
  });

  it('take a review without a title, and a bike by its id', async () => {
    const { id } = (await (await app.request('/api/bikes/vega-e1/')).json()) as { id: number };
    expect(await write({ ...draft, bike: id, title: '' })).toMatchObject({ status: 200, body: { title: null } });
  });

  it('ask an account that writes too many to wait, from whatever address, and count no slip of the pen', async () => {
    const writeFrom = (address: number, body: unknown = { ...draft, bike: `surya-s${address - 5}` }) =>
      write(body, 'Bearer meena', `203.0.113.${address}`);
    expect((await writeFrom(10, { ...draft, rating: 6 })).status).toBe(400);
    for (let count = 1; count <= 5; count++) expect((await writeFrom(10 + count)).status).toBe(200);
    const { status, body } = await writeFrom(20);
    expect([status, body]).toEqual([
      429,
      expect.objectContaining({ detail: expect.stringMatching(/from your account\. Try again in 10 seconds\.$/) }),
    ]);
  });

  it('ask who writes too many to wait', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) statuses.push((await write(draft, '', '203.0.113.7')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

const etagOf = (answer: Response) => ({ headers: { 'if-none-match': String(answer.headers.get('etag')) } });
