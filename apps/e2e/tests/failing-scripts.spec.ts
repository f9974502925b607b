import type { Page, Route } from '@playwright/test';
import { expect, test, untilWhole } from '../journey.ts';

const scripts = '**/assets/*.js';

const gone = (route: Route) => route.fulfill({ status: 404, body: 'This file is not part of the current build.' });

/** What becomes of a script: gone after a deploy, lost on a weak line, another page in its place. */
const answers: Record<string, (route: Route) => Promise<void>> = {
  'are gone': gone,
  'do not come': (route) => route.abort(),
  'are a page': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to this network</h1>' }),
};

const strip = (page: Page) => page.locator('#page-notice');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const footerLink = (page: Page, path: string) => page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();

/** Opens a page with all of its scripts, and has those of other pages fail from then on. */
async function openThenFail(page: Page, path: string, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.goto(path);
  await untilWhole(page);
  await page.waitForLoadState('networkidle');
  await page.route(scripts, answer);
  await page.evaluate(() => Reflect.set(window, 'isFirstDocument', true));
}

const isFirstDocument = (page: Page) => page.evaluate(() => Reflect.has(window, 'isFirstDocument'));

test.beforeEach(({ complaints }) => complaints.allow(/Failed to (load|fetch)|ERR_|404|MIME|module script/));

for (const [fate, answer] of Object.entries(answers)) {
  test(`where scripts ${fate}, a link leads to its page as a document`, async ({ page }) => {
    await openThenFail(page, '/royal-enfield/classic-350', answer);
    await footerLink(page, '/login').or(page.locator('a[href^="/login"]').first()).first().click();
    await expect(page).toHaveURL(/\/login/);
    await expect(title(page)).toHaveText(/welcome|log ?in|sign in/i);
    expect(await isFirstDocument(page)).toBe(false);
  });
}

test('where scripts are gone, a search finds what was written', async ({ page }) => {
  await openThenFail(page, '/login', gone);
  const field = page.getByRole('banner').locator('input[name=q]').first();
  await field.fill('activa');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=activa/);
  await expect(
    page
      .getByRole('main')
      .getByText(/Activa/)
      .first(),
  ).toBeVisible();
});

test('where scripts do not come, a page is read, linked and says so', async ({ page }) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto('/best-bikes');
  await expect(strip(page)).toHaveText(/do not work right now/);
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

test('where one script alone does not come, a press asks for it again', async ({ page }) => {
  const html = await (await page.request.get('/best-bikes')).text();
  const modules = JSON.parse(/"modules":(\[[^\]]*\])/.exec(html)?.[1] ?? '[]') as string[];
  const lost = `**${modules.at(-2) ?? 'no module'}`;
  await page.route(lost, (route) => route.abort());
  await page.goto('/best-bikes');
  await expect(strip(page)).toHaveText(/do not work right now/);
  await page.evaluate(() => Reflect.set(window, 'isFirstDocument', true));
  await page.unroute(lost);
  await page.getByRole('main').getByRole('button').first().click();
  await untilWhole(page);
  await expect(strip(page)).toBeHidden();
  expect(await isFirstDocument(page)).toBe(true);
});

test('who went back without scripts comes to the page as a document', async ({ page }) => {
  await page.goto('/login');
  await untilWhole(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await page.reload();
  await untilWhole(page);
  await page.route(scripts, (route) => route.abort());
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.locator('input[type=password]')).toBeVisible();
});

test('without a line that is said to be there the page stays with what was typed, and says so', async ({ page }) => {
  await page.goto('/login');
  await untilWhole(page);
  await page.waitForLoadState('networkidle');
  const field = page.locator('main input:not([type=hidden])').first();
  await field.fill('asha@example.in');
  await page.route('**/*', (route) => route.abort());
  const link = page.getByRole('main').locator('a[href="/signup"]').first();
  await link.hover();
  await link.click();
  await expect(strip(page)).toHaveText(/no connection/);
  await expect(page).toHaveURL('/login');
  await expect(field).toHaveValue('asha@example.in');
  await page.unroute('**/*');
  await link.click();
  await expect(page).toHaveURL('/signup');
  await expect(strip(page)).toBeHidden();
});

test('signing in is sent as a document and answered where scripts are gone', async ({ page }) => {
  await openThenFail(page, '/login?return=%2Fbikes', gone);
  await page.getByLabel('Username').fill('nobody-of-this-name');
  await page.getByLabel('Password', { exact: true }).fill('a good long password');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('nobody-of-this-name');
  expect(await isFirstDocument(page)).toBe(false);
});

test('a message is sent as a document where scripts are gone', async ({ page }) => {
  await openThenFail(page, '/contact-us', gone);
  const main = page.getByRole('main');
  for (const [name, text] of [
    ['Name', 'Pooja'],
    ['Email', 'scripts-are-gone@example.test'],
    ['Phone', '9876543210'],
    ['City', 'Jaipur'],
    ['Message', 'Which is right?'],
  ] as const)
    await main.getByRole('textbox', { name }).fill(text);
  await main.locator('button[type=submit]').click();
  await expect(page).toHaveURL('/contact-us?sent=stored#outcome');
});

test('a price is looked up as a document where scripts are gone', async ({ page }) => {
  await openThenFail(page, '/price-checker?bike=pulsar-ns160&variant=Standard', gone);
  // The price that came with the page needs no script: another one does.
  await page.getByRole('combobox', { name: 'Variant' }).selectOption('The cheapest variant');
  await page.getByRole('main').getByRole('button', { name: 'Check Price' }).click();
  await expect.poll(() => isFirstDocument(page).catch(() => true)).toBe(false);
  await expect(page).toHaveURL(/price-checker\?bike=pulsar-ns160&city=/);
  await expect(
    page
      .getByRole('main')
      .getByText(/on-road/i)
      .first(),
  ).toBeVisible();
});

test('without a connection a form stays with what was typed, says so, and is sent later', async ({ page }) => {
  await page.goto('/login');
  await untilWhole(page);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByLabel('Username').fill('nobody-of-this-name');
  await page.getByLabel('Password', { exact: true }).fill('a good long password');
  const submit = page.getByRole('main').getByRole('button', { name: 'Login' });
  await submit.click();
  await expect(strip(page)).toHaveText(/no connection/);
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Username')).toHaveValue('nobody-of-this-name');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a good long password');
  await page.context().setOffline(false);
  await expect(strip(page)).toBeHidden();
  await submit.click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
});

test('a bike is picked though the tray cannot be loaded, and the next pick brings it', async ({ page }) => {
  await openThenFail(page, '/new-scooters', (route) => route.abort());
  const heading = await title(page).innerText();
  await page
    .getByRole('button', { name: /^Add to compare: / })
    .first()
    .click();
  await expect(page.getByText(/could not be opened/)).toBeVisible();
  await expect(title(page)).toHaveText(heading);
  await expect(strip(page)).toBeHidden();
  await page.unroute(scripts);
  await page
    .getByRole('button', { name: /^Add to compare: / })
    .nth(1)
    .click();
  await expect(page.getByRole('region', { name: 'Bikes to compare' })).toBeVisible();
});
