import type { Page } from '@playwright/test';
import { expect, test, untilHydrated, untilWhole } from '../journey.ts';

const header = (page: Page) => page.getByRole('banner');

/** Chooses a city in the header of the open page. */
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

const cityBoxHas = (page: Page, city: string) => expect(cityBox(page)).toHaveValue(city);
const showroomsIn = (page: Page, city: string) =>
  expect(page.getByRole('heading', { level: 1, name: new RegExp(`Showrooms in ${city}$`, 'u') })).toBeVisible();

/** Where each page shows its city. */
const placesOf: readonly [path: string, shows: (page: Page, city: string) => Promise<void>][] = [
  ['/royal-enfield/classic-350', (page, city) => expect(page.getByText(`On-road, ${city}`).first()).toBeAttached()],
  [
    '/compare-bikes/classic-350-vs-cb350',
    (page, city) => expect(page.getByRole('heading', { name: `On-road price in ${city}` })).toBeVisible(),
  ],
  ['/price-checker', cityBoxHas],
  ['/quote-checker?bike=classic-350', cityBoxHas],
  ['/dealership', showroomsIn],
  [
    '/ownership',
    async (page, city) => {
      await expect(cityBox(page)).toHaveValue(city);
      await expect(page.getByText(`For ${city}, your city.`)).toBeVisible();
    },
  ],
  ['/bike-loan', (page, city) => expect(page.getByText(new RegExp(`^on-road ₹[\\d,]+, ${city}$`, 'u'))).toBeVisible()],
];

test('a city that is chosen on one page is that of seven others, and one that is changed on a page changes there', async ({
  page,
}) => {
  test.slow();
  await page.goto('/bikes');
  await expect(page.getByText('Prices: ex-showroom, Delhi · June 2026')).toBeVisible();
  await choose(page, 'Pune');
  for (const [path, shows] of placesOf)
    await test.step(path, async () => {
      await page.goto(path);
      await untilWhole(page);
      await shows(page, 'Pune');
      await expect(header(page).getByRole('button', { name: 'City: Pune' })).toBeVisible();
    });
  for (const [path, shows] of [
    ['/dealership/honda?city=Chennai', showroomsIn] as const,
    ['/price-checker?bike=classic-350&city=Chennai', cityBoxHas] as const,
  ]) {
    await page.goto(path);
    for (const city of ['Jaipur', 'Delhi']) {
      await choose(page, city);
      await shows(page, city);
    }
  }
});

test('a city that a page names holds, until another is chosen elsewhere and the visitor goes back; one that is assumed is told', async ({
  page,
  request,
}) => {
  await page.goto('/price-checker?bike=classic-350&city=Chennai');
  await untilHydrated(page);
  await cityBoxHas(page, 'Chennai');
  await page.goto('/cookies');
  await page.goBack();
  await untilHydrated(page);
  await cityBoxHas(page, 'Chennai');
  await page.goto('/cookies');
  await choose(page, 'Pune');
  await page.goBack();
  await untilHydrated(page);
  await cityBoxHas(page, 'Pune');
  for (const path of ['/ownership', '/bike-loan'])
    expect(await (await request.get(path)).text()).toContain('For Delhi. Choose your city to change this.');
  const named = await request.get('/ownership?city=Chennai');
  expect(await named.text()).toContain('For Chennai.');
});
