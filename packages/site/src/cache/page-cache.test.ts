import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { PageCache, type PageCacheOptions } from './page-cache.ts';

type Options = PageCacheOptions<string>;

const html = { 'content-type': 'text/html; charset=utf-8' };
const longPage = '<p>Bikes</p>'.repeat(1000);

const get = (path: string, headers: Record<string, string> = {}) => new Request(`http://shop.test${path}`, { headers });

/** Generous timeout for background work, also on a busy machine. */
const eventually = (check: () => unknown) => vi.waitFor(check, 20_000);

const limits = {
  lives: { cached: { freshMs: 1000, staleMs: 10_000 }, briefly: { freshMs: 500, staleMs: 0 } },
  maxBytes: 2 ** 20,
};

const listParameters = new Set(['sort', 'type']);

/** Varies lists by `sort` and `type`, caches used bikes briefly, and never caches a search. */
const keyOf: Options['keyOf'] = ({ pathname, searchParams }) => {
  const query = new URLSearchParams([...searchParams].filter(([name]) => listParameters.has(name)));
  query.sort();
  const address = pathname === '/bikes' && query.size > 0 ? `${pathname}?${query.toString()}` : pathname;
  if (pathname === '/search') return { address: `${pathname}?q=${searchParams.get('q')}`, storage: 'never' };
  return { address, storage: pathname.startsWith('/used') ? 'briefly' : 'cached' };
};

/** Converts a Request into the form that the server passes on. */
const asked = ({ method, url, headers }: Request) => ({
  method,
  path: url.slice(new URL(url).origin.length),
  acceptEncoding: headers.get('accept-encoding') ?? undefined,
  ifNoneMatch: headers.get('if-none-match') ?? undefined,
});

function setUp(options: Partial<Options> = {}) {
  const renders: string[] = [];
  const clock = { now: 1, edition: 'first' };
  const onError = vi.fn<Options['onError']>();
  const cache = new PageCache<string>({
    render: async (address) => {
      renders.push(address);
      return new Response(`page ${renders.length} of ${address}`, { headers: html });
    },
    keyOf,
    edition: { known: () => clock.edition, current: async () => clock.edition },
    ...limits,
    now: () => clock.now,
    onError,
    ...options,
  });
  const respond = async (request: Request, visitor?: string) => {
    const cached = cache.cached(asked(request));
    return cached ? new Response(cached.body, cached) : cache.respond(request, visitor);
  };
  const text = async (path: string, headers?: Record<string, string>) => (await respond(get(path, headers))).text();
  /** Returns the encoding and bytes of the response to an Accept-Encoding header. */
  const encoded = async (path: string, accept: string) => {
    const response = await respond(get(path, { 'accept-encoding': accept }));
    return { encoding: response.headers.get('content-encoding'), bytes: Buffer.from(await response.arrayBuffer()) };
  };
  return { cache, respond, renders, clock, text, encoded, onError };
}

describe('the key of a page', () => {
  it('is one per address: order, unknown and empty parameters do not count', async () => {
    const { renders, text } = setUp();
    await text('/bikes?type=scooter&sort=price');
    await text('/bikes?utm_source=mail&sort=price&type=scooter&q=');
    expect(renders).toEqual(['/bikes?sort=price&type=scooter']);
  });

  it('is none for an address that is none', async () => {
    const { cache, text } = setUp();
    await text('/bikes');
    const question = asked(get('/'));
    for (const path of ['//?x', '///?', '/\\?x', '//[?x', '//%?x', '//a:99999?x', '/%?x', '/?%'])
      expect(cache.cached({ ...question, path })).toBeUndefined();
  });

  it('is not looked for where a path has escapes, right or wrong', async () => {
    const readKey = vi.fn<Options['keyOf']>(keyOf);
    const { cache, text } = setUp({ keyOf: readKey });
    await text('/bikes?sort=price');
    readKey.mockClear();
    for (const path of ['/bikes%ff?x', '/%?x', '/%E0%A4%A?sort=price', '/bike%73?sort=price'])
      expect(cache.cached({ ...asked(get('/')), path })).toBeUndefined();
    expect(readKey).not.toHaveBeenCalled();
  });
});

