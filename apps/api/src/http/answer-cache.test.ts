import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerCache } from './answer-cache.ts';
import type { ApiEnv } from './api-env.ts';
import { cachePolicy, cataloguePolicy } from './cache-policy.ts';

describe('answerCache', () => {
  let edition: string;
  let made: number;
  let app: Hono<ApiEnv>;

  beforeEach(() => {
    edition = '1';
    made = 0;
    app = new Hono<ApiEnv>()
      .use(
        answerCache(() => Promise.resolve(edition)),
        etag(),
        cachePolicy(cataloguePolicy),
      )
      .all('/api/private', (c) => {
        c.header('cache-control', 'no-store');
        return c.json({ made: ++made });
      })
      .all('/api/missing', (c) => c.json({ made: ++made }, 404))
      .all('*', (c) => c.json({ made: ++made, path: c.req.url }));
  });

  const ask = async (path: string, init?: RequestInit) => {
    const answer = await app.request(path, init);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  it('makes an answer once, and sends it again with the same headers', async () => {
    const first = await ask('/api/bikes/?limit=1');
    const second = await ask('/api/bikes/?limit=1');
    expect(second.text).toBe(first.text);
    for (const name of ['content-type', 'etag', 'cache-control']) {
      expect(second.headers.get(name)).toBe(first.headers.get(name));
    }
    expect(made).toBe(1);
  });

  it('makes it anew when the catalogue has changed', async () => {
    await ask('/api/bikes/');
    edition = '2';
    await ask('/api/bikes/');
    expect(made).toBe(2);
  });

  it('answers 304 from what it keeps', async () => {
    const { headers } = await ask('/api/bikes/');
    const known = { headers: { 'if-none-match': String(headers.get('etag')) } };
    const again = await ask('/api/bikes/', known);
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', headers.get('etag')]);
    expect((await ask('/api/bikes/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    expect(made).toBe(1);
  });

  it.each([
    ['another query', '/api/bikes/?page=2', {}],
    ['another method', '/api/bikes/', { method: 'POST' }],
    ['an answer that says it must not be kept', '/api/private', {}],
    ['a refusal', '/api/missing', {}],
    ['a drawing, which is kept elsewhere', '/media/drawings/a.svg', {}],
    ['an address that is too long', `/api/bikes/?search=${'x'.repeat(1001)}`, {}],
  ])('does not keep %s', async (_, path, init) => {
    await ask('/api/bikes/');
    await ask(path, init);
    await ask(path, init);
    expect(made).toBe(3 - Number(path.includes('page=2')));
  });
});
