import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchFavourites } from './calls/accounts.ts';
import { createApiClient } from './create-api-client.ts';

const timeout = 60_000;

describe('the exchange of a session’s cookie', () => {
  // Other tests' clients must not count as tabs of the same browser.
  beforeEach(() => {
    vi.stubGlobal('BroadcastChannel', undefined);
    // No call takes too long, but for the one whose time is let pass.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['none in time', () => new Promise(() => undefined)],
    ['500', () => Response.json({ detail: 'The garage is closed.' }, { status: 500 })],
    ['502', () => Response.json({ detail: 'Nobody answers.' }, { status: 502 })],
    ['503', () => Response.json({ detail: 'Too busy.' }, { status: 503 })],
    ['429', () => Response.json({ detail: 'Too many requests.' }, { status: 429 })],
    ['403', () => Response.json({ detail: 'From elsewhere.' }, { status: 403 })],
    ['404', () => Response.json({ detail: 'No such call.' }, { status: 404 })],
    ['what means nothing', () => Response.json({ horn: 'beep' })],
    ['half an answer', () => new Response('{"acc', { headers: { 'content-type': 'application/json' } })],
    ...[200, 401, 403, 503].map((status): [string, () => Response] => [
      `a page of status ${status}`,
      () => new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html' } }),
    ]),
    ['a redirect', () => new Response(null, { status: 302, headers: { location: 'https://wifi.invalid/' } })],
  ])('keeps the session when the exchange of its cookie meets %s, and goes on with the next call', async (_, fails) => {
    const onSessionOver = vi.fn();
    let isMended = false;
    const asked: string[] = [];
    const api = createApiClient({
      origin: 'https://api.invalid',
      timeout,
      onSessionOver,
      fetch: async (input) => {
        const { pathname } = new URL(new Request(input).url);
        asked.push(pathname);
        if (!isMended) return fails();
        const isExchange = pathname === '/api/token/refresh/';
        return Response.json(isExchange ? { access: 'a.b.c', username: 'Asha' } : []);
      },
    });
    const ended = Promise.allSettled([fetchFavourites(api)]);
    await expect.poll(() => asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(timeout);
    expect(await ended).toMatchObject([{ status: 'rejected' }]);
    isMended = true;
    await expect(fetchFavourites(api)).resolves.toEqual([]);
    expect(asked).toEqual(['/api/token/refresh/', '/api/token/refresh/', '/api/users/me/favourites/']);
    expect(onSessionOver).not.toHaveBeenCalled();
  });

  it('waits for the exchange of its cookie though nobody waits for the call: the answer would be lost', async () => {
    const answer = Promise.withResolvers<Response>();
    const signals: AbortSignal[] = [];
    const api = createApiClient({
      origin: 'https://api.invalid',
      fetch: async (input) => {
        signals.push(new Request(input).signal);
        return answer.promise;
      },
    });
    const leaving = new AbortController();
    const call = fetchFavourites(api, { signal: leaving.signal });
    const settled = call.catch(() => undefined);
    await expect.poll(() => signals).toHaveLength(1);
    leaving.abort();
    expect(signals[0]?.aborted).toBe(false);
    answer.resolve(Response.json({ access: 'a.b.c', username: 'Asha' }));
    await settled;
  });
});
