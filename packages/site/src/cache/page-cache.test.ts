import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PageCache, type KeyOf, type PageCacheOptions } from './page-cache.ts';
import { openPageFolder, type PageFolder } from './page-folder.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const noFolder = { path: 'pages', read: async () => undefined, remove: async () => undefined };

async function openFolder(maxBytes = 2 ** 20) {
  const path = await mkdtemp(join(tmpdir(), 'dopahiya-pages-'));
  onTestFinished(() => rm(path, { recursive: true, maxRetries: 5 }));
  return { path, folder: openPageFolder(path, { maxBytes }) };
}

const get = (path: string, headers: Record<string, string> = {}) => new Request(`http://shop.test${path}`, { headers });

/** What happens behind the visitor's back has its time, also on a busy machine. */
const eventually = (check: () => unknown) => vi.waitFor(check, 20_000);

const lasting = { freshMs: 1000, staleMs: 10_000, briefMs: 500, maxBytes: 2 ** 20, storedMs: 60_000 };

type Options = PageCacheOptions<string>;

const listParameters = new Set(['sort', 'type']);

/** Lists by `sort` and `type`, comparisons for memory alone, used bikes briefly, and a search that is never stored. */
const keyOf: KeyOf = ({ pathname, searchParams }) => {
  const query = new URLSearchParams([...searchParams].filter(([name]) => listParameters.has(name)));
  query.sort();
  const address = pathname === '/bikes' && query.size > 0 ? `${pathname}?${query.toString()}` : pathname;
  if (pathname === '/search') return { address: `${pathname}?q=${searchParams.get('q')}`, storage: 'none' };
  if (pathname.startsWith('/used')) return { address, storage: 'briefly' };
  return { address, storage: pathname.startsWith('/compare') ? 'memory' : 'disk' };
};

/** A request as a server hands it over. */
const asked = ({ method, url, headers }: Request) => ({
  method,
  path: url.slice(new URL(url).origin.length),
  acceptEncoding: headers.get('accept-encoding') ?? undefined,
  ifNoneMatch: headers.get('if-none-match') ?? undefined,
});

function setUp(options: Partial<Options> = {}) {
  const renders: string[] = [];
  const clock = { now: 1 };
  const onError = vi.fn<Options['onError']>();
  const cache = new PageCache<string>({
    render: async (address) => {
      renders.push(address);
      return new Response(`page ${renders.length} of ${address}`, { headers: html });
    },
    loadKeyOf: () => keyOf,
    ...lasting,
    now: () => clock.now,
    onError,
    ...options,
  });
  const respond = async (request: Request) => {
    const cached = cache.cached(asked(request));
    return cached ? new Response(cached.body, cached) : cache.respond(request);
  };
  const text = async (path: string, headers?: Record<string, string>) => (await respond(get(path, headers))).text();
  return { cache, respond, renders, clock, text, onError };
}

async function sizeOf(path: string): Promise<number> {
  const files = (await readdir(path)).map(async (name) => (await stat(join(path, name))).size);
  return (await Promise.all(files)).reduce((sum, size) => sum + size, 0);
}

/** A page is stored when it is asked for again. */
async function visitTwice(options: Partial<Options>): Promise<void> {
  const { text } = setUp(options);
  await text('/');
  await text('/');
}

