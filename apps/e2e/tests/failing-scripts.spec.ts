import type { Page, Route } from '@playwright/test';
import { expect, test, untilWhole } from '../journey.ts';

const scripts = '**/assets/*.js';

/** Failures of a script: missing after a deployment, lost on a weak connection, replaced by another page. */
const gone = (route: Route) => route.fulfill({ status: 404, body: 'File not found.' });
const lost = (route: Route) => route.abort();
const aPage = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to this network</h1>' });

const strip = (page: Page) => page.locator('#page-notice');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const footerLink = (page: Page, path: string) => page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();

/** Opens a page with all its scripts, and makes those of other pages fail from then on. */
async function openThenFail(page: Page, path: string, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(path);
  await untilWhole(page);
  await page.waitForLoadState('networkidle');
  await page.route(scripts, answer);
  await page.evaluate(() => Reflect.set(window, 'isFirstDocument', true));
}

const isFirstDocument = (page: Page) => page.evaluate(() => Reflect.has(window, 'isFirstDocument'));

async function fillIn(page: Page) {
  await page.getByLabel('Username').fill('nobody-of-this-name');
  await page.getByLabel('Password', { exact: true }).fill('a good long password');
}

const loginButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Login' });

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/Failed to (load|fetch)|ERR_|404|MIME|module script/));

test('where the scripts of other pages are gone, links, searches and forms are answered by documents', async ({
  page,
}) => {
  for (const answer of [gone, aPage])
    await test.step(`a link leads to its page (${answer.name})`, async () => {
      await openThenFail(page, '/royal-enfield/classic-350', answer);
      await footerLink(page, '/login').or(page.locator('a[href^="/login"]').first()).first().click();
      await expect(page).toHaveURL(/\/login/);
      await expect(title(page)).toHaveText(/welcome|log ?in|sign in/i);
      expect(await isFirstDocument(page)).toBe(false);
    });
  await test.step('signing in is answered', async () => {
    await openThenFail(page, '/login?return=%2Fbikes', gone);
    await fillIn(page);
    await loginButton(page).click();
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue('nobody-of-this-name');
    expect(await isFirstDocument(page)).toBe(false);
  });
  await test.step('a price is looked up', async () => {
    await openThenFail(page, '/price-checker?bike=pulsar-ns160&variant=Standard', gone);
    // The price delivered with the page needs no script: another variant does.
    await page.getByRole('combobox', { name: 'Variant' }).selectOption('The cheapest variant');
    await page.getByRole('main').getByRole('button', { name: 'Check Price' }).click();
    await expect.poll(() => isFirstDocument(page).catch(() => true)).toBe(false);
    await expect(page).toHaveURL(/price-checker\?bike=pulsar-ns160&city=/);
    const main = page.getByRole('main');
    await expect(main.getByText(/on-road/i).first()).toBeVisible();
  });
  await test.step('a search finds what was written', async () => {
    await openThenFail(page, '/login', gone);
    const field = page.getByRole('banner').locator('input[name=q]').first();
    await field.fill('activa');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=activa/);
    const main = page.getByRole('main');
    await expect(main.getByText(/Activa/).first()).toBeVisible();
  });
});

test('where scripts do not come, a page is read, linked and says so, and a press asks for them again', async ({
  page,
}) => {
  await test.step('none of them comes', async () => {
    await page.route(scripts, lost);
    await page.goto('/best-bikes');
    await expect(strip(page)).toHaveText(/aren’t working/);
    await expect(title(page)).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Classic 350/ })
      .first()
      .click();
    await expect(page).toHaveURL(/classic-350/);
    await page.unroute(scripts);
    await page.getByRole('tab').or(page.getByRole('main').getByRole('button')).first().click();
    await untilWhole(page);
    await expect(strip(page)).toBeHidden();
  });
  await test.step('one of them does not come', async () => {
    const html = await (await page.request.get('/best-bikes')).text();
    const files = /data-files="([^"]*)"/.exec(html)?.[1]?.split(' ');
    const one = `**${files?.at(-1) ?? 'no file'}`;
    await page.route(one, lost);
    await page.goto('/best-bikes');
    await expect(strip(page)).toHaveText(/aren’t working/);
    await page.evaluate(() => Reflect.set(window, 'isFirstDocument', true));
    await page.unroute(one);
    await page.getByRole('main').getByRole('button').first().click();
    await untilWhole(page);
    await expect(strip(page)).toBeHidden();
    expect(await isFirstDocument(page)).toBe(true);
  });
  await test.step('a bike is picked though the tray does not come, and the next pick brings it', async () => {
    await openThenFail(page, '/new-scooters', lost);
    const heading = await title(page).innerText();
    const pick = page.getByRole('button', { name: /^Add to compare: / });
    await pick.first().click();
    await expect(page.getByText(/couldn’t open this/)).toBeVisible();
    await expect(title(page)).toHaveText(heading);
    await expect(strip(page)).toBeHidden();
    await page.unroute(scripts);
    await pick.nth(1).click();
    await expect(page.getByRole('region', { name: 'Bikes to compare' })).toBeVisible();
  });
  await test.step('who goes back without scripts comes to the page as a document', async () => {
    await page.goto('/login');
    await untilWhole(page);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await page.reload();
    await untilWhole(page);
    await page.route(scripts, lost);
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.locator('input[type=password]')).toBeVisible();
  });
});

test('without a line the page stays with what was typed, says so, and goes on where it comes back', async ({
  page,
}) => {
  await page.goto('/login');
  await untilWhole(page);
  await page.waitForLoadState('networkidle');
  await test.step('a form is sent later', async () => {
    await page.context().setOffline(true);
    await fillIn(page);
    await loginButton(page).click();
    await expect(strip(page)).toHaveText(/You’re offline/);
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Username')).toHaveValue('nobody-of-this-name');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a good long password');
    await page.context().setOffline(false);
    await expect(strip(page)).toBeHidden();
    await loginButton(page).click();
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  });
  await test.step('a link is followed later, where the browser takes the line to be there', async () => {
    await page.route('**/*', lost);
    const link = page.getByRole('main').locator('a[href="/signup"]').first();
    await link.hover();
    await link.click();
    await expect(strip(page)).toHaveText(/You’re offline/);
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Username')).toHaveValue('nobody-of-this-name');
    await page.unroute('**/*');
    await link.click();
    await expect(page).toHaveURL('/signup');
    await expect(strip(page)).toBeHidden();
  });
});
