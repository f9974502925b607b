import { Hono } from 'hono';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { AnswerCache } from './answer-cache.ts';
import type { ApiEnv } from './api-env.ts';
import { cachePolicy, cataloguePolicy, listingPolicy, noSniff } from './response-headers.ts';
import { entityTag } from './entity-tag.ts';

describe('AnswerCache', () => {
  let edition: string;
  let made: number;
  let isRead: boolean;
  let lines: Record<string, unknown>[];
  let fetchFrom: (path: string, init?: RequestInit) => Promise<{ status: number; headers: Headers; text: string }>;

  beforeEach(() => {
    edition = '1';
    made = 0;
    isRead = true;
    lines = [];
    const app = new Hono<ApiEnv>()
      .use(noSniff, entityTag, cachePolicy(cataloguePolicy))
      .all('/api/private', (c) => {
        c.header('cache-control', 'no-store');
        return c.json({ made: ++made });
      })
      .all('/api/used-bikes/9/', (c) => {
        c.header('cache-control', listingPolicy);
        return c.json({ made: ++made });
      })
      .all('/api/missing', (c) => c.json({ made: ++made }, 404))
      .all('*', (c) => c.json({ made: ++made, path: c.req.url }));
    const cache = new AnswerCache({
      fetch: async (request, caller) => app.fetch(request, caller),
      edition: { current: () => Promise.resolve(edition), known: () => (isRead ? edition : undefined) },
      logger: pino({}, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) }),
    });
    fetchFrom = async (path, init) => {
      const request = new Request(`http://api.invalid${path}`, init);
      const answer = cache.cached(request) ?? (await cache.fetch(request));
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    };
  });

  it('keeps no answer with used bikes, which may be withdrawn at any moment', async () => {
    const [first, second] = [await fetchFrom('/api/used-bikes/9/'), await fetchFrom('/api/used-bikes/9/')];
    expect(second.text).not.toBe(first.text);
  });

  it('makes an answer once, and sends it again with the same headers', async () => {
    const first = await fetchFrom('/api/bikes/?limit=1');
    const second = await fetchFrom('/api/bikes/?limit=1');
    expect(second.text).toBe(first.text);
    expect(Object.fromEntries(second.headers)).toEqual({
      ...Object.fromEntries(first.headers),
      'x-request-id': expect.any(String),
    });
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    expect(made).toBe(1);
  });

  it('logs one line for an answer that it sends again, without its query', async () => {
    await fetchFrom('/api/bikes/?search=my+name');
    const { headers } = await fetchFrom('/api/bikes/?search=my+name');
    const requestId = headers.get('x-request-id');
    expect(lines).toMatchObject([{ requestId, method: 'GET', path: '/api/bikes/', status: 200, msg: 'request' }]);
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('makes it anew when the catalogue has changed', async () => {
    await fetchFrom('/api/bikes/');
    edition = '2';
    await fetchFrom('/api/bikes/');
    expect(made).toBe(2);
  });

  it('waits for the edition while it has to be read, and has the answer then', async () => {
    await fetchFrom('/api/bikes/');
    isRead = false;
    await fetchFrom('/api/bikes/');
    expect(made).toBe(1);
  });

  it('answers 304 from what it has cached', async () => {
    const { headers } = await fetchFrom('/api/bikes/');
    const known = { headers: { 'if-none-match': String(headers.get('etag')) } };
    const again = await fetchFrom('/api/bikes/', known);
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', headers.get('etag')]);
    expect((await fetchFrom('/api/bikes/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    expect(made).toBe(1);
  });

  it.each([
    ['another query', '/api/bikes/?page=2', {}],
    ['another method', '/api/bikes/', { method: 'POST' }],
    ['an answer that says it must not be cached', '/api/private', {}],
    ['a refusal', '/api/missing', {}],
    ['a drawing, which is cached elsewhere', '/media/drawings/a.svg', {}],
    ['an address that is too long', `/api/bikes/?search=${'x'.repeat(1001)}`, {}],
  ])('does not cache %s', async (_, path, init) => {
    await fetchFrom('/api/bikes/');
    await fetchFrom(path, init);
    await fetchFrom(path, init);
    expect(made).toBe(3 - Number(path.includes('page=2')));
  });
});
