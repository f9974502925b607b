import type { Page } from '@playwright/test';
import { expect, test, untilHydrated, untilPainted } from '../journey.ts';
import { signIn } from '../sign-in.ts';

const menu = {
  Bikes: [
    ['New Bikes', '/new-bikes'],
    ['Popular Brands', '/trending-bikes'],
    ['Best Bikes', '/best-bikes'],
    ['New Scooters', '/new-scooters'],
    ['Popular Bikes', '/popular'],
    ['Compare Bikes', '/compare-bike'],
    ['Showrooms', '/dealership'],
  ],
  Electric: [
    ['Electric', '/electric'],
    ['Electric Bikes', '/electric-bikes'],
    ['Electric Scooters', '/electric-scooters'],
    ['Compare Electric', '/compare-electric-bikes'],
    ['Showrooms', '/dealership'],
  ],
  'Bike Finance': [
    ['Bike Loan', '/bike-loan'],
    ['EMI Calculator', '/emi-calculator'],
    ['On-Road Price', '/price-checker'],
    ['Check a Quotation', '/quote-checker'],
    ['Cost of Owning', '/ownership'],
  ],
  'Used Bikes': [
    ['Used Bikes', '/used-bikes'],
    ['Sell Bikes', '/sell-bikes'],
  ],
} as const;

const header = (page: Page) => page.getByRole('banner');
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const group = (page: Page, name: string) => mainMenu(page).getByRole('button', { name, exact: true });
const entry = (page: Page, name: string) => mainMenu(page).getByRole('link', { name: new RegExp(`^${name}`) });

/** What the profile still has under way when its owner signs out is refused. */
const ofEndedSession = /status of 401/;

async function open(page: Page, path = '/') {
  await page.goto(path);
  await untilHydrated(page);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor finds every entry of the menu', async ({ page }) => {
    await page.goto('/');
    for (const [name, entries] of Object.entries(menu)) {
      await group(page, name).click();
      for (const [label, path] of entries) {
        await expect(entry(page, label).first()).toBeVisible();
        await expect(entry(page, label).first()).toHaveAttribute('href', path);
      }
      await page.keyboard.press('Escape');
    }
    await expect(mainMenu(page).getByRole('link', { name: 'News & Reviews' })).toHaveAttribute('href', '/bike-news');
  });
});

