import { expect, test, untilHydrated, untilWhole } from '../journey.ts';

/** What a valuation goes by. */
interface Facts {
  brand_details: { slug: string };
  model: string;
  year_of_manufacture: number;
  km_ridden: number;
  owner: string;
  city: number;
}

interface Listed {
  id: number;
  slug: string;
  expected_price: number;
  deal: { grade: string; value: number; low: number; high: number } | null;
}

const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;

test('a buyer narrows used bikes to a grade of the price, and finds the same estimate on the page of one', async ({
  page,
}) => {
  await page.goto('/used-bikes');
  await untilHydrated(page);
  await page.getByText('Distance, year, kilometres, owner, verified, what most ask').click();
  await page.getByRole('combobox', { name: 'Beside what most ask' }).selectOption('fair');
  await expect(page).toHaveURL('/used-bikes?deal=fair');
  const card = page.getByRole('list', { name: 'Used bikes' }).getByRole('article').first();
  const label = card.getByText(/^A usual price/);
  await expect(label).toBeVisible();
  const words = (await label.textContent()) ?? '';
  await card.getByRole('link').click();
  const stone = page.getByRole('region', { name: 'Asking price' });
  await expect(stone.getByText(words, { exact: true })).toBeVisible();
  await stone.getByRole('link', { name: 'How we value' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How we value used bikes' })).toBeVisible();
});

test('list, page and form have one estimate of one bike', async ({ page, request }) => {
  const answer = await (await request.get('/api/used-bikes/?limit=50')).json();
  const listed = (answer as { results: Listed[] }).results.find(({ deal }) => deal !== null);
  expect(listed).toBeDefined();
  const one = (await (await request.get(`/api/used-bikes/${listed?.slug}/`)).json()) as Listed & Facts;
  expect(one.deal).toEqual(listed?.deal);
  await page.goto(`/bikes/${one.slug}`);
  await expect(page.getByText(`Most likely ${rupees(one.deal?.value ?? 0)}.`)).toBeVisible();
  const { brand_details, model, year_of_manufacture, km_ridden, owner, city } = one;
  const data = { brand: brand_details.slug, model, year_of_manufacture, km_ridden, owner, city };
  const valued = (await (await request.post('/api/used-bikes/valuation/', { data })).json()) as { value: number };
  expect(valued.value).toBe(one.deal?.value);
});

test('a seller sees what their bike is worth, what they may not have meant, and is not held up', async ({
  page,
  complaints,
}) => {
  complaints.allow(/400/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/sell-bikes');
  await untilWhole(page);
  await page.getByRole('combobox', { name: 'Brand' }).selectOption('honda');
  await page.getByRole('combobox', { name: 'Model' }).fill('Activ');
  await page.getByRole('option', { name: 'Activa', exact: true }).click();
  await page.getByRole('combobox', { name: 'Year of manufacture' }).selectOption({ index: 5 });
  await page.getByRole('button', { name: '30,000' }).click();
  const stone = page.getByRole('region', { name: 'Estimated value' });
  await expect(stone.getByText(/^Most likely ₹[\d,]+\. \d+% confidence/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Or type it' }).fill('900000');
  await expect(stone.getByText(/no bike that we know of has gone 9,00,000/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
});

test('a seller goes on where no estimate comes', async ({ page, complaints }) => {
  complaints.allow(/503/);
  await page.route('**/api/used-bikes/valuation/', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/sell-bikes');
  await untilWhole(page);
  await page.getByRole('combobox', { name: 'Brand' }).selectOption('honda');
  await page.getByRole('combobox', { name: 'Model' }).fill('Activa');
  await page.getByRole('combobox', { name: 'Year of manufacture' }).selectOption({ index: 5 });
  await page.getByRole('button', { name: '30,000' }).click();
  await page.getByRole('radio', { name: '1st' }).check({ force: true });
  await expect(page.getByText(/^The estimate did not come/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('textbox', { name: 'City' })).toBeVisible();
});

test.describe('a buyer without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('reads how bikes are valued and how wrong that is', async ({ page }) => {
    await page.goto('/how-we-value');
    await expect(page.getByRole('heading', { name: 'Asking prices are not selling prices' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Electric 19/ })).toBeVisible();
  });

  test('sees grades in the list, and narrows to one', async ({ page }) => {
    await page.goto('/used-bikes?sort=deal');
    await expect(
      page
        .getByRole('list', { name: 'Used bikes' })
        .getByText(/ the estimate$/)
        .first(),
    ).toBeVisible();
    await page.getByText('Distance, year, kilometres, owner, verified, what most ask').click();
    await page.getByRole('combobox', { name: 'Beside what most ask' }).selectOption('fair');
    await page.getByRole('button', { name: 'Show bikes' }).click();
    await expect(page).toHaveURL(/deal=fair/);
    await expect(
      page
        .getByRole('list', { name: 'Used bikes' })
        .getByText(/^A usual price/)
        .first(),
    ).toBeVisible();
  });

  test('sees what a bike will be worth, and what it sells for in the cost of owning', async ({ page }) => {
    await page.goto('/royal-enfield/classic-350');
    const worth = page.getByRole('region', { name: 'What it will be worth' });
    await expect(worth.getByText(/after 3 years ₹/)).toBeVisible();
    await worth.getByText('The curve in figures').click();
    await expect(worth.getByRole('row', { name: /^5 years ₹/ })).toBeVisible();
    await page.goto('/ownership?bike=classic-350');
    await expect(page.getByText('Royal Enfield Classic 350, asked for after 8 years')).toBeVisible();
  });
});
