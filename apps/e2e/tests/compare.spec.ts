import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../journey.ts';

const pair = '/compare-bikes/classic-350-vs-cb350';

test.describe('a comparison starts', () => {
  for (const [start, target] of [
    ['/compare-bike', pair],
    ['/compare-electric-bikes', '/compare-electric-bikes/ather-450s-vs-s1-x'],
    ['/compare-bike?bike=activa&bike=jupiter', '/compare-bikes/activa-vs-jupiter'],
  ] as const) {
    test(`${start} names the bikes it shows`, async ({ page }) => {
      await page.goto(start);
      await expect(page).toHaveURL(target);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(' vs ');
    });
  }

  test('from the home page, with both bikes of a card', async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    const section = page.getByRole('region', { name: 'Side by side, to scale' });
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('listitem')).toHaveCount(3);
    await section.getByRole('link', { name: /^Compare Royal Enfield Classic 350/ }).click();
    await expect(page).toHaveURL(/\/compare-bikes\/classic-350-vs-/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Classic 350 vs /);
  });

  test('with the bike of a page, which stands in the first slot before it is asked for', async ({ page }) => {
    await page.goto('/royal-enfield/classic-350');
    await untilHydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Compare', exact: true }).first().click();
    await expect(page).toHaveURL('/compare-bikes/classic-350');
    await expect(page.getByRole('link', { name: 'Change bike: Royal Enfield Classic 350' })).toBeVisible();
    await page.getByRole('link', { name: 'Select Bike' }).click();
    await page.getByRole('dialog').getByRole('searchbox').fill('cb350');
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Honda CB350\s*₹/ })
      .click();
    await expect(page).toHaveURL(pair);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/royal-enfield/classic-350');
  });

  test('in the menu of another mode anew', async ({ page }) => {
    await page.goto('/compare-bikes/activa-vs-jupiter');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Electric', exact: true }).click();
    await page.getByRole('link', { name: /^Compare Electric/ }).click();
    await expect(page).toHaveURL('/compare-electric-bikes/ather-450s-vs-s1-x');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('450S vs S1 X');
  });
});

test('a buyer changes a bike with the keyboard alone and shares the address', async ({ page }) => {
  await page.goto(pair);
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Change bike: Honda CB350' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Select Bike' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('hunter 350');
  const choice = dialog.getByRole('link', { name: /Hunter 350/ });
  await expect(choice).toBeVisible();
  await choice.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/compare-bikes/classic-350-vs-hunter-350');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Classic 350 vs Hunter 350');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Classic 350 vs Hunter 350');
  await expect(page).toHaveTitle(/Royal Enfield Classic 350 vs Royal Enfield Hunter 350/);
});

