import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { PageForm } from '../page-form.ts';
import { submitPage } from './submit-page.ts';

const form: PageForm<object> = {
  read: () => ({ sent: {} }),
  send: () => Promise.resolve(),
  explain: () => ({ faults: {}, problem: 'No.' }),
  leadTo: (fields) => fields['return'] ?? '',
  secrets: [],
};

/** Where a browser is led that sends the form with this address to go back to. */
async function ledBackTo(back: string): Promise<[number, string | null]> {
  const request = new Request('http://site.test/login', {
    method: 'POST',
    body: new URLSearchParams({ return: back }),
  });
  const answer = await submitPage({ form })({ request, context: new RouterContextProvider() }).catch(
    (thrown: unknown) => thrown as Response,
  );
  if (!(answer instanceof Response)) throw new Error('The form was shown anew.');
  return [answer.status, answer.headers.get('location')];
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
