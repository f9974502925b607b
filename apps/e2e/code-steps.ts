import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { password } from './account-steps.ts';

const STEP_MS = 30_000;

/** The code of an app, of this half minute or the next: each is taken once. */
export const codeOf = (secret: string, step: 'this' | 'next') =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + (step === 'next' ? STEP_MS : 0),
  });

/** Fills the code in that the login page asks for, and sends it. */
export async function giveCode(page: Page, code: string) {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

/** By the API, as the page of an account needs scripts; leaves nobody signed in. @returns the secret. */
export async function setCodesUp(page: Page, username: string): Promise<string> {
  const post = async (path: string, data: object, access = '') => {
    const headers = { authorization: `Bearer ${access}` };
    const answer = await page.request.post(`/api/${path}`, { data, ...(access && { headers }) });
    expect(answer.status()).toBe(200);
    return (await answer.json()) as Record<string, string>;
  };
  const { access } = await post('token/', { username, password });
  const { secret = '' } = await post('users/me/second-factor/', { password }, access);
  await post('users/me/second-factor/confirm/', { code: codeOf(secret, 'this') }, access);
  await post('token/logout/', {});
  return secret;
}
