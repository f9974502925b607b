import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type AnyPageForm, type FormAnswer, formAnswerKey } from '../pages/page-form.ts';
import { requestState, serverContext } from './server-context.ts';
import { submitPage } from './submit-page.ts';

const form: AnyPageForm = {
  read: (fields) => ({ sent: fields }),
  send: async () => 'Asha R',
  explain: () => ({ fieldErrors: {}, problem: null }),
  leadTo: (fields) => fields['return'] ?? '',
  secrets: [],
  handOver: (answer: never) => ['signed-in-as', answer],
};

/** Returns a site's response to a form with this return path, at this origin. */
async function answerTo(back: string, origin = 'http://site.test'): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(serverContext, { fetch: globalThis.fetch, origin });
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

it('shows a form that the API refuses again, with its errors and what was typed but no secret', async () => {
  const refused: AnyPageForm = {
    ...form,
    secrets: ['password'],
    send: () => Promise.reject(new Error('taken')),
    explain: (error) => ({ fieldErrors: { username: (error as Error).message }, problem: 'Choose another.' }),
  };
  const context = new RouterContextProvider();
  context.set(serverContext, { fetch: globalThis.fetch, origin: 'http://site.test' });
  const body = new URLSearchParams({ username: 'asha', password: 'monsoon' });
  const request = new Request('http://site.test/signup', { method: 'POST', body });
  expect(await submitPage({ form: refused })({ request, context })).toMatchObject({ init: { status: 400 } });
  expect(requestState(context).client.getQueryData(formAnswerKey('/signup'))).toEqual({
    fieldErrors: { username: 'taken' },
    problem: 'Choose another.',
    values: { username: 'asha' },
  });
});

it.each([
  ['http://site.test', 'signed-in-as=Asha%20R; Max-Age=60; Path=/; SameSite=Strict'],
  ['https://site.test', 'signed-in-as=Asha%20R; Max-Age=60; Path=/; SameSite=Strict; Secure'],
])('hands over who signed in at %s by a cookie that is secure where the site is', async (origin, cookie) => {
  expect((await answerTo('/', origin)).headers.getSetCookie()).toEqual([cookie]);
});

describe('a form that is in vain without cookies', () => {
  const needsCookies: AnyPageForm = {
    ...form,
    secrets: ['password'],
    cookies: { areKept: () => true, tryBy: 'signed-in-as', refused: 'Allow cookies.' },
  };
  const typed = { username: 'asha', password: 'monsoon' };

  /** Submits such a form to this URL; returns the response, and the page's error message. */
  async function sent(address: string, bringsCookies = false) {
    const context = new RouterContextProvider();
    context.set(serverContext, {
      fetch: globalThis.fetch,
      origin: 'https://site.test',
      bringsCookies,
    });
    const init = { method: 'POST', body: new URLSearchParams(typed) };
    const request = new Request(`https://site.test${address}`, init);
    const answer: unknown = await submitPage({ form: needsCookies })({ request, context }).catch(
      (thrown: unknown) => thrown,
    );
    return { answer, said: requestState(context).client.getQueryData<FormAnswer>(formAnswerKey('/login')) };
  }

  it('is sent once more with a cookie by a browser that came with none', async () => {
    const { answer } = await sent('/login?return=%2Fhonda');
    const { status, headers } = answer as Response;
    expect([status, headers.get('location'), headers.getSetCookie()]).toEqual([
      307,
      '/login?return=%2Fhonda&cookies=asked',
      ['signed-in-as=; Max-Age=60; Path=/; SameSite=Strict; Secure'],
    ]);
  });

  it('is shown anew with what is needed when the browser comes without again, and keeps what was typed', async () => {
    const { answer, said } = await sent('/login?return=%2Fhonda&cookies=asked');
    expect((answer as { init: ResponseInit }).init.status).toBe(400);
    expect(said).toEqual({ fieldErrors: {}, problem: 'Allow cookies.', values: { username: 'asha' } });
  });

  it.each(['/login', '/login?cookies=asked'])('is taken at %s with any cookie', async (address) => {
    const { answer } = await sent(address, true);
    expect([(answer as Response).status, (answer as Response).headers.get('location')]).toEqual([303, '/']);
  });
});
