import type { Page } from '@playwright/test';
import { expect, hold, test, untilHydrated } from '../journey.ts';

test.use({ viewport: { width: 390, height: 844 } });

const bike = '/royal-enfield/classic-350';

/** Comes to a bike from another page of the site. */
async function comeToBike(page: Page) {
  await page.goto('/royal-enfield');
  await untilHydrated(page);
  await page.getByRole('main').locator(`a[href="${bike}"]`).first().click();
  await expect(page).toHaveURL(bike);
}

async function enlarge(page: Page) {
  await page.getByRole('button', { name: 'Full screen' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('Back closes enlarged pictures on the page that they are of, and then leaves it', async ({ page }) => {
  await comeToBike(page);
  await enlarge(page);
  await page.evaluate(() => history.back());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(bike);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Classic 350');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/royal-enfield');
});

test('pictures that are enlarged while the rest of their page is on its way stay enlarged', async ({ page }) => {
  const release = await hold(page, /\/api\/bikes\/classic-350\/(\?|$)/);
  await comeToBike(page);
  await expect(page.getByText('Loading bike')).toBeAttached();
  await page.getByRole('button', { name: 'Full screen' }).first().click();
  release();
  await expect(page.getByText('Loading bike')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(bike);
});

test('pictures that were closed by their button take no Back from the page', async ({ page }) => {
  await comeToBike(page);
  for (let time = 0; time < 2; time += 1) {
    await enlarge(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/royal-enfield');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Royal Enfield');
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(bike);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Classic 350');
});

test('pictures that lay over a page that was loaded again take no Back from it', async ({ page }) => {
  await comeToBike(page);
  await enlarge(page);
  await page.reload();
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/royal-enfield');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Royal Enfield');
});
