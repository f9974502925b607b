import { Hono } from 'hono';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepAnswers } from './answer-cache.ts';
import type { ApiEnv } from './api-env.ts';
import { cachePolicy, cataloguePolicy } from './cache-policy.ts';
import { entityTag } from './entity-tag.ts';
import { noSniff } from './no-sniff.ts';

describe('keepAnswers', () => {
  let edition: string;
  let made: number;
  let lines: Record<string, unknown>[];
  let ask: (path: string, init?: RequestInit) => Promise<{ status: number; headers: Headers; text: string }>;

  beforeEach(() => {
    edition = '1';
    made = 0;
    lines = [];
    const app = new Hono<ApiEnv>()
      .use(noSniff, entityTag, cachePolicy(cataloguePolicy))
      .all('/api/private', (c) => {
        c.header('cache-control', 'no-store');
        return c.json({ made: ++made });
      })
      .all('/api/missing', (c) => c.json({ made: ++made }, 404))
      .all('*', (c) => c.json({ made: ++made, path: c.req.url }));
    const fetch = keepAnswers({
      fetch: async (request, caller = {}) => app.fetch(request, caller),
      currentEdition: () => Promise.resolve(edition),
      logger: pino({}, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) }),
    });
    ask = async (path, init) => {
      const answer = await fetch(new Request(`http://api.invalid${path}`, init));
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    };
  });

  it('makes an answer once, and sends it again with the same headers', async () => {
    const first = await ask('/api/bikes/?limit=1');
    const second = await ask('/api/bikes/?limit=1');
    expect(second.text).toBe(first.text);
    expect(Object.fromEntries(second.headers)).toEqual({
      ...Object.fromEntries(first.headers),
      'x-request-id': expect.any(String),
    });
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    expect(made).toBe(1);
  });

  it('logs one line for an answer that it sends again, without its query', async () => {
    await ask('/api/bikes/?search=my+name');
    const { headers } = await ask('/api/bikes/?search=my+name');
    const requestId = headers.get('x-request-id');
    expect(lines).toMatchObject([{ requestId, method: 'GET', path: '/api/bikes/', status: 200, msg: 'request' }]);
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
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
