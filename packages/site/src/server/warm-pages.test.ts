import { describe, expect, it, vi } from 'vitest';
import { PageCache, type PageCacheOptions } from '../cache/page-cache.ts';
import { warmPages } from './warm-pages.ts';

const html = { 'content-type': 'text/html' };

function setUp(render: PageCacheOptions<string>['render']) {
  const life = { freshMs: 60_000, staleMs: 0 };
  const pages = new PageCache<string>({
    render,
    keyOf: ({ pathname, search }) => ({ address: pathname + search, storage: 'cached' }),
    edition: { known: () => '', current: async () => '' },
    lives: { cached: life, briefly: life },
    maxBytes: 2 ** 20,
    onError: vi.fn(),
  });
  const isReady = (path: string) =>
    pages.cached({ method: 'GET', path, acceptEncoding: 'gzip, br', ifNoneMatch: undefined })?.status === 200;
  return { pages, isReady, onError: vi.fn<(message: string, error?: unknown) => void>() };
}

describe('warmPages', () => {
  it('has each page ready in brotli, rendered for no visitor, one at a time', async () => {
    let running = 0;
    const render = vi.fn<PageCacheOptions<string>['render']>(async (address) => {
      expect(++running).toBe(1);
      await new Promise(setImmediate);
      running--;
      return new Response(address, { headers: html });
    });
    const { pages, isReady, onError } = setUp(render);
    await warmPages(['/', '/bikes?page=2', '/used-bikes'], { pages, onError });
    expect(['/', '/bikes?page=2', '/used-bikes'].map(isReady)).toEqual([true, true, true]);
    expect(render.mock.calls).toEqual([
      ['/', undefined],
      ['/bikes?page=2', undefined],
      ['/used-bikes', undefined],
    ]);
    expect(onError).not.toHaveBeenCalled();
  });

  it('reports the pages that fail, and goes on with the others', async () => {
    const { pages, isReady, onError } = setUp(async (address) => {
      if (address === '/throws') throw new Error('the database is down');
      return new Response('', { status: address === '/busy' ? 503 : 200, headers: html });
    });
    await warmPages(['/throws', '/busy', '/bikes'], { pages, onError });
    expect(isReady('/bikes')).toBe(true);
    const reports = onError.mock.calls.map(([message, error]) => [message, (error as Error).message]);
    expect(reports).toEqual([
      [expect.stringContaining('The page /throws could not be cached'), 'the database is down'],
      [expect.stringContaining('The page /busy could not be cached'), expect.stringContaining('status 503')],
    ]);
  });

  it('ends at its time limit, begins no further page and says so', async () => {
    const render = vi.fn<PageCacheOptions<string>['render']>(() => new Promise(() => undefined));
    const { pages, onError } = setUp(render);
    await warmPages(['/', '/bikes'], { pages, onError, limitMs: 20 });
    expect(render.mock.calls).toEqual([['/', undefined]]);
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('the page / before the server starts took'),
    );
  });
});
