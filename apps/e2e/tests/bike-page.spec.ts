import type { Page } from '@playwright/test';
import { expect, tabTo, test, untilHydrated, untilWhole } from '../journey.ts';

const classic = '/royal-enfield/classic-350';
const oldPrice = 'This price is old. Ask a showroom for today’s price.';

test('a buyer reads a bike by its tabs, takes its price apart with the keyboard alone, and goes on to a similar one', async ({
  page,
}) => {
  await page.goto(`${classic}?city=Jaipur`);
  await untilHydrated(page);
  await test.step('the tabs lead to the parts of the page, and follow the reader', async () => {
    const tabs = page.getByRole('navigation', { name: 'On this page' });
    for (const name of ['Similar Bikes', 'Colors', 'Specifications', 'FAQs', 'Overview']) {
      await tabs.getByRole('link', { name }).click();
      await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(tabs.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'true');
    await page.mouse.wheel(0, 2500);
    await expect(tabs.getByRole('link', { name: 'Specifications' })).toHaveAttribute('aria-current', 'true');
  });
  await test.step('the city of the address holds until another one is chosen, by the keys', async () => {
    await expect(page.getByRole('heading', { name: 'On-road price, Jaipur' })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'City Jaipur' }));
    await page.keyboard.press('Enter');
    const cities = page.getByRole('dialog', { name: 'Select Your City' });
    await expect(cities.getByRole('searchbox')).toBeFocused();
    // The results replace the first list, including Pune.
    const mumbai = cities.getByRole('button', { name: /^Mumbai/ });
    await expect(mumbai).toBeVisible();
    await page.keyboard.type('Pune');
    await expect(mumbai).toBeHidden();
    await tabTo(page, cities.getByRole('button', { name: /^Pune/ }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'On-road price, Pune' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'City Pune' })).toBeFocused();
  });
  await test.step('charges unfold and specifications are found', async () => {
    await tabTo(page, page.locator('summary').filter({ hasText: 'RTO charges' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Road tax: ₹/)).toBeVisible();
    await tabTo(page, page.getByRole('searchbox', { name: /specification/i }));
    await page.keyboard.type('kerb');
    await expect(page.getByRole('row', { name: /^Kerb weight/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Wheelbase/ })).toBeHidden();
  });
  await test.step('the city is that of the next visit, and another variant says how old its price is', async () => {
    await page.goto(classic);
    await untilWhole(page);
    const box = page.getByRole('region', { name: 'On-road price, Pune' });
    await expect(box.getByText(/price of June 2026/)).toBeVisible();
    await page.getByRole('button', { name: 'Variant Redditch' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Chrome/ })
      .click();
    await expect(box.getByText(oldPrice)).toBeVisible();
    await expect(box.getByText(/price of September 2024/)).toBeVisible();
  });
  await test.step('what is drawn late obeys the content security policy: a picture in full screen, and a toast', async () => {
    await page
      .getByRole('button', { name: /full screen/i })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: /copy/i }).first().click();
    await expect(page.getByRole('status').getByRole('listitem')).toBeVisible();
    const toasts = page.getByRole('status').getByRole('list');
    expect(await toasts.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
  });
  await test.step('a figure is told to be wrong where it stands', async () => {
    await page.getByText(/^Figures: /).click();
    await page.getByRole('link', { name: 'Report a wrong figure' }).click();
    await page.getByLabel('Correct value').fill('41 kmpl');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Thank you. We will check it.')).toBeVisible();
    await expect(page).toHaveURL(classic);
  });
  await test.step('each bike is opened at its top', async () => {
    await page.goto(classic);
    await untilWhole(page);
    const similar = page.getByRole('region', { name: 'Similar Bikes' });
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Similar Bikes' }).click();
    await expect(similar.getByRole('article').first()).toBeInViewport();
    await similar.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Classic 350' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test('a slug that no bike can have leads to all bikes, and a line that is lost is told until the page is loaded again', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/^Failed to load resource|Failed to (load|fetch)|ERR_FAILED/);
  const response = await page.goto('/royal-enfield/350');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL('/bikes');
  await expect(page.getByRole('status').getByText('Invalid bike slug')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'All Bikes & Scooters' })).toBeVisible();

  await page.goto(classic);
  await untilWhole(page);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*.js', (route) => route.abort());
  const city = page.getByRole('main').getByRole('button', { name: /^City/ }).first();
  await city.click();
  await expect(page.getByText('We couldn’t open this. Check your connection and try again.')).toBeVisible();
  await city.click();
  const reload = page.getByRole('button', { name: 'Reload the page' });
  await expect(reload).toBeVisible();
  await page.unroute('**/assets/*.js');
  await reload.click();
  await expect(page).toHaveURL(classic);
  await untilHydrated(page);
  await city.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

interface Listed {
  slug: string;
  brand: { slug: string };
}

const styles = [
  'sports',
  'scooter',
  'cruiser',
  'commuter',
  'streetbike',
  'superbike',
  'caferacer',
  'scrambler',
  'adventure',
  'moped',
  'tourer',
  'maxiscooter',
];

/** One bike of each style, then electric, upcoming and discontinued ones, which have few facts. */
const choices = [
  ...styles.map((style) => `body_style=${style}&limit=1`),
  'fuel=electric&sort=price-high&limit=2',
  'status=upcoming&limit=2',
  'status=discontinued&limit=2',
];

