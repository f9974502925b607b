import { expect, type Page } from '@playwright/test';
import { linkFor } from './sent-mails.ts';

/**
 * Signs in a new user as the login page does: the HttpOnly cookie, and the flag and name that scripts read.
 * @returns the name shown in the header; it starts with `prefix`.
 */
export async function signIn(page: Page, prefix = 'asha'): Promise<string> {
  const account = { username: `${prefix}.${crypto.randomUUID().slice(0, 8)}`, password: 'monsoon over the ghats' };
  const name = { first_name: 'Asha', last_name: 'Rao', email: `${account.username}@example.test` };
  for (const [path, data] of [
    ['users/register/', { ...account, ...name }],
    ['token/', account],
  ] as const)
    expect((await page.request.post(`/api/${path}`, { data })).ok()).toBe(true);
  await page.addInitScript((username) => {
    if (sessionStorage.getItem('was-signed-in')) return;
    sessionStorage.setItem('was-signed-in', 'yes');
    localStorage.setItem('authToken', 'in-cookie');
    localStorage.setItem('username', username);
  }, account.username);
  return account.username;
}

/** Confirms a user's mail address by the mailed link, by default of the main site of the journeys. */
export async function confirmAddress(page: Page, username: string, outbox?: string): Promise<void> {
  const link = new URL(await linkFor(username, 'verify-email', '', outbox), 'http://site.test');
  const data = { token: link.searchParams.get('token') };
  expect((await page.request.post('/api/users/verify-email/', { data })).ok()).toBe(true);
}
