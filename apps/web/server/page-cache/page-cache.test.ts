import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PageCache } from './page-cache.ts';
import { openPageFolder, type PageFolder } from './page-folder.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const get = (path: string, headers: Record<string, string> = {}) => new Request(`http://shop.test${path}`, { headers });

/** What happens behind the visitor's back has its time, also on a busy machine. */
const eventually = (check: () => unknown) => vi.waitFor(check, 20_000);

type Options = ConstructorParameters<typeof PageCache>[0];

function setUp(options: Partial<Options> = {}) {
  const renders: string[] = [];
  const clock = { now: 0 };
  const onError = vi.fn<Options['onError']>();
  const cache = new PageCache({
    render: async (address) => {
      renders.push(address);
      return new Response(`page ${renders.length} of ${address}`, { headers: html });
    },
    changesPage: (path, name, value) => path === '/bikes' && ['sort', 'type'].includes(name) && value !== '',
    freshMs: 1000,
    staleMs: 10_000,
    maxBytes: 2 ** 20,
    keptMs: 60_000,
    now: () => clock.now,
    onError,
    ...options,
  });
  const respond = async (request: Request) => cache.kept(request) ?? cache.make(request);
  const text = async (path: string, headers?: Record<string, string>) => (await respond(get(path, headers))).text();
  return { respond, renders, clock, text, onError };
}

describe('PageCache', () => {
  it('keeps one page per address: order, unknown and empty parameters do not count', async () => {
    const { renders, text } = setUp();
    await text('/bikes?type=scooter&sort=price');
    await text('/bikes?utm_source=mail&sort=price&type=scooter&q=');
    expect(renders).toEqual(['/bikes?sort=price&type=scooter']);
  });

  it('gives each visitor the best encoding that he accepts', async () => {
    const { respond } = setUp();
    const answer = async (accept: string) => {
      const response = await respond(get('/', { 'accept-encoding': accept }));
      return { encoding: response.headers.get('content-encoding'), bytes: Buffer.from(await response.arrayBuffer()) };
    };
    const brotli = await answer('gzip, deflate, br, zstd');
    expect(brotli.encoding).toBe('br');
    expect(String(brotliDecompressSync(brotli.bytes))).toBe('page 1 of /');
    const gzip = await answer('gzip, br;q=0');
    expect(gzip.encoding).toBe('gzip');
    expect(String(gunzipSync(gzip.bytes))).toBe('page 1 of /');
    expect(await answer('')).toEqual({ encoding: null, bytes: Buffer.from('page 1 of /') });
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

  it('does not take the packing of a page for a visit', async () => {
    const keep = vi.fn<PageFolder['keep']>(async () => undefined);
    const folder = { keep, recall: async () => undefined, forget: async () => undefined };
    const { renders, text } = setUp({ maxBytes: 5000, folder });
    for (const path of ['/a', '/b', '/a']) await text(path);
    await eventually(() => expect(keep).toHaveBeenCalledTimes(2));
    for (const path of ['/c', '/a']) await text(path);
    expect(renders).toEqual(['/a', '/b', '/c']);
  });

  it('packs a page more tightly behind the back of its first visitor, and not again while it stays the same', async () => {
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
    const path = await mkdtemp(join(tmpdir(), 'dopahiya-pages-'));
    onTestFinished(() => rm(path, { recursive: true, maxRetries: 5 }));
    const folder = openPageFolder(path);
    await setUp({ folder }).text('/');
    await eventually(async () => expect(await folder.recall('/')).toBeDefined());
    const old = setUp({ folder, now: () => 100_000 });
    expect(await old.text('/')).toBe('page 1 of /');
    expect(old.renders).toHaveLength(1);
    for (const file of await readdir(path)) await writeFile(join(path, file), '');
    expect(await setUp({ folder }).text('/')).toBe('page 1 of /');
  });

  it('forgets a page that is gone', async () => {
    const path = await mkdtemp(join(tmpdir(), 'dopahiya-pages-'));
    onTestFinished(() => rm(path, { recursive: true, maxRetries: 5 }));
    const folder = openPageFolder(path);
    let status = 200;
    const { text, clock } = setUp({ folder, render: async () => new Response('page', { status, headers: html }) });
    await text('/');
    await eventually(async () => expect(await folder.recall('/')).toBeDefined());
    status = 404;
    clock.now = 2000;
    await text('/');
    await eventually(async () => expect(await folder.recall('/')).toBeUndefined());
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
    const path = await mkdtemp(join(tmpdir(), 'dopahiya-pages-'));
    onTestFinished(() => rm(path, { recursive: true, maxRetries: 5 }));
    const folder = openPageFolder(path);
    await setUp({ folder }).text('/');
    await eventually(async () => expect(await folder.recall('/')).toBeDefined());
    const cold = setUp({ folder, render: () => Promise.reject(new Error('the database is starting')) });
    expect(await cold.text('/')).toBe('page 1 of /');
    const response = await cold.respond(get('/', { 'accept-encoding': 'br' }));
    expect(String(brotliDecompressSync(Buffer.from(await response.arrayBuffer())))).toBe('page 1 of /');
  });
});
