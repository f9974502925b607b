import { expect, test, untilHydrated } from '../journey.ts';

const lists = [
  { path: '/popular', heading: 'Popular Bikes' },
  { path: '/bikes', heading: 'All Bikes & Scooters' },
  { path: '/bikes/engine-capacity/125-150', heading: 'Best 125-150 cc Bikes' },
  { path: '/honda', heading: 'Honda' },
];

for (const { path, heading } of lists) {
  test(`${path} hydrates from its bare address as it was painted`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByText(/^Showing \d+ bikes/)).toBeVisible();
  });
}

const canonical = [
  ['/new-scooters', '/new-scooters'],
  ['/new-scooters?sort=price-low', '/new-scooters'],
  ['/new-scooters?sort=engine-low', '/new-scooters'],
  ['/new-scooters?sort=nonsense&page=0', '/new-scooters'],
  ['/new-scooters?page=2&sort=price-low&utm_source=poster', '/new-scooters?page=2'],
  ['/bikes/brand/honda', '/honda'],
  ['/royal-enfield/classic-350?utm_source=poster', '/royal-enfield/classic-350'],
] as const;

test('a list has one address for search engines, whatever the question mark brings', async ({ request }) => {
  for (const [path, address] of canonical) {
    const html = await (await request.get(path)).text();
    const [, href = ''] = /<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(html) ?? [];
    expect(href, path).toBe(address);
  }
});

test('what was searched or chosen is no page for search engines, and is kept for nobody else', async ({ request }) => {
  for (const path of ['/bikes?fuel=electric', '/search?q=activa', '/honda?q=cb']) {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(answer.headers()['cache-control'], path).toBe('private, max-age=60');
    expect(html, path).toContain('<meta name="robots" content="noindex"');
    expect(html, path).not.toContain('rel="canonical"');
  }
});

test('a list tells search engines where it stands and what it holds', async ({ page }) => {
  await page.goto('/bikes/bodystyle/cruiser');
  const block = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': things } = JSON.parse(block ?? '{}') as {
    '@graph': { '@type': string; itemListElement: unknown[] }[];
  };
  expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
  expect(things[1]?.itemListElement).toHaveLength(10);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /cruisers/);
});

test('an unknown brand leads home', async ({ request }) => {
  for (const path of ['/nobody-makes-this', '/bikes/brand/nobody-makes-this']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']]).toEqual([302, '/']);
  }
});