test('a visitor sees in the menu where he is', async ({ page }) => {
  await open(page);
  await group(page, 'Electric').click();
  await entry(page, 'Showrooms').click();
  await expect(page).toHaveURL('/dealership');
  await group(page, 'Electric').click();
  await expect(entry(page, 'Showrooms')).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
  await group(page, 'Bikes').click();
  await expect(entry(page, 'Showrooms')).not.toHaveAttribute('aria-current');
  await entry(page, 'Compare Bikes').click();
  // It leads on to the usual two at once.
  await expect(page).toHaveURL('/compare-bikes/classic-350-vs-cb350');
  await expect.poll(() => page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({ source: 'bikes' });
  await page.reload();
  await untilHydrated(page);
  await group(page, 'Bikes').click();
  await expect(entry(page, 'Compare Bikes')).toHaveAttribute('aria-current', 'page');
});

test('a mouse opens a panel by resting on its group, with bikes to scale beside the entries', async ({ page }) => {
  await open(page);
  await group(page, 'Bikes').hover();
  await expect(entry(page, 'Best Bikes')).toBeVisible();
  await expect(mainMenu(page).getByText('Which one fits you?')).toBeVisible();
  await expect(mainMenu(page).locator('img')).toHaveCount(3);
  await page.mouse.move(700, 860);
  await expect(entry(page, 'Best Bikes')).toBeHidden();
});

test('a visitor uses the whole header with the keys alone', async ({ page }) => {
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
  await expect(header(page).getByRole('combobox', { name: 'Search city' })).toBeFocused();
  await expect(header(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const city = header(page).getByRole('button', { name: /^City: (?!Delhi)/ });
  await expect(city).toBeFocused();
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
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/electric-bikes');
});

test('a visitor whose town has no prices finds a city of the same state', async ({ page }) => {
  await open(page);
  await header(page).getByRole('button', { name: 'City: Delhi' }).click();
  const field = header(page).getByRole('combobox', { name: 'Search city' });
  await field.fill('Banglore');
  await expect(header(page).getByRole('option', { name: /^Bengaluru/ })).toBeVisible();
  await field.fill('Una, Himachal');
  const near = header(page).getByRole('group', {
    name: 'Nearest to Una. Road tax is the same in all of Himachal Pradesh.',
  });
  await expect(near.getByRole('option').first()).toBeVisible();
  await field.fill('zzzz');
  await header(page).getByRole('option', { name: 'Goa', exact: true }).click();
  await header(page)
    .getByRole('option', { name: /^Panaji/ })
    .click();
  await expect(header(page).getByRole('button', { name: 'City: Panaji' })).toBeVisible();
});

test('a visitor chooses a city, which is remembered', async ({ page }) => {
  await open(page);
  await header(page).getByRole('button', { name: 'City: Delhi' }).click();
  await expect(header(page).getByRole('option')).toHaveCount(7);
  const field = header(page).getByRole('combobox', { name: 'Search city' });
  await field.fill('zzzz');
  await expect(header(page).getByText('No cities found')).toBeVisible();
  await field.fill('');
  await expect(header(page).getByRole('option')).toHaveCount(7);
  await field.fill('pune');
  await header(page).getByRole('option', { name: /^Pune/ }).click();
  await expect(header(page).getByRole('button', { name: 'City: Pune' })).toBeVisible();
  await expect(field).toBeHidden();
  await page.reload();
  await header(page).getByRole('button', { name: 'City: Pune' }).click();
  await expect(field).toHaveValue('');
});

test('a buyer is led from the search box to a bike', async ({ page }) => {
  await open(page);
  const search = header(page).getByRole('combobox');
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
  const { usr } = await page.evaluate(() => history.state as { usr: { bike: object } });
  expect(usr.bike).toMatchObject({ slug: 'classic-350', brand: { slug: 'royal-enfield' } });
});

test('a buyer searches from the header, whose box is empty then, and finds the search again', async ({ page }) => {
  await open(page, '/best-bikes');
  const search = header(page).getByRole('combobox');
  await search.fill(' duke & more ');
  await search.press('Enter');
  await expect(page).toHaveURL('/search?q=duke+%26+more');
  await expect(search).toHaveValue('');
  await search.click();
  await expect(header(page).getByText('Recent Searches')).toBeVisible();
  await expect(header(page).getByRole('option', { name: 'duke & more' })).toBeVisible();
});

test('a quick-pick of the hero fills its box and opens the list', async ({ page }) => {
  await open(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Honda', exact: true }).first().click();
  await expect(main.getByRole('combobox')).toHaveValue('Honda');
  await expect(main.getByText('Bike Matches')).toBeVisible();
  const list = await main.getByRole('listbox').boundingBox();
  expect(list?.height).toBeGreaterThan(200);
  await main.getByRole('button', { name: 'Clear' }).click();
  await expect(main.getByRole('listbox')).toBeHidden();
});

test('the header casts a shadow once the page is scrolled by more than 10 px', async ({ page }) => {
  await open(page);
  const shadow = () => header(page).evaluate((element) => getComputedStyle(element).boxShadow);
  expect(await shadow()).toBe('none');
  await page.evaluate(() => scrollTo(0, 10));
  await untilPainted(page);
  expect(await shadow()).toBe('none');
  await page.evaluate(() => scrollTo(0, 12));
  await expect.poll(shadow).not.toBe('none');
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(shadow).toBe('none');
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('the search opens over the first row, and closes when the screen becomes wide', async ({ page }) => {
    await open(page);
    const search = header(page).getByRole('combobox');
    await expect(search).toBeHidden();
    await header(page).getByRole('button', { name: 'Search', exact: true }).tap();
    await expect(search).toBeFocused();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(page.locator('header :popover-open')).toHaveCount(0);
    await group(page, 'Bikes').click();
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(entry(page, 'New Bikes')).toBeVisible();
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect(entry(page, 'New Bikes')).toBeHidden();
  });

  test('the menu scrolls sideways and opens on a tap, the icon leads to the sign-in', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page);
    const sizes = await mainMenu(page).evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
    expect(sizes.scrollWidth).toBeGreaterThan(sizes.clientWidth);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await group(page, 'Bike Finance').tap();
    await entry(page, 'Bike Loan').tap();
    await expect(page).toHaveURL('/bike-loan');
    await header(page).getByRole('link', { name: 'Login / Register' }).tap();
    await expect(page).toHaveURL('/login?return=%2Fbike-loan');
  });
});

test('somebody who is signed in sees the name, reaches the profile and signs out', async ({ page, complaints }) => {
  complaints.allow(ofEndedSession);
  await signIn(page);
  await open(page, '/best-bikes');
  await header(page).getByRole('button', { name: /^asha/ }).click();
  await header(page).getByRole('link', { name: 'My Profile' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
  await header(page).getByRole('button', { name: /^asha/ }).click();
  await expect(header(page).getByRole('link', { name: 'My Profile' })).toBeVisible();
  await header(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(header(page).getByRole('link', { name: 'Login / Register' })).toBeVisible();
  const kept = () =>
    page.evaluate(() => ['authToken', 'refreshToken', 'username'].map((key) => localStorage.getItem(key)));
  expect(await kept()).toEqual([null, null, null]);
});

test('the footer says who we are and leads on', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [name, path] of [
    ['Privacy Policy', '/privacy-policy'],
    ['Terms and Conditions', '/terms-and-conditions'],
    ['Cookies', '/cookies'],
    ['Accessibility', '/accessibility'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  for (const text of ['Verified Reviews', 'Secure Connection', `© ${new Date().getFullYear()} Dopahiya`]) {
    await expect(footer.getByText(text)).toBeVisible();
  }
  await expect(footer.getByRole('link', { name: /Facebook|Twitter|Instagram|YouTube/ })).toHaveCount(0);
});

test('the keyboard skips a list without end and is at the footer', async ({ page }) => {
  await open(page, '/bikes');
  const skip = page.getByRole('link', { name: 'Skip to the footer' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('contentinfo')).toBeFocused();
});

test('a screen reader hears of the next page, and the focus is at its content', async ({ page }) => {
  await open(page);
  await group(page, 'Bikes').click();
  await entry(page, 'Best Bikes').click();
  await expect(page).toHaveTitle(/best/i);
  await expect(page.locator('[aria-live=polite]')).toHaveText(await page.title());
  await expect(page.getByRole('main')).toBeFocused();
});

test('a page that is not there offers a search and other ways on', async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  await open(page, '/no/such/page');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This road ends here');
  await expect(main.getByRole('link', { name: 'Best bikes' })).toBeVisible();
  await main.getByRole('combobox').fill('activa');
  await main.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL('/search?q=activa');
});
