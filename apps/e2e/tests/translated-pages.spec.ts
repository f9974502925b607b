import type { Page } from '@playwright/test';
import { expect, test, untilWhole } from '../journey.ts';

const strip = (page: Page) => page.locator('#page-notice');

/** Simulates browser translation for every text of the page, current and later: wraps it in elements, or replaces it. */
function translate(isReplaced: boolean): void {
  const skipped = 'script, style, noscript, textarea, title, option, font, [translate=no]';
  const wrap = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(skipped)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(isReplaced ? document.createTextNode(text.data) : text);
  };
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) wrap(text);
  };
  wrapAll(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node instanceof Text) wrap(node);
        else if (node.nodeName !== 'FONT') wrapAll(node);
      }
    }
  }).observe(document.body, { childList: true, subtree: true });
}

const addresses = ['/', '/royal-enfield/classic-350', '/emi-calculator'];

/** Clicks up to eight controls of the page, closing what they open, and fills in its text fields. */
async function pressAround(page: Page): Promise<void> {
  const controls = page.locator('main').locator('button[type=button]:visible, [role=tab]:visible, summary:visible');
  const count = Math.min(await controls.count(), 8);
  for (let place = 0; place < count; place += 1) {
    await controls
      .nth(place)
      .click({ timeout: 1000 })
      .catch(() => undefined);
    await page.keyboard.press('Escape');
  }
  for (const field of await page.locator('main input[type=text]:visible, main input[type=search]:visible').all()) {
    await field.fill('12', { timeout: 1000 }).catch(() => undefined);
  }
}

/** Follows a link wherever it is, even if a dialog may cover it. */
const follow = (page: Page, path: string) =>
  page
    .locator(`footer a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());

test('where texts are wrapped, pages answer as they did and links lead on', async ({ page }) => {
  test.slow();
  for (const address of addresses)
    await test.step(address, async () => {
      await page.goto(address);
      await untilWhole(page);
      await page.evaluate(translate, false);
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      await pressAround(page);
      await expect(strip(page)).toBeHidden();
      if (page.url().endsWith(address)) await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await follow(page, '/electric');
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
      await expect(strip(page)).toBeHidden();
    });
});

test('where texts are replaced, a search has suggestions, rows are compared, and a list is narrowed and widened', async ({
  page,
}) => {
  await test.step('a search is typed and its suggestions come and go', async () => {
    await page.goto('/');
    await untilWhole(page);
    await page.evaluate(translate, true);
    const field = page.getByRole('main').getByRole('combobox').first();
    await field.pressSequentially('classic');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page.getByRole('option').first()).toContainText(/Classic/);
    for (const text of ['activa', 'zzzz', '', 'honda']) await field.fill(text);
    await expect(page.getByRole('option').first()).toContainText(/Honda/);
    await expect(page.getByRole('listbox').locator('font')).toHaveCount(0);
  });
  await test.step('rows are compared', async () => {
    await page.goto('/royal-enfield/classic-350');
    await untilWhole(page);
    await page.evaluate(translate, true);
    const button = page.getByRole('button', { name: 'Compare rows' });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(strip(page)).toBeHidden();
  });
  await test.step('a list is narrowed to a few bikes and widened again', async () => {
    await page.goto('/bikes');
    await untilWhole(page);
    await page.evaluate(translate, true);
    const honda = page.getByRole('checkbox', { name: /^Honda/ });
    for (const address of ['/bikes?brand=honda', '/bikes']) {
      await honda.click();
      await expect(page).toHaveURL(address);
      await expect(page.getByText(/^Showing \d+ bikes/)).toBeVisible();
      await expect(strip(page)).toBeHidden();
    }
  });
});

test('a page comes to life although it was translated before its scripts came', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/hydrat|Minified React error/i);
  await page.addInitScript(`const translate = ${String(translate)};
    document.addEventListener('DOMContentLoaded', () => translate(false));`);
  await page.goto('/best-bikes');
  await untilWhole(page);
  await expect(strip(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pressAround(page);
  await follow(page, '/electric');
  await expect(page).toHaveURL('/electric');
  await expect(strip(page)).toBeHidden();
});
