import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { AnyPageForm } from '../page-form.ts';
import { serverContext } from './server-context.ts';
import { submitPage } from './submit-page.ts';

const form: AnyPageForm = {
  read: (fields) => ({ sent: fields }),
  send: async () => 'Asha R',
  explain: () => ({ faults: {}, problem: null }),
  leadTo: () => '/bikes',
  secrets: [],
  handOver: (answer: never) => ['signed-in-as', answer],
};

/** What a form sent to a site at this origin is answered with. */
async function answerAt(origin: string): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(serverContext, { fetch: globalThis.fetch, edition: undefined, origin, idleDelay: null });
  const request = new Request(`${origin}/login`, { method: 'POST', body: new URLSearchParams({ username: 'asha' }) });
  return submitPage({ form })({ request, context }).then(
    () => Response.error(),
    (thrown: unknown) => thrown as Response,
  );
}

it.each([
  ['http://site.test', 'signed-in-as=Asha%20R; Max-Age=60; Path=/; SameSite=Strict'],
  ['https://site.test', 'signed-in-as=Asha%20R; Max-Age=60; Path=/; SameSite=Strict; Secure'],
])('hands over who signed in at %s by a cookie that is secure where the site is', async (origin, cookie) => {
  const answer = await answerAt(origin);
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([303, [cookie]]);
});
