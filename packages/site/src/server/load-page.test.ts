import { brandQueries } from '@dopahiya/api-client';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { definePage } from '../pages/define-page.ts';
import { loadPage } from './load-page.ts';
import { pageQuery } from '../pages/page-queries.ts';
import { requestState, serverContext } from './server-context.ts';

const facts = { name: 'reset', path: '/reset', useHead: () => ({ title: '', description: '' }), component: () => null };

it.each([
  [{ keepsAddress: true }, true],
  [{}, false],
])('remembers of a page with %j whether its address is told to other sites', async (more, isKept) => {
  const context = new RouterContextProvider();
  const request = new Request('http://site.test/reset?token=abc');
  await loadPage(definePage({ ...facts, ...more }))({ request, params: {}, context });
  expect(Boolean(requestState(context).keepsAddress)).toBe(isKept);
});

it.each([
  [400, 404],
  [404, 404],
  [410, 404],
  [422, 404],
  [408, 503],
  [429, 503],
  [500, 503],
  [502, 503],
])(
  'answers an essential call that is answered %i with %i: an address that is wrong is no outage',
  async (said, status) => {
    const context = new RouterContextProvider();
    const fetch = async () => Response.json({ detail: 'No.' }, { status: said });
    context.set(serverContext, { fetch, origin: 'http://site.test' });
    const page = definePage({
      ...facts,
      queries: (api) => ({ essential: pageQuery(brandQueries.detail(api, 'nosuch')) }),
    });
    const answer = await loadPage(page)({ request: new Request('http://site.test/reset'), params: {}, context });
    expect(answer.init?.status).toBe(status);
  },
);

it.each([301, 302] as const)('leads on with the status %i that the page gives', async (status) => {
  const page = definePage({ ...facts, answerAt: () => ({ redirect: '/login', status }) });
  const request = new Request('http://site.test/reset');
  const thrown: unknown = await loadPage(page)({ request, params: {}, context: new RouterContextProvider() }).catch(
    (error: unknown) => error,
  );
  if (!(thrown instanceof Response)) throw new Error('The page led nowhere.');
  expect([thrown.status, thrown.headers.get('location')]).toEqual([status, '/login']);
});
