import { expect, test, untilWhole } from '../journey.ts';

const jupiter = '/bikes/sample-jupiter-delhi-1';
const moreQuestions = 'More filters';
const grade = 'Price rating';

test('a buyer narrows the used bikes, loads more, opens one, reads what it is worth, and is back where they were', async ({
  page,
}) => {
  await page.goto('/used-bikes');
  await untilWhole(page);
  const cards = page.getByRole('list', { name: 'Used bikes' }).getByRole('article');
  await page.getByRole('button', { name: 'Load More Bikes' }).click();
  await expect(cards).toHaveCount(20);
  const brand = page.getByRole('combobox', { name: 'Brand', exact: true });
  await brand.focus();
  await brand.selectOption('honda');
  await expect(page).toHaveURL('/used-bikes?brand=honda');
  await expect(brand).toBeFocused();
  await page.goBack();
  await expect(brand).toHaveValue('');

  await page.getByText(moreQuestions).click();
  await page.getByRole('combobox', { name: grade }).selectOption('fair');
  await expect(page).toHaveURL('/used-bikes?deal=fair');
  // The list before stays until the answer is there.
  await expect(cards.filter({ hasNotText: 'Fair price' })).toHaveCount(0);
  const label = cards.first().getByText(/^Fair price/);
  await expect(label).toBeVisible();
  const words = (await label.textContent()) ?? '';
  const name = (await cards.first().getByRole('heading').textContent()) ?? '';
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/bikes\/[a-z]/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const stone = page.getByRole('region', { name: 'Asking price' });
  await expect(stone.getByText(words, { exact: true })).toBeVisible();
  await page.getByRole('heading', { name: 'What to check before paying' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Check for challans' })).toBeVisible();
  await stone.getByRole('link', { name: 'How we value' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How we value used bikes' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/used-bikes?deal=fair');
  await expect(page.getByRole('heading', { name: /^Available Bikes/ })).toBeVisible();
});

test.describe('a buyer without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('narrows the used bikes, finds the way back when nothing matches, reads a bike and how it is valued, and goes on to the model new', async ({
    page,
  }) => {
    await page.goto('/used-bikes');
    await expect(page.getByRole('heading', { level: 1, name: 'Find Your Perfect Ride' })).toBeVisible();
    const cards = page.getByRole('list', { name: 'Used bikes' }).getByRole('article');
    await expect(cards).toHaveCount(10);
    await expect(cards.first().getByText(/^(sample|pending|verified)$/i)).toBeVisible();
    await page.getByRole('navigation', { name: 'Pages of used bikes' }).getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/used-bikes?page=2');

    await page.getByRole('combobox', { name: 'Brand', exact: true }).selectOption('honda');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
    await page.getByRole('button', { name: 'Show bikes' }).click();
    await expect(page).toHaveURL(/[?&]brand=honda&.*sort=price-low/);
    await expect(page.getByRole('combobox', { name: 'Brand', exact: true })).toHaveValue('honda');
    await expect(cards.first().getByText('Honda', { exact: true })).toBeVisible();

    await page.getByRole('searchbox', { name: 'Search used bikes' }).fill('tractor');
    await page.getByRole('button', { name: 'Show bikes' }).click();
    await expect(page.getByText('No bikes match your filters')).toBeVisible();
    await page.getByRole('link', { name: 'Clear Filters' }).first().click();
    await expect(page).toHaveURL('/used-bikes');

    await page.getByText(moreQuestions).click();
    await page.getByRole('combobox', { name: grade }).selectOption('fair');
    await page.getByRole('button', { name: 'Show bikes' }).click();
    await expect(page).toHaveURL(/deal=fair/);
    await expect(
      page
        .getByRole('list', { name: 'Used bikes' })
        .getByText(/^Fair price/)
        .first(),
    ).toBeVisible();

    await page.goto('/bikes/1');
    await expect(page).toHaveURL(jupiter);
    await expect(page.getByText('₹74,500', { exact: true }).first()).toBeVisible();
    for (const name of [
      'About this bike',
      'Cost to transfer it to your name',
      'What to check before paying',
      'Similar used bikes',
    ])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    await page.getByRole('link', { name: 'TVS Jupiter new' }).click();
    await expect(page).toHaveURL('/tvs/jupiter');
    await page.goto('/how-we-value');
    await expect(page.getByRole('heading', { name: 'Asking prices aren’t selling prices' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Electric 19/ })).toBeVisible();
  });
});

/** Inputs of a valuation. */
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

test('list, page and form have one estimate of one bike', async ({ request }) => {
  const answer = await (await request.get('/api/used-bikes/?limit=50')).json();
  const listed = (answer as { results: Listed[] }).results.find(({ deal }) => deal !== null);
  expect(listed).toBeDefined();
  const one = (await (await request.get(`/api/used-bikes/${listed?.slug}/`)).json()) as Listed & Facts;
  expect(one.deal).toEqual(listed?.deal);
  const html = await (await request.get(`/bikes/${one.slug}`)).text();
  expect(html).toContain(`Most likely ₹${(one.deal?.value ?? 0).toLocaleString('en-IN')}.`);
  const { brand_details, model, year_of_manufacture, km_ridden, owner, city } = one;
  const data = { brand: brand_details.slug, model, year_of_manufacture, km_ridden, owner, city };
  const valued = (await (await request.post('/api/used-bikes/valuation/', { data })).json()) as { value: number };
  expect(valued.value).toBe(one.deal?.value);
});
