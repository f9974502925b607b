import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../journey.ts';

const header = (page: Page) => page.getByRole('banner');

/** Chooses a city by the header of the page that is shown. */
async function choose(page: Page, name: string): Promise<void> {
  await untilHydrated(page);
  await header(page)
    .getByRole('button', { name: /^City:/ })
    .click();
  await header(page).getByRole('combobox', { name: 'Search city' }).fill(name);
  await header(page)
    .getByRole('option', { name: new RegExp(`^${name}`, 'u') })
    .first()
    .click();
  await expect(header(page).getByRole('button', { name: `City: ${name}` })).toBeVisible();
}

const cityBox = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'City' });

/** Where a page says for which city it is. */
const placesOf: readonly [path: string, shows: (page: Page, city: string) => Promise<void>][] = [
  ['/royal-enfield/classic-350', (page, city) => expect(page.getByText(`On-road, ${city}`).first()).toBeAttached()],
  [
    '/compare-bikes/classic-350-vs-cb350',
    (page, city) => expect(page.getByRole('heading', { name: `On-road price in ${city}` })).toBeVisible(),
  ],
  ['/price-checker', (page, city) => expect(cityBox(page)).toHaveValue(city)],
  ['/quote-checker?bike=classic-350', (page, city) => expect(cityBox(page)).toHaveValue(city)],
  [
    '/dealership',
    (page, city) => expect(page.getByRole('heading', { level: 1, name: `Showrooms in ${city}` })).toBeVisible(),
  ],
  [
    '/ownership',
    async (page, city) => {
      await expect(cityBox(page)).toHaveValue(city);
      await expect(page.getByText(`For ${city}, the city you chose.`)).toBeVisible();
    },
  ],
  ['/bike-loan', (page, city) => expect(page.getByText(new RegExp(`^on-road ₹[\\d,]+, ${city}$`, 'u'))).toBeVisible()],
  [
    '/emi-calculator',
    async (page, city) => {
      const way = page.getByRole('link', { name: `What they cost on the road in ${city}` });
      await way.scrollIntoViewIfNeeded();
      await expect(way).toBeVisible();
    },
  ],
];

test('a city that is chosen on one page is that of eight others', async ({ page }) => {
  test.slow();
  await page.goto('/bikes');
  await expect(page.getByText('Prices: ex-showroom, Delhi · June 2026')).toBeVisible();
  await choose(page, 'Pune');
  for (const [path, shows] of placesOf) {
    await page.goto(path);
    await untilHydrated(page);
    await shows(page, 'Pune');
    await expect(header(page).getByRole('button', { name: 'City: Pune' })).toBeVisible();
  }
});

test('a city that is changed on a page changes there, wherever that page got it from', async ({ page }) => {
  test.slow();
  for (const [path, shows] of [
    ['/price-checker?bike=classic-350&city=Chennai', placesOf[2]![1]] as const,
    ['/quote-checker?bike=classic-350', placesOf[3]![1]] as const,
    ['/dealership/honda?city=Chennai', placesOf[4]![1]] as const,
    ['/ownership', placesOf[5]![1]] as const,
    ['/bike-loan', placesOf[6]![1]] as const,
  ]) {
    await page.goto(path);
    for (const city of ['Jaipur', 'Delhi']) {
      await choose(page, city);
      await shows(page, city);
    }
  }
});

test('a city that a page names holds, until another is chosen elsewhere and the visitor goes back', async ({
  page,
}) => {
  test.slow();
  await page.goto('/price-checker?bike=classic-350&city=Chennai');
  await untilHydrated(page);
  await expect(cityBox(page)).toHaveValue('Chennai');
  await page.goto('/cookies');
  await page.goBack();
  await untilHydrated(page);
  await expect(cityBox(page)).toHaveValue('Chennai');
  await page.goto('/cookies');
  await choose(page, 'Pune');
  await page.goBack();
  await untilHydrated(page);
  await expect(cityBox(page)).toHaveValue('Pune');
});

test('a tool says that a city is assumed before one is chosen, and names it', async ({ page }) => {
  for (const path of ['/ownership', '/bike-loan']) {
    await page.goto(path);
    await expect(page.getByText('For Delhi, until you choose your city.')).toBeVisible();
  }
  await page.goto('/ownership?city=Chennai');
  await expect(page.getByText('For Chennai, as this page’s address says.')).toBeVisible();
});

test('nothing moves when the visitor’s city takes the place of the assumed one', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('city', JSON.stringify({ name: 'Thiruvananthapuram', state: 'Kerala' })),
  );
  for (const path of ['/bike-loan', '/ownership']) {
    await page.goto(path);
    await untilHydrated(page);
    await expect(page.getByText('For Thiruvananthapuram, the city you chose.')).toBeVisible();
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 500);
        }),
    );
    expect(moved, path).toBeLessThan(0.02);
  }
});