test('a buyer adds a third bike and a fourth, and there is no room for a fifth', async ({ page }) => {
  await page.goto(pair);
  await untilHydrated(page);
  const dialog = page.getByRole('dialog');
  for (const [ordinal, name] of [
    ['third', 'Honda Activa'],
    ['fourth', 'Hero Splendor Plus'],
  ] as const) {
    await page.getByRole('link', { name: `Add a ${ordinal} bike` }).click();
    await dialog.getByRole('link', { name: new RegExp(`^${name}\\s*₹`) }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(page).toHaveURL('/compare-bikes/classic-350-vs-cb350-vs-activa-vs-splendor-plus');
  await expect(page.getByRole('link', { name: /^Add a/ })).toHaveCount(0);
});

test('on a phone the names stay in sight while the table scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(pair);
  await untilHydrated(page);
  for (const group of ['Engine & Performance', 'Dimensions & Weight', 'Features']) await page.getByText(group).click();
  await page
    .getByRole('rowheader', { name: 'Ground clearance' })
    .evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const names = page.getByRole('region', { name: 'Specifications' }).locator('[data-heading=sticky]');
  const seen = () =>
    names.evaluate((row) => {
      const { left, top } = row.getBoundingClientRect();
      return row.contains(document.elementFromPoint(left + 4, top + 20));
    });
  await expect.poll(seen).toBe(true);
  await expect(names).toHaveText('Classic 350CB350');
});

async function pick(page: Page, bikes: Record<string, string>) {
  await page.goto('/');
  await page.evaluate((names) => {
    const bike = ([slug, name]: [string, string]) => ({
      id: slug,
      slug,
      name,
      brand: { id: 1, name: 'Honda', slug: 'honda', logo: null },
      price: null,
      key_highlights: [],
      fuel_type: 'Petrol',
      battery_range: null,
      image: null,
      drawing: null,
    });
    localStorage.setItem('compared-bikes', JSON.stringify(Object.entries(names).map(bike)));
  }, bikes);
}

test('the tab of the chat covers no button of the tray, however long its names are', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const names = ['Activa', 'Classic 350', 'Continental GT 650', 'Interceptor Bear 650 Custom Limited'];
  await pick(page, Object.fromEntries(names.map((name, place) => [`bike-${place}`, name])));
  await page.goto('/best-bikes');
  await untilHydrated(page);
  const tab = page.getByRole('link', { name: 'Ask us' });
  const buttons = page.getByRole('region', { name: 'Bikes to compare' }).getByRole('button');
  await expect(buttons).toHaveCount(5);
  const covered = await tab.boundingBox();
  for (const button of await buttons.all()) {
    const box = await button.boundingBox();
    const isCovered =
      box &&
      covered &&
      box.x + box.width > covered.x &&
      box.y + box.height > covered.y &&
      box.y < covered.y + covered.height;
    expect(isCovered, (await button.getAttribute('aria-label')) ?? '').toBe(false);
  }
});

test('what is picked survives navigation and a reload', async ({ page }) => {
  await pick(page, { activa: 'Activa', cb350: 'CB350' });
  await page.goto('/best-bikes');
  await untilHydrated(page);
  const tray = page.getByRole('region', { name: 'Bikes to compare' });
  await expect(tray).toBeVisible();
  await page.reload();
  await tray.getByRole('link', { name: 'Compare 2 bikes' }).click();
  await expect(page).toHaveURL('/compare-bikes/activa-vs-cb350');
  await expect(tray).toBeHidden();
});

test.describe('an address that names no comparison', () => {
  test('says why and leads on', async ({ page, complaints }) => {
    complaints.allow(/status of 40[04]/);
    const answer = await page.goto('/compare-bikes/classic-350-vs-classic-350');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('alert')).toContainText('A bike cannot be compared with itself');
    await untilHydrated(page);
    await page.getByRole('link', { name: 'Reset and Try Again' }).click();
    await expect(page).toHaveURL(pair);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Classic 350 vs CB350');
  });

  test('petrol among electric bikes says why, and where they can be compared', async ({ page, complaints }) => {
    complaints.allow(/status of 40[04]/);
    await page.goto('/compare-electric-bikes/activa-vs-ather-450s');
    await expect(page.getByRole('alert')).toContainText('Activa is not electric');
    await page.getByRole('link', { name: 'Compare them among all bikes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activa vs 450S');
  });
});

test.describe('the head of a pair', () => {
  test('has one canonical address and a picture with both drawings', async ({ page, request }) => {
    await page.goto(pair);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(canonical).toMatch(/\/compare-bikes\/cb350-vs-classic-350$/);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /Classic 350 ₹.*ex-showroom/);
    const picture = new URL((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '');
    const shared = await request.get(picture.pathname);
    expect([shared.status(), shared.headers()['content-type']]).toEqual([200, 'image/png']);
    const things: unknown = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(JSON.stringify(things)).toMatch(/BreadcrumbList.*ItemList/);
    await page.goto('/compare-bikes/cb350-vs-classic-350');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical ?? '');
  });
});

test('a pair opened first leads home by Back', async ({ page }) => {
  await page.goto(pair);
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/');
});