describe('the encodings of a page', () => {
  it('are the best that each visitor accepts, from one render', async () => {
    const { encoded, renders } = setUp();
    const brotli = await encoded('/', 'gzip, deflate, br, zstd');
    expect([brotli.encoding, String(brotliDecompressSync(brotli.bytes))]).toEqual(['br', 'page 1 of /']);
    const gzip = await encoded('/', 'gzip, br;q=0');
    expect([gzip.encoding, String(gunzipSync(gzip.bytes))]).toEqual(['gzip', 'page 1 of /']);
    expect(await encoded('/', '')).toEqual({ encoding: null, bytes: Buffer.from('page 1 of /') });
    expect(renders).toEqual(['/']);
  });

  it.each(['br', 'gzip', ''])('can be made from %j, whichever was asked for first', async (first) => {
    const { encoded, renders } = setUp();
    for (const accept of [first, 'br', 'gzip', '']) await encoded('/', accept);
    expect(String(brotliDecompressSync((await encoded('/', 'br')).bytes))).toBe('page 1 of /');
    expect(String(gunzipSync((await encoded('/', 'gzip')).bytes))).toBe('page 1 of /');
    expect(String((await encoded('/', '')).bytes)).toBe('page 1 of /');
    expect(renders).toHaveLength(1);
  });

  it('are made once, for visitors who come together and for those who come later', async () => {
    const { cache, encoded } = setUp();
    await encoded('/', 'br');
    const request = get('/', { 'accept-encoding': 'gzip' });
    await Promise.all(Array.from({ length: 20 }, () => cache.respond(request)));
    const body = cache.cached(asked(request))?.body;
    await encoded('/', '');
    expect(cache.cached(asked(request))?.body).toBe(body);
  });

  it('are compressed anew only when the page has changed', async () => {
    const pages = ['as it was', 'as it was', 'new'];
    const { clock, cache, respond } = setUp({ render: async () => new Response(pages.shift(), { headers: html }) });
    const request = get('/', { 'accept-encoding': 'br' });
    const bodies = [];
    for (const now of [1, 20_000, 40_000]) {
      clock.now = now;
      await respond(request);
      bodies.push(cache.cached(asked(request))?.body);
    }
    const [first, same, changed] = bodies;
    expect(same).toBe(first);
    expect(String(brotliDecompressSync(changed ?? Buffer.of()))).toBe('new');
  });

  it('take the memory of their bytes, and nothing of the buffers they were made in', async () => {
    for (const encoding of ['br', 'gzip', '']) {
      const { cache } = setUp({ render: async () => new Response(longPage, { headers: html }) });
      const request = get('/', { 'accept-encoding': encoding });
      await cache.respond(request);
      const body = cache.cached(asked(request))?.body;
      expect(body?.buffer.byteLength).toBe(body?.length);
    }
  });

  it('are kept only if they were asked for, also when the page is made anew', async () => {
    const render = vi.fn<Options['render']>(async (address) => new Response(longPage + address, { headers: html }));
    const { encoded, clock } = setUp({ render, maxBytes: 30_000 });
    const paths = Array.from({ length: 10 }, (_, index) => `/page-${index}`);
    const visitAll = () => Promise.all(paths.map((path) => encoded(path, 'br')));
    await visitAll();
    await visitAll();
    expect(render).toHaveBeenCalledTimes(10);
    clock.now = 2000;
    await visitAll();
    await eventually(() => expect(render).toHaveBeenCalledTimes(20));
    await visitAll();
    expect(render).toHaveBeenCalledTimes(20);
  });
});

describe('a page of an earlier edition', () => {
  it('is served while it is fresh, and rendered anew once it is not', async () => {
    const { clock, renders, text } = setUp();
    expect(await text('/')).toBe('page 1 of /');
    clock.edition = 'second';
    expect(await text('/')).toBe('page 1 of /');
    clock.now += limits.lives.cached.freshMs + 1;
    expect(await text('/')).toBe('page 2 of /');
    clock.now += limits.lives.cached.freshMs + 1;
    expect(await text('/')).toBe('page 2 of /');
    await eventually(() => expect(renders).toHaveLength(3));
  });

  it('is not served stale before it is known whether the content has changed', async () => {
    let known: string | undefined = 'first';
    const current = vi.fn(async () => (known = 'second'));
    const { clock, text } = setUp({ edition: { known: () => known, current } });
    known = 'second';
    expect(await text('/')).toBe('page 1 of /');
    known = undefined;
    clock.now += limits.lives.cached.freshMs + 1;
    expect(await text('/')).toBe('page 1 of /');
    expect(current).toHaveBeenCalledTimes(2);
  });
});

