import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { collectConsoleErrors } from './console-errors.ts';
import { readAddresses } from './servers/addresses.ts';
import type { Fault } from './servers/fault-server.ts';

/** Browser errors of a page. */
interface ConsoleErrors {
  /** Allows console errors that the journey causes on purpose. */
  allow: (pattern: RegExp) => void;
}

/** Failures of the API behind the faulty site. */
interface Faults {
  /** Makes the route at this path below `api/` fail from now on. */
  set: (path: string, fault: Fault) => Promise<void>;
  /** Makes every route work again. */
  clear: () => Promise<void>;
}

interface JourneyFixtures {
  consoleErrors: ConsoleErrors;
  faults: Faults;
}

/** Test of a journey through the site; fails on any console error. */
export const test = base.extend<JourneyFixtures>({
  consoleErrors: [
    async ({ context }, provide) => {
      const allowed: RegExp[] = [];
      const consoleErrors = collectConsoleErrors(context);
      await provide({ allow: (pattern) => void allowed.push(pattern) });
      expect(consoleErrors.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  faults: async ({ request }, provide) => {
    const { faults } = readAddresses();
    const clear = async () => void (await request.delete(`${faults}/faults`));
    const set = async (path: string, fault: Fault) => void (await request.put(`${faults}/faults/${fault}/api/${path}`));
    await provide({ set, clear });
    await clear();
  },
});

export { expect } from '@playwright/test';

/** Options for a request after a pause: the server may be closing the idle connection, for which browsers open another. */
export const whereIdle = { maxRetries: 1 };

/** Waits until the page's components are hydrated. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

/** Waits until the later parts of the page are hydrated too: their links then navigate without a page load. */
export async function untilWhole(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.evaluate(() => dispatchEvent(new Event('loadlater')));
  await expect(page.locator('[data-later="html"]')).toHaveCount(0);
}

/** Presses 'Try Again' after this repair; before it, waits until the page's own retry has failed. */
export async function tryAgain(page: Page, repair: () => Promise<void>): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('retried').length > 0);
  const button = page.getByRole('button', { name: 'Try Again' });
  await expect(button).toBeEnabled();
  await repair();
  await button.click();
}

/** Tells the page that the visitor comes back to its tab: it fetches what others wrote without waiting for its next poll. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
}

/** Checks whether the page's components are hydrated. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => performance.getEntriesByName('hydrated').length > 0);
}

/** Holds back every file of this kind until the returned function is called, so that a test can act before hydration. */
export async function hold(page: Page, files: string | RegExp = '**/assets/*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Waits until the page is at rest: hydrated, fetched, with its fonts loaded and painted. */
export async function untilAtRest(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await untilPainted(page);
}

/** Waits until intersection observers have run and their changes are painted. */
export async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** Tabs forward until this control has the focus; fails if it never does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  // Looked up in one step, since a field may be replaced by another that takes its focus.
  const isFocused = async () => (await control.and(page.locator(':focus')).count()) > 0;
  for (let presses = 0; presses < 150 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

/** Moves down an open list to this option, wherever later results put it, and chooses it. */
export async function chooseByKeys(page: Page, name: RegExp): Promise<void> {
  await expect(page.getByRole('option', { name }).first()).toBeVisible();
  const active = page.getByRole('option', { name, selected: true });
  for (let presses = 0; presses < 50 && (await active.count()) === 0; presses += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}
