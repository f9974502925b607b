import { chooseByKeys, expect, test, untilHydrated } from '../journey.ts';

const beside = { name: 'Guides, tools and answers' };
const answer = { name: 'What does the word Sample mean?' };
const unfolded = /^We wrote it as an example/;

test.describe('a visitor without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('finds bikes, prices, guides and answers by plain words in two languages', async ({ page }) => {
    await test.step('a guide beside the bikes, and before anything else where no bike is found', async () => {
      await page.goto('/search?q=activa');
      await expect(page.getByText(/^Showing \d+ bikes?/)).toBeVisible();
      await expect(page.getByRole('region', beside).getByRole('link', { name: /Activa or/ })).toBeVisible();
      await page.goto('/search?q=hypothecation');
      await page.getByRole('region', beside).getByRole('link').first().click();
      await expect(page).toHaveURL('/news/hypothecation');
    });
    await test.step('an answer, unfolded', async () => {
      await page.goto('/search?q=what+does+sample+mean');
      await page.getByRole('region', beside).getByRole('link', answer).click();
      await expect(page).toHaveURL('/faqs#faq-samples');
      await expect(page.getByText(unfolded)).toBeVisible();
    });
    await test.step('the price of a model in a city, and bikes although a word fits none', async () => {
      await page.goto('/search?q=pulsar+ns+160+price+in+pune');
      const price = page.getByRole('link', { name: 'On-road price of the Bajaj Pulsar NS160 in Pune, Maharashtra' });
      await expect(price).toHaveAttribute('href', '/price-checker?bike=pulsar-ns160&city=Pune');
      await expect(page.getByText('Showing 1 bike', { exact: true })).toBeVisible();
      await page.goto('/search?q=activa+zarkon');
      await expect(page.getByText(/^No bike matches "zarkon" and your other words/)).toBeVisible();
      await expect(page.getByText(/^Showing \d+ bikes$/)).toBeVisible();
    });
    await test.step('how plain words were read', async () => {
      await page.goto('/search?q=scooter+under+1+lakh+with+50+kmpl');
      for (const part of ['Scooter', 'Under ₹1,00,000', 'Mileage from 50 kmpl'])
        await expect(page.getByRole('link', { name: `Remove ${part}` })).toBeVisible();
      await expect(page.getByText(/^Showing \d+ bikes/)).toBeVisible();
      await page.goto('/search?q=qwertyuiop');
      await expect(page.getByText('No results found for "qwertyuiop"')).toBeVisible();
      await page.goto(`/search?q=${encodeURIComponent('होंडा स्कूटर १ लाख से कम')}`);
      for (const part of ['Honda', 'Scooter', 'Under ₹1,00,000'])
        await expect(page.getByRole('link', { name: `Remove ${part}` })).toBeVisible();
      await expect(page.getByRole('heading', { name: /Activa/ }).first()).toBeVisible();
    });
  });
});

test('a visitor types a slip in the header, goes to a tool by keys alone, asks in Hindi and comes back', async ({
  page,
}) => {
  await page.goto('/about-us');
  await untilHydrated(page);
  await page.getByRole('combobox', { name: 'Search Bikes or Scooters' }).focus();
  await page.keyboard.type('emi calcultor');
  await chooseByKeys(page, /^EMI Calculator/);
  await expect(page).toHaveURL('/emi-calculator');

  await page.goto('/search?q=बीमा');
  await untilHydrated(page);
  await page
    .getByRole('region', beside)
    .getByRole('link', { name: /^Insurance for a new two-wheeler/ })
    .click();
  await expect(page).toHaveURL('/news/insurance-what-the-law-asks');
  await page.goBack();
  await expect(page.getByRole('region', beside).getByRole('listitem').first()).toBeVisible();

  await page.goto('/search?q=what+does+sample+mean');
  await untilHydrated(page);
  await page.getByRole('region', beside).getByRole('link', answer).click();
  await expect(page).toHaveURL('/faqs#faq-samples');
  await expect(page.getByText(unfolded)).toBeInViewport();
});