test('a reader scrolls on, opens a bike, and comes back to the same place with the same bikes', async ({ page }) => {
  await page.goto('/bikes/bodystyle/cruiser');
  await untilHydrated(page);
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect(page.getByText(/^Showing 20 bikes/)).toBeVisible();
  const bike = page.getByRole('link', { name: /^View Details/ }).nth(14);
  await bike.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await bike.click();
  await expect(page.getByRole('heading', { name: /Specifications/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Showing [2-9]0 bikes/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('who stays at the foot of a list is followed by fifty bikes and no more, and asks for the next', async ({
  page,
}) => {
  await page.goto('/bikes/mileage');
  await untilHydrated(page);
  const footerLink = page.getByRole('contentinfo').getByRole('link').first();
  const more = page.getByRole('button', { name: 'Show more bikes' });
  await expect(async () => {
    await footerLink.scrollIntoViewIfNeeded();
    await expect(more).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText(/^Showing 50 bikes/)).toBeVisible();
  await footerLink.focus();
  await expect(footerLink).toBeInViewport();
  await more.click();
  await expect(page.getByText(/^Showing 60 bikes/)).toBeVisible();
  await expect(page.getByRole('article').nth(50).getByRole('link').first()).toBeFocused();
});

test('a buyer narrows all bikes down, takes one condition back, and goes back and forward', async ({ page }) => {
  await page.goto('/bikes');
  await untilHydrated(page);
  await page.getByRole('checkbox', { name: /^Honda/ }).check();
  await expect(page).toHaveURL('/bikes?brand=honda');
  await page.getByRole('radio', { name: /^Under ₹1,00,000/ }).check();
  await expect(page).toHaveURL('/bikes?brand=honda&budget=0-100000');
  await page.getByRole('link', { name: 'Remove Honda' }).click();
  await expect(page).toHaveURL('/bikes?budget=0-100000');
  await expect(page.getByRole('checkbox', { name: /^Honda/ })).not.toBeChecked();
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: /^Honda/ })).toBeChecked();
  await page.goForward();
  await expect(page).toHaveURL('/bikes?budget=0-100000');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is read page by page, in another order', async ({ page }) => {
    await page.goto('/new-scooters');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await expect(page).toHaveURL('/new-scooters?sort=price-low');
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/new-scooters?sort=price-low&page=2');
    await expect(page.getByText('Showing 10 bikes')).toBeVisible();
    await page.getByRole('link', { name: 'Earlier bikes' }).click();
    await expect(page).toHaveURL('/new-scooters?sort=price-low');
  });

  test('all bikes are narrowed down by a form', async ({ page }) => {
    await page.goto('/bikes');
    await page.getByRole('checkbox', { name: /^Honda/ }).check();
    await page.getByRole('radio', { name: /^Electric/ }).check();
    await page.getByRole('button', { name: 'Show bikes' }).click();
    await expect(page).toHaveURL(/brand=honda.*fuel=electric/);
    await expect(page.getByRole('link', { name: 'Remove Honda' })).toBeVisible();
    await page.getByRole('link', { name: 'Remove Electric' }).click();
    await expect(page).toHaveURL('/bikes?brand=honda');
  });

  test('words beside a model lead to its price in a city, and none of them empties the list', async ({ page }) => {
    await page.goto('/search?q=pulsar+ns+160+price+in+pune');
    const price = page.getByRole('link', { name: 'On-road price of the Bajaj Pulsar NS160 in Pune, Maharashtra' });
    await expect(price).toHaveAttribute('href', '/price-checker?bike=pulsar-ns160&city=Pune');
    await expect(page.getByText('Showing 1 bike', { exact: true })).toBeVisible();
    await page.goto('/search?q=activa+zarkon');
    await expect(page.getByText(/^No bike's name has "zarkon" beside the other words/)).toBeVisible();
    await expect(page.getByText(/^Showing \d+ bikes$/)).toBeVisible();
  });

  test('a search in plain words says how it was read', async ({ page }) => {
    await page.goto('/search?q=scooter+under+1+lakh+with+50+kmpl');
    for (const part of ['Scooter', 'Under ₹1,00,000', 'Mileage from 50 kmpl']) {
      await expect(page.getByRole('link', { name: `Remove ${part}` })).toBeVisible();
    }
    await expect(page.getByText(/^Showing \d+ bikes/)).toBeVisible();
    await page.goto('/search?q=qwertyuiop');
    await expect(page.getByText('No results found for "qwertyuiop"')).toBeVisible();
    await page.goto(`/search?q=${encodeURIComponent('होंडा स्कूटर १ लाख से कम')}`);
    for (const part of ['Honda', 'Scooter', 'Under ₹1,00,000']) {
      await expect(page.getByRole('link', { name: `Remove ${part}` })).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: /Activa/ }).first()).toBeVisible();
  });

  test('an order that a list does not have is its own, on all of its pages', async ({ page }) => {
    await page.goto('/new-scooters?sort=engine-low');
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('popularity');
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/new-scooters?page=2');
  });

  test('a brand is found among all brands, and a bike within the brand', async ({ page }) => {
    await page.goto('/brands?q=royal');
    await page.getByRole('link', { name: /^Royal Enfield/ }).click();
    await page.getByRole('searchbox', { name: 'Search Royal Enfield bikes' }).fill('himalayan');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/royal-enfield?q=himalayan');
    await expect(page.getByRole('heading', { name: /Himalayan/ }).first()).toBeVisible();
  });
});

test('every page of the sitemap that is tried is there, under the address that it gives itself', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const paths = [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(300);
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  const tried = paths.filter((_, index) => index < 60 || index % 40 === 0);
  for (const path of tried) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    const [, own] = /<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(await answer.text()) ?? [];
    if (own !== undefined) expect(own, path).toBe(path);
  }
});
