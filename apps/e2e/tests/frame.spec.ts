import type { Page } from '@playwright/test';
import { expect, test, untilHydrated, untilPainted } from '../journey.ts';

const header = (page: Page) => page.getByRole('banner');
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const group = (page: Page, name: string) => mainMenu(page).getByRole('button', { name, exact: true });
const entry = (page: Page, name: string) => mainMenu(page).getByRole('link', { name: new RegExp(`^${name}`) });

async function open(page: Page, path = '/') {
  await page.goto(path);
  await untilHydrated(page);
}

test('a mouse opens a panel by resting on its group, and the menu, a screen reader and the title tell where it led', async ({
  page,
}) => {
  await open(page);
  await test.step('the header casts a shadow once the page is scrolled by more than 10 px', async () => {
    const shadow = () => header(page).evaluate((element) => getComputedStyle(element).boxShadow);
    await page.evaluate(() => scrollTo(0, 10));
    await untilPainted(page);
    expect(await shadow()).toBe('none');
    await page.evaluate(() => scrollTo(0, 12));
    await expect.poll(shadow).not.toBe('none');
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(shadow).toBe('none');
  });
  await test.step('a panel has bikes to scale beside its entries', async () => {
    await group(page, 'Bikes').hover();
    await expect(entry(page, 'Best Bikes')).toBeVisible();
    await expect(mainMenu(page).getByText('Which one fits you?')).toBeVisible();
    await expect(mainMenu(page).locator('img')).toHaveCount(3);
    await page.mouse.move(700, 860);
    await expect(entry(page, 'Best Bikes')).toBeHidden();
  });
  await test.step('a screen reader hears of the next page, and the focus is at its content', async () => {
    await group(page, 'Electric').click();
    await entry(page, 'Showrooms').click();
    await expect(page).toHaveURL('/dealership');
    await expect(page).toHaveTitle(/showroom/i);
    await expect(page.locator('[aria-live=polite]').filter({ hasText: await page.title() })).toBeAttached();
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('the menu marks where the visitor is, in the group that they came by', async () => {
    await group(page, 'Electric').click();
    await expect(entry(page, 'Showrooms')).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');
    await group(page, 'Bikes').click();
    await expect(entry(page, 'Showrooms')).not.toHaveAttribute('aria-current');
    await entry(page, 'Compare Bikes').click();
    // It redirects to the default pair at once.
    await expect(page).toHaveURL('/compare-bikes/classic-350-vs-cb350');
    await page.reload();
    await untilHydrated(page);
    await group(page, 'Bikes').click();
    await expect(entry(page, 'Compare Bikes')).toHaveAttribute('aria-current', 'page');
  });
});

test('a visitor uses the whole header with the keys alone, and the city that is chosen is remembered', async ({
  page,
}) => {
  await open(page);
  const tab = () => page.keyboard.press('Tab');
  await tab();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await tab();
  await expect(header(page).getByRole('link', { name: 'Dopahiya home' })).toBeFocused();
  await tab();
  const search = header(page).getByRole('combobox');
  await expect(search).toBeFocused();
  await page.keyboard.type('classic');
  await expect(header(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await tab();
  await expect(header(page).getByRole('button', { name: 'City: Delhi' })).toBeFocused();
  await page.keyboard.press('Enter');
  const field = header(page).getByRole('combobox', { name: 'Search city' });
  await expect(field).toBeFocused();
  await expect(header(page).getByRole('option')).toHaveCount(7);
  await page.keyboard.type('pune');
  await expect(header(page).getByRole('option').first()).toHaveText(/^Pune/);
  await page.keyboard.press('Enter');
  const city = header(page).getByRole('button', { name: 'City: Pune' });
  await expect(city).toBeFocused();
  await tab();
  await expect(header(page).getByRole('link', { name: 'हिन्दी' })).toBeFocused();
  await tab();
  await expect(header(page).getByRole('link', { name: 'Login / Register' })).toBeFocused();
  await tab();
  await expect(group(page, 'Bikes')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(group(page, 'Electric')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry(page, 'Electric').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(group(page, 'Electric')).toBeFocused();
  await page.keyboard.press('Enter');
  await tab();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/electric-bikes');
  await page.reload();
  await city.click();
  await expect(field).toHaveValue('');
});

test('a buyer is led from the search boxes to a bike and to results, and from a page that is not there', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 404/);
  await open(page);
  const main = page.getByRole('main');
  const search = header(page).getByRole('combobox');
  await test.step('a quick-pick of the hero fills its box and opens the list', async () => {
    await main.getByRole('link', { name: 'Honda', exact: true }).first().click();
    await expect(main.getByRole('combobox')).toHaveValue('Honda');
    await expect(main.getByText('Bike Matches')).toBeVisible();
    const height = async () => (await main.getByRole('listbox').boundingBox())?.height;
    await expect.poll(height).toBeGreaterThan(200);
    await main.getByRole('button', { name: 'Clear' }).click();
    await expect(main.getByRole('listbox')).toBeHidden();
  });
  await test.step('a suggestion of the header leads to a bike', async () => {
    await search.click();
    await search.pressSequentially('classic 350');
    await expect(header(page).getByText('Bike Suggestions')).toBeVisible();
    await header(page)
      .getByRole('option', { name: /Classic 350/ })
      .first()
      .click();
    await expect(page).toHaveURL('/royal-enfield/classic-350');
    await expect(search).toHaveValue('Classic 350');
    await expect(header(page).getByRole('listbox')).toBeHidden();
  });
  await test.step('words lead to results, the box is empty then, and the search is found again', async () => {
    await search.fill(' duke & more ');
    await search.press('Enter');
    await expect(page).toHaveURL('/search?q=duke+%26+more');
    await expect(search).toHaveValue('');
    await search.click();
    await expect(header(page).getByText('Recent Searches')).toBeVisible();
    await expect(header(page).getByRole('option', { name: 'duke & more' })).toBeVisible();
  });
  await test.step('a page that is not there offers a search and other ways on', async () => {
    await open(page, '/no/such/page');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(main.getByRole('link', { name: 'Best bikes' })).toBeVisible();
    await main.getByRole('combobox').fill('activa');
    await main.getByRole('combobox').press('Enter');
    await expect(page).toHaveURL('/search?q=activa');
  });
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 800 }, hasTouch: true });

  test('the search and the menu open on a tap, close when the screen becomes wide, and the icon leads to the sign-in', async ({
    page,
  }) => {
    await open(page);
    const sizes = await mainMenu(page).evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
    expect(sizes.scrollWidth).toBeGreaterThan(sizes.clientWidth);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await group(page, 'Bike Finance').tap();
    await entry(page, 'Bike Loan').tap();
    await expect(page).toHaveURL('/bike-loan');
    await header(page).getByRole('link', { name: 'Login / Register' }).tap();
    await expect(page).toHaveURL('/login?return=%2Fbike-loan');
    const search = header(page).getByRole('combobox');
    await expect(search).toBeHidden();
    await header(page).getByRole('button', { name: 'Search', exact: true }).tap();
    await expect(search).toBeFocused();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(page.locator('header :popover-open')).toHaveCount(0);
    // A mouse would rest on the group, which opens it again.
    await group(page, 'Bikes').tap();
    await page.setViewportSize({ width: 390, height: 800 });
    // Without an animation frame at this width the page is not notified of the change.
    await untilPainted(page);
    await expect(entry(page, 'New Bikes')).toBeVisible();
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect(entry(page, 'New Bikes')).toBeHidden();
  });
});
