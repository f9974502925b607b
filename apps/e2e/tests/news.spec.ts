import { expect, test, untilHydrated, untilWhole } from '../journey.ts';
import { confirmAddress, signIn } from '../sign-in.ts';

const article = '/news/kerb-weight-you-feel';
const rows = 'main section h3';

test.describe('a reader without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('finds an article by words and brand, reads it whole, and goes on to the next page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'News & Reviews' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'News & Reviews' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Pages of news' }).getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/bike-news?page=2');
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('kerb weight');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/search=kerb\+weight/);
    await page
      .getByRole('link', { name: /The weight you feel/ })
      .first()
      .click();
    await expect(page).toHaveURL(article);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/The weight you feel/);
    await expect(page.getByText(/The kerb weight includes fluids and fuel/)).toBeVisible();
    await expect(page.getByText('Turn on JavaScript to like articles.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Like' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'You Might Also Like' })).toBeVisible();
  });
});

test('a reader narrows the news, loads more, follows a tag, likes an article once, and takes that back', async ({
  page,
}) => {
  await confirmAddress(page, await signIn(page, 'reader'));
  await page.goto('/bike-news');
  await untilHydrated(page);
  const more = page.getByRole('button', { name: 'Load More News' });
  while (await more.isVisible()) {
    const loaded = await page.locator(rows).count();
    await more.click();
    await expect.poll(() => page.locator(rows).count()).toBeGreaterThan(loaded);
  }
  await page.getByRole('combobox', { name: 'Brand' }).selectOption('TVS');
  await expect(page.locator(rows).filter({ hasNotText: 'TVS' })).toHaveCount(0);
  await expect(page.locator(rows)).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('centrifugal clutch');
  await expect(page.locator(rows)).toHaveText(['Why a moped still sells: the TVS XL100']);
  await page.locator(rows).getByRole('link').click();
  const like = page.getByRole('button', { name: /^Like/ });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await untilWhole(page);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Moped' }).click();
  await expect(page).toHaveURL('/bike-news?search=Moped');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /Why a moped still sells/ }).first()).toBeVisible();
});

test.describe('on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('each table of a guide is shown whole', async ({ page }) => {
    for (const slug of [
      'petrol-or-electric-over-five-years',
      'electric-road-tax-by-state',
      'first-commuter-100-110-or-125',
    ]) {
      await page.goto(`/news/${slug}`);
      const widths = await page
        .locator('.wide')
        .evaluateAll((tables) => tables.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
      expect(widths.length, slug).toBeGreaterThan(1);
      expect(widths.filter((beyond) => beyond > 0)).toEqual([]);
    }
  });
});
