import { expect, test, untilHydrated } from '../journey.ts';

const beside = { name: 'Guides, tools and answers' };

test.describe('a visitor without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('finds a guide beside the bikes, and where no bike is found before anything else', async ({ page }) => {
    await page.goto('/search?q=activa');
    await expect(page.getByText(/^Showing \d+ bikes?/)).toBeVisible();
    await expect(page.getByRole('region', beside).getByRole('link', { name: /Activa or/ })).toBeVisible();
    await page.goto('/search?q=hypothecation');
    const region = page.getByRole('region', beside);
    await region.getByRole('link').first().click();
    await expect(page).toHaveURL('/news/hypothecation');
  });

  test('is led to an answer, unfolded', async ({ page }) => {
    await page.goto('/search?q=what+does+sample+mean');
    await page.getByRole('region', beside).getByRole('link', { name: 'What does the word Sample mean?' }).click();
    await expect(page).toHaveURL('/faqs#faq-samples');
    await expect(page.getByText(/^That a review, an article.* was written by us/)).toBeVisible();
  });
});

test('a visitor types a slip in the header, and goes to a tool by keys alone', async ({ page }) => {
  await page.goto('/about-us');
  await untilHydrated(page);
  await page.getByRole('combobox', { name: 'Search Bikes or Scooters' }).focus();
  await page.keyboard.type('emi calcultor');
  await expect(page.getByRole('option', { name: /^EMI Calculator/ })).toBeVisible();
  while (!(await page.getByRole('option', { name: /^EMI Calculator/, selected: true }).isVisible()))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/emi-calculator');
});

test('a visitor asks in Hindi, and comes back to the same pages', async ({ page }) => {
  await page.goto('/search?q=बीमा');
  await untilHydrated(page);
  await page
    .getByRole('region', beside)
    .getByRole('link', { name: /^Insurance for a new two-wheeler/ })
    .click();
  await expect(page).toHaveURL('/news/insurance-what-the-law-asks');
  await page.goBack();
  await expect(page.getByRole('region', beside).getByRole('listitem').first()).toBeVisible();
});

test('an answer that is chosen is unfolded and in sight', async ({ page }) => {
  await page.goto('/search?q=what+does+sample+mean');
  await untilHydrated(page);
  await page.getByRole('region', beside).getByRole('link', { name: 'What does the word Sample mean?' }).click();
  await expect(page).toHaveURL('/faqs#faq-samples');
  await expect(page.getByText(/^That a review, an article.* was written by us/)).toBeInViewport();
});
