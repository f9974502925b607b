import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** Returns an authenticator code of this half minute or the next: each is accepted once. */
export const codeOf = (secret: string, step: 'this' | 'next') =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + (step === 'next' ? STEP_MS : 0),
  });

/** Fills in and submits the code that the login page asks for. */
export async function giveCode(page: Page, code: string) {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}
