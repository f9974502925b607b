import type { Page } from '@playwright/test';

/** Everybody's in the journeys. */
export const password = 'monsoon over the ghats';
/** A username that nobody has. */
export const newName = () => `rider.${crypto.randomUUID().slice(0, 8)}`;

type Wait = (page: Page) => Promise<void>;

/** Opens an account by the form, when it is `ready`; before its scripts are there it leads to another address. */
export async function signUp(page: Page, username: string, ready?: Wait) {
  await page.goto('/signup');
  await ready?.(page);
  await fillSignUp(page, username);
}

/** Fills in the form of a new account that is open, and sends it. */
export async function fillSignUp(page: Page, username: string) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@example.test`);
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Rao');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password confirmation').fill(password);
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

/** Fills in the form of the login page that is open, and sends it. */
export async function login(page: Page, username: string, secret = password) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}
