import type { Browser, Page } from '@playwright/test';
import { expect, hold, test, untilHydrated } from '../journey.ts';

const pages = ['/', '/best-bikes', '/royal-enfield/classic-350'];

/** Returns the unique lines of a page's text: pictures below the fold get the words of the first one later. */
async function linesOf(page: Page): Promise<string[]> {
  return [...new Set((await page.locator('main').innerText()).split('\n'))];
}

test('pages hydrate in standards mode, as they were painted', async ({ page }) => {
  for (const path of pages) {
    const release = await hold(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const painted = await linesOf(page);
    release();
    await untilHydrated(page);
    expect(await page.evaluate(() => document.compatMode)).toBe('CSS1Compat');
    expect(await linesOf(page), path).toEqual(painted);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('no script stands before the content of a page or is asked for before it is painted, and then a phone learns how it is kept', async ({
  page,
  request,
}) => {
  for (const path of ['/', '/royal-enfield/classic-350']) {
    const html = await (await request.get(path)).text();
    expect(html).not.toMatch(/<script[^>]*\ssrc=/);
    expect(html).not.toMatch(/<link[^>]*modulepreload/);
    expect(html).toContain('<noscript><link rel="manifest" href="/site.webmanifest"/></noscript>');
  }
  await page.goto('/login');
  await untilHydrated(page);
  const { painted, scripts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(scripts.length).toBeGreaterThan(3);
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(painted);
  await expect(page.locator('head link[rel=manifest]')).toHaveAttribute('href', '/site.webmanifest');
});

test('a page asks for the drawing that it shows first at once, and is alive although none comes', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.route('**/media/drawings/**', () => {});
  await page.goto('/bikes', { waitUntil: 'commit' });
  await expect(page.locator('main img').first()).toHaveAttribute('fetchpriority', 'high');
  await untilHydrated(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  expect(new Set(requested).size).toBe(requested.length);
});

test('who saves data loads neither scripts nor fonts before the first touch, and then the page answers', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'save-data': 'on' } });
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
  const page = await context.newPage();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(`${baseURL}/`);
  await untilOthersHaveAll(browser, `${baseURL}/`);
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((address) => /\.(js|woff2)$/.test(address))).toEqual([]);
  await page.getByRole('tab', { name: 'Electric' }).click();
  await untilHydrated(page);
  await expect(page.getByRole('tab', { name: 'Electric' })).toHaveAttribute('aria-selected', 'true');
  await context.close();
});

/** Waits until the page is hydrated and has its fonts in a browser without data saving. */
async function untilOthersHaveAll(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(address);
  await untilHydrated(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.woff2')),
  );
  await page.close();
}

test('the code of what is far below comes when a visitor scrolls to it', async ({ page }) => {
  const waiting = page.locator('[data-later="html"]');
  await page.goto('/royal-enfield/classic-350');
  await untilHydrated(page);
  const similar = page.getByRole('region', { name: 'Similar Bikes' });
  await expect(waiting.filter({ has: similar })).toHaveCount(1);
  await similar.scrollIntoViewIfNeeded();
  await expect(waiting.filter({ has: similar })).toHaveCount(0);
  await expect(similar.getByRole('article').first()).toBeVisible();
});
