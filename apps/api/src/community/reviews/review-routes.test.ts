import { reviewPageSchema, reviewSchema } from '@dopahiya/domain';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import type { Database } from '../../db/open-database.ts';
import { seededServices } from '../../testing/seeded-services.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { testLimits } from '../../testing/test-limits.ts';

const users: Record<string, { id: number; name: string }> = {
  'Bearer asha': { id: 1, name: 'Asha' },
  'Bearer ravi': { id: 2, name: 'Ravi' },
};
const draft = {
  bike: 'vega-110',
  rating: 4,
  title: ' Light ',
  text: 'It climbs the ghat\r\nand <b>never</b> complains.',
};

describe('calls under reviews/', () => {
  let database: Database;
  let app: ReturnType<typeof createApp>;

  beforeAll(async () => {
    database = await openTestDatabase();
    const authenticate = ({ headers }: Request) => Promise.resolve(users[headers.get('authorization') ?? '']);
    const limits = testLimits({ writes: { burst: 5, perSecond: 0.1 }, reviews: { burst: 5, perSecond: 0.1 } });
    const logger = pino({ level: 'silent' });
    app = createApp({ services: await seededServices(database), logger, authenticate, limits });
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

  it('show a review to everybody as soon as it is written, as plain text', async () => {
    const before = await app.request('/api/reviews/?bike=vega-110');
    expect(before.headers.get('cache-control')).toBe('public, no-cache');
    expect((await app.request('/api/reviews/?bike=vega-110', etagOf(before))).status).toBe(304);
    const { status, body } = await write(draft);
    expect([status, reviewSchema.parse(body)]).toEqual([
      200,
      {
        id: expect.any(Number),
        author_name: 'Asha',
        rating: 4,
        title: 'Light',
        text: 'It climbs the ghat\nand <b>never</b> complains.',
        created_at: '2026-11-21T06:30:00.000Z',
        is_sample: false,
      },
    ]);
    const after = await app.request('/api/reviews/?bike=vega-110', etagOf(before));
    const page = reviewPageSchema.parse(await after.json());
    expect([page.count, page.results, page.summary?.average]).toEqual([1, [body], 4]);
  });

  it.each([['Bearer nobody'], ['']])('take none from who is not signed in (%j)', async (authorization) => {
    const { status, body } = await write({}, authorization);
    expect([status, body['detail']]).toEqual([
      401,
      'Nobody is signed in, or the session is over. Sign in and send it again.',
    ]);
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

  it('take a review without a title, and a bike by its id', async () => {
    const { id } = (await (await app.request('/api/bikes/vega-e1/')).json()) as { id: number };
    expect(await write({ ...draft, bike: id, title: '' })).toMatchObject({ status: 200, body: { title: null } });
  });

  it('ask an account that writes too many to wait, from whatever address, and count no slip of the pen', async () => {
    const writeFrom = (address: number, body: unknown = draft) => write(body, 'Bearer ravi', `203.0.113.${address}`);
    expect((await writeFrom(10, { ...draft, rating: 6 })).status).toBe(400);
    for (let count = 1; count <= 5; count++) expect((await writeFrom(10 + count)).status).toBe(200);
    const { status, body } = await writeFrom(20);
    expect([status, body]).toEqual([
      429,
      expect.objectContaining({ detail: expect.stringMatching(/came from your account\. Ask again in 10 seconds\.$/) }),
    ]);
  });

  it('ask who writes too many to wait', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) statuses.push((await write(draft, '', '203.0.113.7')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

const etagOf = (answer: Response) => ({ headers: { 'if-none-match': String(answer.headers.get('etag')) } });