async function chosenBikes(page: Page): Promise<string[]> {
  const lists = await Promise.all(
    choices.map(async (choice) => {
      const answer = await page.request.get(`/api/bikes/?${choice}`);
      const { results } = (await answer.json()) as { results: Listed[] };
      return results.map(({ slug, brand }) => `/${brand.slug}/${slug}`);
    }),
  );
  return [...new Set(lists.flat())];
}

/** Finds faults that no page may have: an unformatted value, a row without a value, a picture without a size. */
const findFaults = () => {
  const text = document.querySelector('main')?.innerText ?? '';
  const forgotten = /\b(?:undefined|NaN|null|Infinity|\[object Object\])\b/.exec(text)?.[0];
  const cells = [...document.querySelectorAll('main tr > *, main dd, main li')];
  const isSeen = (cell: Element) => !cell.closest('[aria-hidden="true"], thead');
  const empty = cells.filter(
    (cell) => isSeen(cell) && cell.textContent.trim() === '' && !cell.querySelector('img, svg'),
  );
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
  const broken = pictures.filter(({ complete, naturalWidth }) => complete && naturalWidth === 0);
  return {
    forgotten,
    empty: empty.map((cell) => cell.outerHTML.slice(0, 120)),
    broken: broken.map(({ src }) => src),
    isTooWide: document.documentElement.scrollWidth > innerWidth,
  };
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('bikes of every style, electric and little known ones, have whole pages', async ({ page }) => {
    test.slow();
    const addresses = await chosenBikes(page);
    expect(addresses.length).toBeGreaterThanOrEqual(15);
    for (const address of addresses) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      await page.locator('figure img, figure [role="img"]').first().waitFor();
      expect(await page.evaluate(findFaults), address).toEqual({
        forgotten: undefined,
        empty: [],
        broken: [],
        isTooWide: false,
      });
    }
  });

  test('a buyer reads all of a bike, changes the city beside a height, and says that a figure is wrong', async ({
    page,
    request,
    consoleErrors,
  }) => {
    // A rejected form is a page with status 400.
    consoleErrors.allow(/status of 400/);
    await page.goto(`${classic}?height=160`);
    await expect(page.getByRole('heading', { name: 'On-road price, Delhi' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Kerb weight/ })).toBeVisible();
    await expect(page.getByText(/^What is the price of/)).toBeVisible();
    await expect(page.getByRole('table', { name: /^Variants of/ })).toBeVisible();
    await expect(page.getByText('Loading reviews...')).toBeHidden();
    const worth = page.getByRole('region', { name: 'Resale value' });
    await expect(worth.getByText(/₹[\d,]+ after 3 years/)).toBeVisible();
    await worth.getByText('Show as a table').click();
    await expect(worth.getByRole('row', { name: /^5 years ₹/ })).toBeVisible();

    await test.step('the city is changed, the height stays, and an unknown city is told', async () => {
      const form = page.getByRole('form', { name: 'Prices in another city' });
      const city = form.getByLabel('City');
      await expect(city).toHaveValue('Delhi');
      await city.fill('Pune');
      await form.getByRole('button', { name: 'Show prices' }).click();
      await expect(page).toHaveURL(`${classic}?height=160&city=Pune#overview`);
      await expect(page.getByRole('heading', { name: 'On-road price, Pune' })).toBeVisible();
      await expect(page.getByText(/₹2,\d\d,\d{3}/).first()).toBeVisible();
      await city.fill('Nowhereabad');
      await form.getByRole('button', { name: 'Show prices' }).click();
      await expect(page.getByRole('main')).toContainText('Nowhereabad');
      await expect(city).toHaveValue('Nowhereabad');
    });

    await test.step('what was typed of a wrong figure stays when it is refused', async () => {
      const address = '/report-figure/classic-350';
      await page.getByText(/^Figures: /).click();
      await page.getByRole('link', { name: 'Report a wrong figure' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Report a wrong figure: Royal Enfield Classic 350',
      );
      await page.getByLabel('Which figure').selectOption('kerb_weight');
      await page.getByLabel('Where you saw it').fill('My registration');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText('Enter the correct value.')).toBeVisible();
      await expect(page.getByLabel('Which figure')).toHaveValue('kerb_weight');
      await expect(page.getByLabel('Where you saw it')).toHaveValue('My registration');
      await page.getByLabel('Correct value').fill('196 kg');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page).toHaveURL(`${address}?sent=1`);
      await expect(page.getByText('Thank you. We will check it.')).toBeVisible();
      await page.getByRole('link', { name: 'Back to Royal Enfield Classic 350' }).click();
      await expect(page).toHaveURL(classic);

      const form = { bike: 'classic-350', field: 'kerb_weight', value: '196 kg' };
      const foreign = await request.post(address, { form, headers: { origin: 'https://evil.test' } });
      expect(foreign.status()).toBe(403);
      const refused = await request.post(address, { form: { ...form, value: '' } });
      expect([refused.status(), refused.headers()['cache-control']]).toEqual([400, 'no-store']);
      const unknown = await request.post(address, { form: { ...form, bike: 'no-such-bike' } });
      expect(await unknown.text()).toContain('We couldn’t find this bike.');
      expect(await (await request.get(address)).text()).toContain('name="robots" content="noindex"');
    });
  });
});
