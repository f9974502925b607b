import { expect, test, untilHydrated } from '../journey.ts';

const words = 'office 40 km daily, wife behind, 1 lakh, mileage';
const others = /that no other one beats$/;
const understood =
  /^Understood: Going to work or college; On-road budget: ₹1,00,000; Distance per day: 40 km; A passenger/;

test.use({ viewport: { width: 390, height: 844 } });

test('a buyer chooses by words, shares the address, asks why a bike is missing, and puts the bikes in order by keys', async ({
  page,
  context,
}) => {
  await page.goto('/choose');
  await untilHydrated(page);
  await page.getByRole('searchbox', { name: 'In your own words' }).fill(words);
  await page.keyboard.press('Enter');
  await expect(page.getByText(understood)).toBeVisible();
  await page.getByText('Petrol', { exact: true }).click();
  await expect(page).toHaveURL(/fuel=petrol.*budget=100000/);
  const heading = page.getByRole('heading', { name: others });
  const friend = await context.newPage();
  await friend.goto(page.url());
  // Not that of the page, which still shows the bikes of the needs before while it asks.
  const found = await friend.getByRole('heading', { name: others }).textContent();
  await friend.close();
  await expect(heading).toHaveText(found ?? '');
  await page.getByRole('combobox', { name: 'Bike you miss here' }).fill('Classic 350');
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect(page.getByText(/Classic 350 isn’t here: ₹[\d,]+ over your budget in Delhi/)).toBeVisible();
  await page.getByText('What matters to you').click();
  await page.getByRole('slider', { name: 'Power' }).focus();
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/power=3/);
  await expect(heading).toBeVisible();
});

test('a buyer comes from the page of a bike to one that beats it', async ({ page }) => {
  await page.goto('/hero/splendor-plus');
  await untilHydrated(page);
  const section = page.getByRole('region', { name: 'Is there a better one?' });
  await section.scrollIntoViewIfNeeded();
  await section
    .getByRole('link', { name: /^See the/ })
    .first()
    .click();
  await expect(page).not.toHaveURL('/hero/splendor-plus');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a buyer chooses by words and sees more bikes by the address', async ({ page }) => {
    await page.goto('/choose');
    await page.getByRole('link', { name: /^Show 24 more of/ }).click();
    await expect(page).toHaveURL('/choose?show=48');
    await expect(page.getByRole('article')).toHaveCount(48);
    await page.getByRole('searchbox', { name: 'In your own words' }).fill(words);
    await page.getByRole('button', { name: 'Read my needs' }).click();
    await expect(page.getByText(understood)).toBeVisible();
    await page.getByRole('button', { name: 'Show bikes' }).click();
    await expect(page).toHaveURL(/budget=100000/);
  });
});