describe('the answer with a page', () => {
  it('says how long caches may keep it, and what it hangs on', async () => {
    const { respond } = setUp();
    const { headers } = await respond(get('/'));
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('etag')).toMatch(/^W\/"[\w-]{22}"$/);
  });

  it('keeps the headers that it was rendered with', async () => {
    const headers = { ...html, 'content-security-policy': "default-src 'self'", link: '</a.woff2>; rel=preload' };
    const { respond } = setUp({ render: async () => new Response('page', { headers }) });
    for (const answer of [await respond(get('/')), await respond(get('/'))])
      expect(Object.fromEntries(answer.headers)).toMatchObject(headers);
  });

  it('is 304 without a body to a known ETag, in whatever encoding it was known', async () => {
    const { respond } = setUp();
    const etag = (await respond(get('/'))).headers.get('etag') ?? '';
    for (const accept of ['', 'br']) {
      const again = await respond(get('/', { 'if-none-match': `"other", ${etag}`, 'accept-encoding': accept }));
      expect([again.status, await again.text(), again.headers.get('content-encoding')]).toEqual([304, '', null]);
      expect(again.headers.get('etag')).toBe(etag);
    }
  });

  it('has the same headers and no body for a visitor who asks only for its head', async () => {
    const { respond, renders } = setUp();
    const whole = await respond(get('/'));
    const head = await respond(new Request('http://shop.test/', { method: 'HEAD' }));
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect([...head.headers]).toEqual([...whole.headers]);
    expect(renders).toHaveLength(1);
  });
});

describe('the life of a page', () => {
  it('begins with one render for visitors who come together', async () => {
    const { renders, text } = setUp();
    await Promise.all(Array.from({ length: 50 }, () => text('/')));
    expect(renders).toHaveLength(1);
  });

  it('goes on stale: it is sent at once and rendered again once', async () => {
    const { clock, renders, text } = setUp();
    await text('/');
    clock.now = 2000;
    const answers = await Promise.all(Array.from({ length: 20 }, () => text('/')));
    expect(new Set(answers)).toEqual(new Set(['page 1 of /']));
    await eventually(async () => expect(await text('/')).toBe('page 2 of /'));
    expect(renders).toHaveLength(2);
  });

  it('ends after its stale time: visitors wait for a new page', async () => {
    const { clock, text } = setUp();
    await text('/');
    clock.now = 20_000;
    expect(await text('/')).toBe('page 2 of /');
  });

  it('is brief where its definition says so, and never stale', async () => {
    const { clock, renders, text, respond } = setUp();
    const answer = await respond(get('/used/1'));
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=0.5');
    clock.now = 400;
    expect(await text('/used/1')).toBe('page 1 of /used/1');
    clock.now = 502;
    expect(await text('/used/1')).toBe('page 2 of /used/1');
    expect(renders).toHaveLength(2);
  });

  it('does not begin for a page that is never cached, nor in caches on the way', async () => {
    const { renders, text, respond } = setUp();
    await text('/search?q=x');
    expect((await respond(get('/search?q=x'))).headers.get('cache-control')).toBe('private, no-cache');
    expect(renders).toEqual(['/search?q=x', '/search?q=x']);
  });

  it.each([
    ['an error', { status: 500, headers: html }],
    ['a missing page', { status: 404, headers: html }],
    ['an answer that sets a cookie', { headers: { ...html, 'set-cookie': 'a=1' } }],
    ['a private answer', { headers: { ...html, 'cache-control': 'private' } }],
    ['a page with a failed section', { headers: { ...html, 'cache-control': 'no-store' } }],
  ])('does not begin with %s, which is passed through', async (_name, init) => {
    let renders = 0;
    const { respond } = setUp({ render: async () => new Response(String(++renders), init) });
    expect(await (await respond(get('/'))).text()).toBe('1');
    const second = await respond(get('/'));
    expect(await second.text()).toBe('2');
    expect(second.headers.get('etag')).toBeNull();
  });

  it('goes on when rendering it again fails, which is reported', async () => {
    let renders = 0;
    const { clock, text, onError } = setUp({
      render: async () => {
        if (++renders > 1) throw new Error('the database is down');
        return new Response('good', { headers: html });
      },
    });
    await text('/');
    clock.now = 2000;
    expect(await text('/')).toBe('good');
    await eventually(() => expect(onError).toHaveBeenCalled());
    expect(await text('/')).toBe('good');
  });

  it.each([
    ['an error', { status: 503, headers: html }],
    ['a refusal', { status: 429, headers: html }],
    ['a page with a failed section', { headers: { ...html, 'cache-control': 'no-store' } }],
  ])('goes on when it is rendered again as %s', async (_name, init) => {
    let renders = 0;
    const render = async () => new Response('page', ++renders > 1 ? init : { headers: html });
    const { clock, respond } = setUp({ render });
    await respond(get('/'));
    clock.now = 2000;
    await eventually(async () => {
      expect((await respond(get('/'))).headers.get('etag')).not.toBeNull();
      expect(renders).toBeGreaterThan(2);
    });
  });

  it.each([404, 410, 301])('ends when it is gone: with %s instead of the page', async (status) => {
    const gone = new Response('gone', { status, headers: html });
    const answers = [new Response('page', { headers: html })];
    const { clock, respond, text } = setUp({ render: async () => answers.pop() ?? gone.clone() });
    await text('/');
    clock.now = 2000;
    expect(await text('/')).toBe('page');
    await eventually(async () => expect((await respond(get('/'))).status).toBe(status));
  });

  it('ends when it was kept briefly and is gone', async () => {
    const gone = new Response('Sold', { status: 410, headers: html });
    const answers = [new Response('On sale', { headers: html })];
    const { clock, respond } = setUp({ render: async () => answers.pop() ?? gone.clone() });
    await respond(get('/used/1'));
    clock.now = 502;
    expect((await respond(get('/used/1'))).status).toBe(410);
  });
});

