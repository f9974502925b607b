import * as visitor from '@dopahiya/visitor';
import { signInCookie } from '@dopahiya/visitor';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CookiesPage } from './cookies.page.tsx';

const openPage = () => render(<CookiesPage />, { wrapper: MemoryRouter });

const isMemory = (value: unknown): value is visitor.Remembered<unknown> =>
  typeof value === 'object' && value !== null && 'write' in value;

/** Stores every value that the site can store in the browser. */
function rememberEverything() {
  for (const memory of Object.values<unknown>(visitor).filter(isMemory)) memory.write(memory.initial);
  visitor.signIn('Asha');
}

describe('<CookiesPage />', () => {
  afterEach(() => localStorage.clear());

  it('says that no cookie is set for tracking, and names each that is set', async () => {
    const screen = await openPage();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible();
    await expect.element(screen.getByText(/^Dopahiya uses no tracking/)).toBeVisible();
    for (const name of ['refresh', 'known-browser', signInCookie])
      await expect.element(screen.getByText(name, { exact: true })).toBeVisible();
  });

  it('names everything that the browser may remember', async () => {
    rememberEverything();
    const screen = await openPage();
    const keys = Object.keys(localStorage);
    expect(keys.length).toBeGreaterThanOrEqual(9);
    for (const key of keys) await expect.element(screen.getByText(key, { exact: true })).toBeVisible();
  });

  it('says how to delete it', async () => {
    const screen = await openPage();
    await expect.element(screen.getByRole('heading', { level: 2, name: 'How to delete it' })).toBeVisible();
  });

  it('is no wider than a screen of 360 px', async () => {
    await page.viewport(360, 740);
    await openPage();
    expect(document.documentElement.scrollWidth).toBe(360);
  });
});
