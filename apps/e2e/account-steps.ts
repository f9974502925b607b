import type { Page } from '@playwright/test';

/** Password of all accounts in the journeys. */
export const password = 'monsoon over the ghats';
/** Creates a unique username. */
export const newName = () => `rider.${crypto.randomUUID().slice(0, 8)}`;

type Wait = (page: Page) => Promise<void>;

/** Registers through the form once it is `ready`; before hydration the form leads to another address. */
export async function signUp(page: Page, username: string, ready?: Wait) {
  await page.goto('/signup');
  await ready?.(page);
  await fillSignUp(page, username);
}

/** Fills in and submits the open registration form. */
export async function fillSignUp(page: Page, username: string) {
  // The form before has a username too, and stays until this page is rendered.
  const send = page.getByRole('button', { name: 'Sign Up' });
  await send.waitFor();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@example.test`);
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Rao');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password confirmation').fill(password);
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await send.click();
}

/** Fills in and submits the open login form. */
export async function login(page: Page, username: string, secret = password) {
  const send = page.getByRole('main').getByRole('button', { name: 'Login', exact: true });
  await send.waitFor();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await send.click();
}
