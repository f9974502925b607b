import { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  RouterProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { definePage, freeText, pageKeyReader, pageQuery } from '../index.ts';
import { inBrowser, loadPage, PageProviders, showPage, startPage } from '../route.ts';
import { requestState, serverContext } from '../server/server-context.ts';
import { locationHere, maxLocations } from './location-here.ts';

/** Creates a page that counts how often its URL is parsed, and records who gets the result. */
function countedPage() {
  const read = vi.fn(({ search, params }) => ({ words: [search.get('q'), params['list']] }));
  const given: Record<string, unknown[]> = {};
  const give = (who: string, words: unknown) => {
    (given[who] ??= []).push(words);
    return null;
  };
  const page = definePage({
    name: 'counted',
    path: '/lists/:list',
    parameters: { q: freeText() },
    read,
    queries: (_api, { words }) => {
      give('queries', words);
      return { sections: [pageQuery({ queryKey: ['counted', words], queryFn: () => 1 })] };
    },
    answerAt: ({ words }) => give('answerAt', words),
    answerWith: ({ words }) => give('answerWith', words),
    storage: ({ params }) => (params['list'] === 'cheap' ? 'briefly' : 'cached'),
    useHead: ({ words }) => {
      give('useHead', words);
      return { title: '', description: '' };
    },
    component: ({ words }) => {
      give('component', words);
      return createElement('p', null, words.join(' '));
    },
  });
  return { page, read, given };
}

const origin = 'https://dopahiya.invalid';

describe('on the server', () => {
  async function answer(page: ReturnType<typeof countedPage>['page'], address: string): Promise<string> {
    const routes = [{ path: page.paths[0] ?? '', loader: loadPage(page), Component: showPage(page) }];
    const requestContext = new RouterContextProvider();
    requestContext.set(serverContext, { fetch, origin });
    const handler = createStaticHandler(routes);
    const context = (await handler.query(new Request(origin + address), { requestContext })) as StaticHandlerContext;
    const shown = createElement(StaticRouterProvider, {
      router: createStaticRouter(handler.dataRoutes, context),
      context,
    });
    const { api, client } = requestState(requestContext);
    return renderToString(PageProviders({ api, client, origin, children: shown }));
  }

  it('reads its address once for a request, and gives all that hangs on it the same reading', async () => {
    const { page, read, given } = countedPage();
    expect(await answer(page, '/lists/cheap')).toContain(' cheap');
    expect(read).toHaveBeenCalledOnce();
    expect(Object.keys(given).toSorted()).toEqual(['answerAt', 'answerWith', 'component', 'queries', 'useHead']);
    expect(new Set(Object.values(given).flat()).size).toBe(1);
  });

  it('does not read it to find out where the page may be cached', () => {
    const { page, read } = countedPage();
    const keyOf = pageKeyReader([page]);
    expect(keyOf(new URL('/lists/cheap', origin))).toEqual({ address: '/lists/cheap', storage: 'briefly' });
    expect(keyOf(new URL('/lists/fast', origin))).toEqual({ address: '/lists/fast', storage: 'cached' });
    expect(read).not.toHaveBeenCalled();
  });

  it('reads it anew for the next request', async () => {
    const { page, read } = countedPage();
    await Promise.all([answer(page, '/lists/cheap'), answer(page, '/lists/cheap'), answer(page, '/lists/fast?q=250')]);
    expect(read).toHaveBeenCalledTimes(3);
  });
});

describe('in the browser', () => {
  beforeEach(() => {
    vi.stubGlobal('location', { origin });
    // Hides the site's own router: these tests use memory routers.
    vi.stubGlobal('window', {});
  });
  afterEach(() => vi.unstubAllGlobals());

  function open(page: ReturnType<typeof countedPage>['page'], address: string) {
    const routes = [{ path: page.paths[0] ?? '', loader: startPage(page), Component: showPage(page) }];
    const router = createMemoryRouter(routes, { initialEntries: [address] });
    const render = () =>
      renderToString(PageProviders({ ...inBrowser(), origin, children: createElement(RouterProvider, { router }) }));
    return { router, render };
  }

  it('reads its address once for each location, however often it is rendered', async () => {
    const { page, read, given } = countedPage();
    const { router, render } = open(page, '/lists/cheap');
    await expect.poll(() => router.state.initialized).toBe(true);
    expect([render(), render()]).toEqual([expect.stringContaining(' cheap'), expect.stringContaining(' cheap')]);
    expect(read).toHaveBeenCalledOnce();
    await router.navigate('/lists/fast?q=250');
    expect([render(), render()]).toEqual([expect.stringContaining('250 fast'), expect.stringContaining('250 fast')]);
    expect(read).toHaveBeenCalledTimes(2);
    expect(new Set(given['component']).size).toBe(2);
  });

  it('reads nothing anew where a hash or what means nothing to the page is added', async () => {
    const { page, read } = countedPage();
    const { router, render } = open(page, '/lists/scooters?q=125');
    await expect.poll(() => router.state.initialized).toBe(true);
    await router.navigate('/lists/scooters?utm_source=poster&q=125#foot');
    expect(render()).toContain('125 scooters');
    expect(read).toHaveBeenCalledOnce();
  });
});

describe('the locations of a query cache', () => {
  const { page } = countedPage();
  const [client, other] = [new QueryClient(), new QueryClient()];
  const at = (list: string, cache = client) =>
    locationHere(page, { pathname: `/lists/${list}`, search: '' }, { list }, cache);

  it('are its own', () => {
    expect(at('cheap')).toBe(at('cheap'));
    expect(at('cheap')).not.toBe(at('cheap', other));
  });

  it('are few: that which nobody has asked for longest is forgotten', () => {
    const [first, second] = [at('first'), at('second')];
    for (let count = 2; count < maxLocations; count++) at(`${count}`);
    expect(at('first')).toBe(first);
    at('one-more');
    expect(at('first')).toBe(first);
    expect(at('second')).not.toBe(second);
  });
});
