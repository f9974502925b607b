import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { AnyPageForm } from '../pages/page-form.ts';
import { serverContext } from './server-context.ts';
import { submitPage } from './submit-page.ts';

const form: AnyPageForm = {
  read: (fields) => ({ sent: fields }),
  send: async () => 'Asha R',
  explain: () => ({ faults: {}, problem: null }),
  leadTo: (fields) => fields['return'] ?? '',
  secrets: [],
  handOver: (answer: never) => ['signed-in-as', answer],
};

/** What a form with this address to go back to is answered with by a site at this origin. */
async function answerTo(back: string, origin = 'http://site.test'): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(serverContext, { fetch: globalThis.fetch, origin, idleDelay: null });
  const request = new Request(`${origin}/login`, { method: 'POST', body: new URLSearchParams({ return: back }) });
  return submitPage({ form })({ request, context }).then(
    () => Response.error(),
    (thrown: unknown) => thrown as Response,
  );
}

async function ledBackTo(back: string): Promise<[number, string | null]> {
  const { status, headers } = await answerTo(back);
  return [status, headers.get('location')];
}

it('leads back to a page of this site', async () => {
  expect(await ledBackTo('/honda/activa?tab=price')).toEqual([303, '/honda/activa?tab=price']);
});

it.each([
  '',
  '//evil.test',
  '/.//evil.test/',
  '/a/..//evil.test',
  '/%2e//evil.test',
  '/./\\evil.test',
  'https://evil.test',
])('leads home, and to no other site, who is to be led back to "%s"', async (back) => {
  expect(await ledBackTo(back)).toEqual([303, '/']);
});

it.each([
  ['http://site.test', 'signed-in-as=Asha%20R; Max-Age=60; Path=/; SameSite=Strict'],
  ['https://site.test', 'signed-in-as=Asha%20R; Max-Age=60; Path=/; SameSite=Strict; Secure'],
])('hands over who signed in at %s by a cookie that is secure where the site is', async (origin, cookie) => {
  expect((await answerTo('/', origin)).headers.getSetCookie()).toEqual([cookie]);
});