describe('the memory of all pages', () => {
  it('stays below its limit, and the page that was not asked for longest goes first', async () => {
    const { renders, text } = setUp({ maxBytes: 10_000 });
    for (const path of ['/a', '/b', '/c', '/d', '/e', '/f', '/f']) await text(path);
    expect(renders).toHaveLength(6);
    await text('/a');
    expect(renders).toHaveLength(7);
  });

  it('counts every encoding of a page', async () => {
    const { encoded, renders } = setUp({
      render: async (address) => {
        renders.push(address);
        return new Response(longPage, { headers: html });
      },
      maxBytes: 15_000,
    });
    await encoded('/a', 'br');
    await encoded('/b', 'br');
    await encoded('/b', '');
    await encoded('/b', 'br');
    expect(renders).toEqual(['/a', '/b']);
    await encoded('/a', 'br');
    expect(renders).toEqual(['/a', '/b', '/a']);
  });

  it('has no room for a page above the limit, which is sent all the same', async () => {
    const { renders, text } = setUp({ maxBytes: 2000 });
    expect(await text('/a')).toBe('page 1 of /a');
    expect(await text('/a')).toBe('page 2 of /a');
    expect(renders).toHaveLength(2);
  });
});

describe('the visitor who waits', () => {
  it('is who a page is rendered for; a stale page is rendered again for nobody', async () => {
    const render = vi.fn<Options['render']>(async () => new Response('page', { headers: html }));
    const { respond, clock } = setUp({ render });
    await respond(get('/'), 'Asha');
    clock.now = 2000;
    await respond(get('/'), 'Ravi');
    await eventually(() => expect(render).toHaveBeenCalledTimes(2));
    expect(render.mock.calls).toEqual([
      ['/', 'Asha'],
      ['/', undefined],
    ]);
  });

  it('is not refused because of the rate limit of another', async () => {
    const haveBothAsked = Promise.withResolvers<void>();
    const { respond } = setUp({
      render: async (_address, visitor) => {
        await haveBothAsked.promise;
        return new Response(`for ${visitor}`, { status: visitor === 'Ravi' ? 429 : 200, headers: html });
      },
    });
    const answers = Promise.all([respond(get('/'), 'Ravi'), respond(get('/'), 'Asha')]);
    setImmediate(haveBothAsked.resolve);
    const [first, second] = await answers;
    expect([first.status, second.status]).toEqual([429, 200]);
    expect(await second.text()).toBe('for Asha');
  });
});
