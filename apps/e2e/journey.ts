import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { collectConsoleErrors } from './console-errors.ts';
import { readAddresses } from './servers/addresses.ts';
import type { Fault } from './servers/fault-server.ts';

/** What a browser said against a page. */
interface ConsoleErrors {
  /** Lets console errors pass that belong to what the journey tries. */
  allow: (pattern: RegExp) => void;
}

/** The failures of the API behind the faulty site. */
interface Faults {
  /** Makes the call to this path below `api/` fail from now on. */
  set: (path: string, fault: Fault) => Promise<void>;
  /** Makes every call work again. */
  clear: () => Promise<void>;
}

interface JourneyFixtures {
  consoleErrors: ConsoleErrors;
  faults: Faults;
}

/** A journey through the site; it fails when the browser complained of anything on the way. */
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

/** For a request that comes after a while: the server may be closing the idle connection, for which browsers open another. */
export const whereIdle = { maxRetries: 1 };

/** Resolves when the page's components are hydrated. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

/** Resolves when the later parts of the page are hydrated too: their links change the page in one document. */
export async function untilWhole(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.evaluate(() => dispatchEvent(new Event('loadlater')));
  await expect(page.locator('[data-later="html"]')).toHaveCount(0);
}

/** Presses 'Try Again' after this repair; before it, the page has asked once more by itself and in vain. */
export async function tryAgain(page: Page, repair: () => Promise<void>): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('retried').length > 0);
  const button = page.getByRole('button', { name: 'Try Again' });
  await expect(button).toBeEnabled();
  await repair();
  await button.click();
}

/** Whether the page's components are hydrated already. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => performance.getEntriesByName('hydrated').length > 0);
}

/** Holds every file of this kind back until what it answers with is called: there is time to be early. */
export async function hold(page: Page, files: string | RegExp = '**/assets/*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Resolves when nothing more comes by itself: all is hydrated, fetched, in its own fonts and painted. */
export async function untilAtRest(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await untilPainted(page);
}

/** Resolves when observers have been told of what is in sight now, and what they have changed is painted. */
export async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** Moves the focus forward with the keyboard until it is on this control; fails when it never comes there. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 150 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}
