import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test, untilHydrated, untilWhole } from '../journey.ts';

const pages = ['/', '/royal-enfield/classic-350'];

/**
 * Samples of built-ins missing in browsers in use: those that no script may call, those that the boot script checks for, and those that
 * scripts do without. The last journey searches for calls of all others.
 */
const builtIns = [
  'Promise.withResolvers',
  'Array.prototype.toSorted',
  'requestIdleCallback',
  'IntersectionObserver',
  'HTMLElement.prototype.showPopover',
];

/** Removes a built-in from every page from now on, undetectably for later scripts. */
const remove = (page: Page, builtIn: string) =>
  page.addInitScript((path) => {
    const steps = path.split('.');
    const name = steps.pop() ?? '';
    const owner = steps.reduce<object>((object, step) => Reflect.get(object, step) as object, window);
    if (!Reflect.deleteProperty(owner, name)) throw new Error(`${path} cannot be removed`);
  }, builtIn);

const strip = (page: Page) => page.locator('#page-notice');

test('a browser without a built-in reads pages and follows links, and is told where it is too old', async ({
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/./);
  for (const [place, builtIn] of builtIns.entries())
    await test.step(builtIn, async () => {
      const page = await context.newPage();
      await remove(page, builtIn);
      const path = pages[place % pages.length] ?? '/';
      await page.goto(path);
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      await Promise.race([untilHydrated(page), strip(page).waitFor({ timeout: 20_000 })]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('body')).not.toContainText(/Application Error|This page isn’t working|\bat .+:\d+:\d+/);
      // By key: parts that come as the page is scrolled would move the link away from a pointer.
      await page.getByRole('contentinfo').getByRole('link').filter({ hasText: /\w/ }).first().press('Enter');
      await expect(page).not.toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.close();
    });
});

/** Built-ins that exist but throw: at the first render, and in an effect. */
const faults = {
  'Array.prototype.toSorted': '/royal-enfield/classic-350',
  IntersectionObserver: '/best-bikes',
};

test('where a built-in fails, the page stays as the server sent it, says so, and is the browser’s own', async ({
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/./);
  for (const [builtIn, path] of Object.entries(faults))
    await test.step(builtIn, async () => {
      const page = await context.newPage();
      await page.addInitScript(spoil, builtIn);
      await page.goto(path);
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      await expect(strip(page)).toHaveText(/aren’t working/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('body')).not.toContainText(/Application Error|This page isn’t working|\bat .+:\d+:\d+/);
      const search = page.getByRole('banner').getByRole('searchbox').or(page.getByRole('banner').getByRole('combobox'));
      await search.first().fill('activa');
      await search.first().press('Enter');
      await expect(page).toHaveURL(/\/search\?.*activa/);
      // By key: parts that come as the page is scrolled would move the link away from a pointer.
      await page.getByRole('contentinfo').getByRole('link').filter({ hasText: /\w/ }).first().press('Enter');
      await expect(page).not.toHaveURL(/search/);
      await page.close();
    });
  await test.step('a page that breaks at a press stays, whatever else breaks with it', async () => {
    const page = await context.newPage();
    await page.goto('/bikes');
    await untilWhole(page);
    for (const name of ['map', 'flatMap', 'filter']) await page.evaluate(spoil, `Array.prototype.${name}`);
    await page
      .getByRole('button', { name: /^Add to compare: / })
      .first()
      .click();
    await expect(strip(page)).toHaveText(/aren’t working/);
    await expect(page.locator('body')).not.toContainText(/Application Error/);
    await page.close();
  });
  await test.step('a page that breaks when a link leads to it is loaded as the server sends it', async () => {
    const page = await context.newPage();
    await page.goto('/best-bikes');
    await untilWhole(page);
    await page.evaluate(spoil, 'ResizeObserver');
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
    await page
      .getByRole('main')
      .getByRole('link', { name: /Classic 350/ })
      .first()
      .click();
    await expect(page).toHaveURL(/classic-350/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Classic 350/);
    await page.waitForFunction(() => !Reflect.has(window, 'sameDocument'));
  });
});

function spoil(path: string): void {
  const steps = path.split('.');
  const name = steps.pop() ?? '';
  const owner = steps.reduce<object>((object, step) => Reflect.get(object, step) as object, window);
  Reflect.set(owner, name, function fail() {
    throw new TypeError(`${path} fails`);
  });
}

const assets = new URL('../../web/build/en/client/assets/', import.meta.url);

/** Built-ins that scripts may call because the boot script checks for them first: from 2018 to spring 2024. */
const askedFor =
  /(?<=\.)(?:findLast|findLastIndex|flat|flatMap|toReversed|toSorted|toSpliced|fromEntries|hasOwn|matchAll|replaceAll|allSettled|showModal|showPopover|replaceSync)(?=\()|\b(?:AbortController|BroadcastChannel|ResizeObserver|structuredClone|queueMicrotask|reportError)(?=\()/g;

/** Built-ins that no script may call: newer ones, or those easily replaced by our own code to keep older browsers supported. */
const refused =
  /\b(?:Promise\.(?:withResolvers|try)|(?:Map|Object)\.groupBy|URL\.(?:canParse|parse)|Array\.fromAsync|Iterator\.from|RegExp\.escape|Error\.isError)\(|\.(?:toWellFormed|isWellFormed|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/g;

test('scripts call no built-in that the boot script does not ask for', async ({ request }) => {
  const boot = (await (await request.get('/')).text()).split('<script>').at(-1) ?? '';
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  for (const file of scripts) {
    const text = readFileSync(new URL(file, assets), 'utf8');
    const unasked = (text.match(askedFor) ?? []).filter((name) => !boot.includes(name));
    expect([...new Set([...unasked, ...(text.match(refused) ?? [])])], file).toEqual([]);
  }
});
