import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { definePage } from '../define-page.ts';
import { loadPage } from './load-page.ts';
import { keepsAddress } from './server-context.ts';

const facts = { name: 'reset', path: '/reset', useHead: () => ({ title: '', description: '' }), component: () => null };

it.each([
  [{ keepsAddress: true }, true],
  [{}, false],
])('remembers of a page with %j whether its address is told to other sites', async (more, isKept) => {
  const context = new RouterContextProvider();
  const request = new Request('http://site.test/reset?token=abc');
  await loadPage(definePage({ ...facts, ...more }))({ request, params: {}, context });
  expect(keepsAddress(context)).toBe(isKept);
});
