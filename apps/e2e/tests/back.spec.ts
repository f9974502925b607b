import type { Page } from '@playwright/test';
import { expect, hold, test, untilHydrated } from '../journey.ts';

test.use({ viewport: { width: 390, height: 844 } });

const bike = '/royal-enfield/classic-350';

/** Navigates to a bike from another page of the site. */
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

test('Back closes enlarged pictures, and takes nobody from a page who closed them otherwise', async ({ page }) => {
  const back = () => page.evaluate(() => history.back());
  const title = page.getByRole('heading', { level: 1 });
  const dialog = page.getByRole('dialog');
  await test.step('pictures that are enlarged while the rest of their page is on its way stay enlarged', async () => {
    const release = await hold(page, /\/api\/bikes\/classic-350\/(\?|$)/);
    await comeToBike(page);
    await expect(page.getByText('Loading bike')).toBeAttached();
    await page.getByRole('button', { name: 'Full screen' }).first().click();
    release();
    await expect(page.getByText('Loading bike')).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await back();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(bike);
    await expect(title).toContainText('Classic 350');
  });
  await test.step('pictures that were closed by their button take no Back from the page', async () => {
    for (let time = 0; time < 2; time += 1) {
      await enlarge(page);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toHaveCount(0);
    }
    await back();
    await expect(page).toHaveURL('/royal-enfield');
    await expect(title).toContainText('Royal Enfield');
    await page.evaluate(() => history.forward());
    await expect(page).toHaveURL(bike);
    await expect(title).toContainText('Classic 350');
  });
  await test.step('pictures that lay over a page that was loaded again take no Back from it', async () => {
    await enlarge(page);
    await page.reload();
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(dialog).toHaveCount(0);
    await back();
    await expect(page).toHaveURL('/royal-enfield');
    await expect(title).toContainText('Royal Enfield');
  });
});