describe('a page cache', () => {
  it('keeps one page per address: order, unknown and empty parameters do not count', async () => {
    const { renders, text } = setUp();
    await text('/bikes?type=scooter&sort=price');
    await text('/bikes?utm_source=mail&sort=price&type=scooter&q=');
    expect(renders).toEqual(['/bikes?sort=price&type=scooter']);
  });

  it('has no page for an address that is none', async () => {
    const { cache, text } = setUp();
    await text('/bikes');
    const question = asked(get('/'));
    for (const path of ['//?x', '///?', '/\\?x', '//[?x', '//%?x', '//a:99999?x', '/%?x', '/?%'])
      expect(cache.cached({ ...question, path })).toBeUndefined();
  });

  it('looks up no address whose path has escapes, right or wrong', async () => {
    const asKey = vi.fn<KeyOf>(keyOf);
    const { cache, text } = setUp({ loadKeyOf: () => asKey });
    await text('/bikes?sort=price');
    asKey.mockClear();
    for (const path of ['/bikes%ff?x', '/%?x', '/%E0%A4%A?sort=price', '/bike%73?sort=price'])
      expect(cache.cached({ ...asked(get('/')), path })).toBeUndefined();
    expect(asKey).not.toHaveBeenCalled();
  });

  it('gives each visitor the best encoding that he accepts', async () => {
    const { respond, renders } = setUp();
    const answer = async (accept: string) => {
      const response = await respond(get('/', { 'accept-encoding': accept }));
      return { encoding: response.headers.get('content-encoding'), bytes: Buffer.from(await response.arrayBuffer()) };
    };
    const brotli = await answer('gzip, deflate, br');
    expect(brotli.encoding).toBe('br');
    expect(String(brotliDecompressSync(brotli.bytes))).toBe('page 1 of /');
    const gzip = await answer('gzip, br;q=0');
    expect(gzip.encoding).toBe('gzip');
    expect(String(gunzipSync(gzip.bytes))).toBe('page 1 of /');
    expect(await answer('')).toEqual({ encoding: null, bytes: Buffer.from('page 1 of /') });
    expect(renders).toEqual(['/']);
  });

  it('sends who comes first what is packed soonest, and who comes later the fewest bytes', async () => {
    const page = '<p>Bikes</p>'.repeat(1000);
    const { respond } = setUp({ render: async () => new Response(page, { headers: html }) });
    const answer = async (accept: string) => {
      const response = await respond(get('/', { 'accept-encoding': accept }));
      return { encoding: response.headers.get('content-encoding'), bytes: Buffer.from(await response.arrayBuffer()) };
    };
    const first = await answer('gzip, deflate, br, zstd');
    expect(first.encoding).toBe('zstd');
    expect(String(zstdDecompressSync(first.bytes))).toBe(page);
    await eventually(async () => expect((await answer('gzip, deflate, br, zstd')).encoding).toBe('br'));
    const late = await answer('zstd');
    expect(late.encoding).toBe('zstd');
    expect(late.bytes).toEqual(first.bytes);
  });

  it('holds the bytes of a page, and nothing of the buffers they were made in', async () => {
    const render = async () => new Response('<p>Bikes</p>'.repeat(1000), { headers: html });
    for (const encoding of ['br', 'zstd', 'gzip', '']) {
      const cache = new PageCache<string>({ render, loadKeyOf: () => keyOf, ...lasting, onError: vi.fn() });
      const request = get('/', { 'accept-encoding': encoding });
      await cache.respond(request);
      const body = cache.cached(asked(request))?.body;
      expect(body?.buffer.byteLength).toBe(body?.length);
    }
  });

  it('holds a page only in the encodings that were asked for, also when it is made anew', async () => {
    const page = '<p>Bikes</p>'.repeat(1000);
    const render = vi.fn<Options['render']>(async (address) => new Response(page + address, { headers: html }));
    const { respond, clock } = setUp({ render, maxBytes: 30_000 });
    const paths = Array.from({ length: 10 }, (_, index) => `/page-${index}`);
    const visitAll = () => Promise.all(paths.map((path) => respond(get(path, { 'accept-encoding': 'br' }))));
    await visitAll();
    await visitAll();
    expect(render).toHaveBeenCalledTimes(10);
    clock.now = 2000;
    await visitAll();
    await eventually(() => expect(render).toHaveBeenCalledTimes(20));
    await visitAll();
    expect(render).toHaveBeenCalledTimes(20);
  });

  it('answers a known ETag with 304 and no body', async () => {
    const { respond } = setUp();
    const etag = (await respond(get('/'))).headers.get('etag') ?? '';
    const again = await respond(get('/', { 'if-none-match': `"other", ${etag}` }));
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('sends a stale page at once and renews it once', async () => {
    const { clock, renders, text } = setUp();
    await text('/');
    clock.now = 2000;
    const answers = await Promise.all(Array.from({ length: 20 }, () => text('/')));
    expect(new Set(answers)).toEqual(new Set(['page 1 of /']));
    await eventually(async () => expect(await text('/')).toBe('page 2 of /'));
    expect(renders).toHaveLength(2);
  });

  it('waits for a new page once the old one is past its stale time', async () => {
    const { clock, text } = setUp();
    await text('/');
    clock.now = 20_000;
    expect(await text('/')).toBe('page 2 of /');
  });

  it('keeps a page briefly where its definition says so, and never sends it stale', async () => {
    const { clock, renders, respond } = setUp();
    const answer = await respond(get('/used/1'));
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=0.5');
    clock.now = 400;
    expect(await (await respond(get('/used/1'))).text()).toBe('page 1 of /used/1');
    clock.now = 502;
    expect(await (await respond(get('/used/1'))).text()).toBe('page 2 of /used/1');
    expect(renders).toHaveLength(2);
  });

  it('forgets a page that it kept briefly as soon as there is none any more', async () => {
    const gone = new Response('Sold', { status: 410, headers: html });
    const answers = [new Response('On sale', { headers: html }), gone];
    const { clock, respond } = setUp({ render: async () => answers.shift() ?? gone.clone() });
    await respond(get('/used/1'));
    clock.now = 502;
    expect((await respond(get('/used/1'))).status).toBe(410);
  });

  it('renders once for visitors who come together', async () => {
    const { renders, text } = setUp();
    await Promise.all(Array.from({ length: 50 }, () => text('/')));
    expect(renders).toHaveLength(1);
  });

  it.each([
    ['an error', { status: 500, headers: html }],
    ['a missing page', { status: 404, headers: html }],
    ['an answer that sets a cookie', { headers: { ...html, 'set-cookie': 'a=1' } }],
    ['a private answer', { headers: { ...html, 'cache-control': 'private' } }],
    ['a page with a failed section', { headers: { ...html, 'cache-control': 'no-store' } }],
  ])('passes %s through and does not keep it', async (_name, init) => {
    let renders = 0;
    const { respond } = setUp({ render: async () => new Response(String(++renders), init) });
    expect(await (await respond(get('/'))).text()).toBe('1');
    const second = await respond(get('/'));
    expect(await second.text()).toBe('2');
    expect(second.headers.get('etag')).toBeNull();
  });

  it('keeps the old page when its renewal fails, and says so', async () => {
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

  it('stays below its size and drops what was not asked for longest', async () => {
    const { renders, text } = setUp({ maxBytes: 10_000 });
    for (const path of ['/a', '/b', '/c', '/d', '/e', '/f', '/f']) await text(path);
    expect(renders).toHaveLength(6);
    await text('/a');
    expect(renders).toHaveLength(7);
  });

  it('does not take the compressing of a page for a visit', async () => {
    const write = vi.fn<PageFolder['write']>(async () => undefined);
    const { renders, text } = setUp({ maxBytes: 5000, folder: { ...noFolder, write } });
    for (const path of ['/a', '/b', '/b', '/a']) await text(path);
    await eventually(() => expect(write).toHaveBeenCalledTimes(2));
    for (const path of ['/c', '/a']) await text(path);
    expect(renders).toEqual(['/a', '/b', '/c']);
  });

  it('compresses a page more tightly behind the back of its visitors, and not again while it stays the same', async () => {
    const page = `<p>${Array.from({ length: 400 }, (_, index) => `bike ${index * 7919}`).join('</p><p>')}</p>`;
    let renders = 0;
    const render = async () => (++renders, new Response(page, { headers: html }));
    const { respond, clock } = setUp({ render });
    const brotli = async () => {
      const response = await respond(get('/', { 'accept-encoding': 'br' }));
      return Buffer.from(await response.arrayBuffer());
    };
    const quick = await brotli();
    await eventually(async () => expect((await brotli()).length).toBeLessThan(quick.length));
    const thorough = await brotli();
    expect(String(brotliDecompressSync(thorough))).toBe(page);
    clock.now = 2000;
    await brotli();
    await eventually(() => expect(renders).toBe(2));
    expect(await brotli()).toEqual(thorough);
  });

  it('makes a page anew when its file is damaged or too old', async () => {
    const { path, folder } = await openFolder();
    await visitTwice({ folder });
    await eventually(async () => expect(await folder.read('/')).toBeDefined());
    const old = setUp({ folder, now: () => 100_000 });
    expect(await old.text('/')).toBe('page 1 of /');
    expect(old.renders).toHaveLength(1);
    for (const file of await readdir(path)) await writeFile(join(path, file), '');
    expect(await setUp({ folder }).text('/')).toBe('page 1 of /');
  });

  it('forgets a page that is gone', async () => {
    const { folder } = await openFolder();
    let status = 200;
    const { text, clock } = setUp({ folder, render: async () => new Response('page', { status, headers: html }) });
    await text('/');
    await text('/');
    await eventually(async () => expect(await folder.read('/')).toBeDefined());
    status = 404;
    clock.now = 2000;
    await text('/');
    await eventually(async () => expect(await folder.read('/')).toBeUndefined());
  });

  it('does not make a page anew for a visitor who asks only for its head', async () => {
    const { respond, renders } = setUp();
    await respond(get('/'));
    const head = await respond(new Request('http://shop.test/', { method: 'HEAD' }));
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect(renders).toHaveLength(1);
  });

  it('answers from its folder after a restart, before anything can be rendered', async () => {
    const { folder } = await openFolder();
    await visitTwice({ folder });
    await eventually(async () => expect(await folder.read('/')).toBeDefined());
    const cold = setUp({ folder, render: () => Promise.reject(new Error('the database is starting')) });
    expect(await cold.text('/')).toBe('page 1 of /');
    const response = await cold.respond(get('/', { 'accept-encoding': 'br' }));
    expect(String(brotliDecompressSync(Buffer.from(await response.arrayBuffer())))).toBe('page 1 of /');
  });

  it('stores no page on disk that is asked for once', async () => {
    const write = vi.fn<PageFolder['write']>(async () => undefined);
    const { text } = setUp({ folder: { ...noFolder, write } });
    for (const path of ['/a', '/b', '/c', '/c']) await text(path);
    await eventually(() => expect(write).toHaveBeenCalled());
    expect(write.mock.calls.map(([address]) => address)).toEqual(['/c']);
  });

  it('caches in memory alone what must not be stored on disk, and what is unknown not at all', async () => {
    const write = vi.fn<PageFolder['write']>(async () => undefined);
    const { renders, text, respond } = setUp({ folder: { ...noFolder, write } });
    for (const path of ['/compare/a', '/compare/a', '/search?q=x', '/search?q=x', '/b', '/b']) await text(path);
    expect(renders).toEqual(['/compare/a', '/search?q=x', '/search?q=x', '/b']);
    await eventually(() => expect(write).toHaveBeenCalled());
    expect(write.mock.calls.map(([address]) => address)).toEqual(['/b']);
    expect((await respond(get('/search?q=x'))).headers.get('cache-control')).toBe('private, no-cache');
  });

  it('bounds the queue of pages to compress and write, and takes in the next visitor’s page later', async () => {
    const disk = Promise.withResolvers<void>();
    const write = vi.fn<PageFolder['write']>(() => disk.promise);
    const { text } = setUp({ folder: { ...noFolder, write } });
    const paths = Array.from({ length: 120 }, (_, index) => `/page-${index}`);
    for (const path of [...paths, ...paths]) await text(path);
    disk.resolve();
    await eventually(() => expect(write).toHaveBeenCalledTimes(100));
    await text('/page-119');
    await eventually(() => expect(write).toHaveBeenCalledTimes(101));
    expect(write.mock.calls.map(([address]) => address)).toEqual([...paths.slice(0, 100), '/page-119']);
  });

  it('keeps folder and memory below their limits, whatever is asked', async () => {
    const { path, folder } = await openFolder(60_000);
    const { text, respond } = setUp({ folder, maxBytes: 60_000 });
    // In fifties: the queue takes a hundred at most.
    for (const first of [0, 50, 100, 150, 200, 250]) {
      for (let index = first; index < first + 50; index += 1) {
        await text(`/page-${index}`);
        await text(`/page-${index}`);
      }
      await eventually(async () => expect(await folder.read(`/page-${first + 49}`)).toBeDefined());
    }
    expect(await sizeOf(path)).toBeLessThanOrEqual(60_000);
    expect((await readdir(path)).length).toBeGreaterThan(10);
    expect((await respond(get('/page-299'))).status).toBe(200);
  });

  it.each([
    ['ENOSPC', 'the disk is full (ENOSPC)'],
    ['EROFS', 'the file system is read-only (EROFS)'],
    ['EACCES', 'this user may not write there (EACCES)'],
  ])('says once that the disk takes no pages (%s), and goes on from memory', async (code, words) => {
    const write = vi.fn<PageFolder['write']>(() => Promise.reject(Object.assign(new Error(code), { code })));
    const { renders, text, onError } = setUp({ folder: { ...noFolder, write } });
    for (const path of ['/a', '/a', '/b', '/b', '/c', '/c']) await text(path);
    await eventually(() => expect(write).toHaveBeenCalledTimes(3));
    expect(onError).toHaveBeenCalledOnce();
    expect(onError.mock.calls[0]?.[0]).toContain(`Pages are not stored in pages: ${words}.`);
    await text('/a');
    expect(renders).toEqual(['/a', '/b', '/c']);
  });

  it('renders for the visitor who waits, and for nobody when it renders a stale page again', async () => {
    const render = vi.fn<Options['render']>(async () => new Response('page', { headers: html }));
    const clock = { now: 1 };
    const cache = new PageCache({
      ...lasting,
      render,
      loadKeyOf: () => keyOf,
      now: () => clock.now,
      onError: vi.fn(),
    });
    await cache.respond(get('/'), 'Asha');
    clock.now = 2000;
    await cache.respond(get('/'), 'Ravi');
    await eventually(() => expect(render).toHaveBeenCalledTimes(2));
    expect(render.mock.calls).toEqual([
      ['/', 'Asha'],
      ['/', undefined],
    ]);
  });

  it('does not refuse a visitor because of the limit of another', async () => {
    const haveBothAsked = Promise.withResolvers<void>();
    const render = async (_address: string, visitor?: string) => {
      await haveBothAsked.promise;
      return new Response(`for ${visitor}`, { status: visitor === 'Ravi' ? 429 : 200, headers: html });
    };
    const cache = new PageCache<string>({ ...lasting, render, loadKeyOf: () => keyOf, onError: vi.fn() });
    const answers = Promise.all([cache.respond(get('/'), 'Ravi'), cache.respond(get('/'), 'Asha')]);
    setImmediate(haveBothAsked.resolve);
    const [first, second] = await answers;
    expect([first.status, second.status]).toEqual([429, 200]);
    expect(await second.text()).toBe('for Asha');
  });

  it('finds a page of a path on disk before the rule of keys is loaded', async () => {
    const { folder } = await openFolder();
    await visitTwice({ folder });
    await eventually(async () => expect(await folder.read('/')).toBeDefined());
    const { text } = setUp({ folder, loadKeyOf: () => new Promise(() => undefined) });
    expect(await text('/')).toBe('page 1 of /');
  });
});
