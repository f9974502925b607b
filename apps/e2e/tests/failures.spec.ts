import { expect, test, tryAgain, untilHydrated, untilWhole } from '../journey.ts';
import { readAddresses } from '../servers/addresses.ts';
import type { Fault } from '../servers/fault-server.ts';

/** Message of a page for each kind of failure. */
const failureMessages: Record<Fault, string> = {
  error: 'The garage is closed.',
  html: 'Server returned HTML instead of JSON',
  redirect: 'Redirect encountered. Please check the API endpoint.',
  nonsense: 'Invalid data received from API',
  hang: 'The server took too long to respond. Please try again.',
};

const used = 'sample-jupiter-delhi-1';

const lists = [
  { path: '/popular', call: 'statistics/popular_bikes/', title: 'Error loading popular bikes' },
  { path: '/new-bikes', call: 'bikes/upcoming_bikes/', title: 'Error loading upcoming bikes' },
  { path: '/new-scooters', call: 'bikes/scooters/', title: 'Error loading scooters' },
  { path: '/electric-scooters', call: 'bikes/', title: 'Error loading electric scooters' },
  { path: '/electric-bikes', call: 'bikes/electric_bikes/', title: 'Error loading electric bikes' },
  { path: '/bikes', call: 'bikes/', title: 'Error Loading Data' },
  { path: '/bikes/budget/0-100000', call: 'bikes/budget_bikes/', title: 'Error Loading Data' },
  { path: '/bikes/engine-capacity/125-150', call: 'bikes/filter/by-engine-capacity/', title: 'Error Loading Data' },
  { path: '/bikes/bodystyle/cruiser', call: 'bikes/cruisers/', title: 'Error Loading Data' },
  { path: '/bikes/brand/honda', call: 'brands/honda/', title: 'Oops! Something went wrong' },
  { path: '/electric', call: 'bikes/electric_bikes/', title: 'Error loading electric bikes' },
  { path: '/bikes/cruisers', call: 'bikes/cruisers/', title: 'Error loading bikes' },
  { path: '/search?q=activa', call: 'bikes/', title: 'Error loading bikes' },
  { path: '/brands', call: 'brands/', title: 'Error loading brands' },
  { path: '/honda', call: 'brands/honda/', title: 'Oops! Something went wrong' },
];

const failed = [
  ...lists,
  { path: '/best-bikes', call: 'bikes/best/', title: 'Error loading best bikes' },
  { path: '/royal-enfield/classic-350', call: 'bikes/classic-350/', title: 'Error Loading Bike' },
  {
    path: '/compare-bikes/activa-vs-jupiter',
    call: 'compare-bikes/activa-vs-jupiter/',
    title: 'These bikes cannot be compared',
  },
  { path: '/spare-parts', call: 'brands/', title: 'Error loading brands' },
  { path: '/spare-parts/type/activa', call: 'parts/activa/', title: 'Error loading parts' },
];

test.use({ baseURL: readAddresses().faultySite });
test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/^Failed to load resource/));

test('every page says why in its first HTML when the API fails, however it fails', async ({ request, faults }) => {
  test.slow();
  for (const [fault, message] of Object.entries(failureMessages))
    await test.step(fault, async () => {
      for (const { call } of failed) await faults.set(call, fault as Fault);
      const pages = await Promise.all(
        failed.map(async ({ path, title }) => {
          const response = await request.get(path);
          const html = await response.text();
          return [path, response.status(), html.includes(title), html.includes(message)];
        }),
      );
      expect(pages).toEqual(failed.map(({ path }) => [path, 503, true, true]));
    });
});

/** Pages that depend on one request, and what they show once it works again. */
const retried = [
  { path: '/best-bikes', call: 'bikes/best/', title: 'Error loading best bikes', content: /₹\d/ },
  { path: '/bikes', call: 'bikes/', title: 'Error Loading Data', content: /^Showing \d+ bikes/ },
  {
    path: '/royal-enfield/classic-350',
    call: 'bikes/classic-350/',
    title: 'Error Loading Bike',
    content: 'Kerb weight',
  },
  {
    path: `/bikes/${used}`,
    call: `used-bikes/${used}/`,
    title: 'Failed to fetch bikes: 500 The garage is closed.',
    content: 'About this bike',
  },
];

test('a page says so when the API fails, and comes in the same document when it works again', async ({
  page,
  faults,
}) => {
  test.slow();
  for (const { path, call, title, content } of retried)
    await test.step(path, async () => {
      await faults.set(call, 'error');
      const response = await page.goto(path);
      expect([response?.status(), response?.headers()['retry-after']]).toEqual([503, '5']);
      await expect(page.getByText(title)).toBeVisible();
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await tryAgain(page, faults.clear);
      await expect(page.getByRole('main').getByText(content).first()).toBeVisible();
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    });
});

test('the rest of a page stands when a part of it fails, and the part comes when the API works again', async ({
  page,
  faults,
}) => {
  test.slow();
  await test.step('the featured bikes of home', async () => {
    await faults.set('bikes/trending/', 'error');
    const response = await page.goto('/');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Perfect Ride');
    await expect(page.getByText('Error Loading Bikes')).toBeVisible();
    await tryAgain(page, faults.clear);
    await expect(page.getByRole('main').getByText(/₹\d/).first()).toBeVisible();
  });
  await test.step('what is beside the bikes of a search', async () => {
    await faults.set('search/pages/', 'error');
    const response = await page.goto('/search?q=activa');
    expect(response?.status()).toBe(200);
    await expect(page.getByText(/^Showing \d+ bikes?/)).toBeVisible();
    const region = page.getByRole('region', { name: 'Guides, tools and answers' });
    await expect(region.getByText('Guides, tools and answers could not be loaded')).toBeVisible();
    await tryAgain(page, faults.clear);
    await expect(region.getByRole('link', { name: /Activa or/ })).toBeVisible();
  });
  await test.step('what is beside a used bike', async () => {
    await faults.set(`used-bikes/${used}/similar/`, 'html');
    await faults.set('bikes/jupiter/on-road-price/', 'error');
    const answer = await page.goto(`/bikes/${used}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('region', { name: 'Asking price' })).toBeVisible();
    const model = page.getByRole('region', { name: 'The same bike new' });
    await expect(model.getByText(/^ex-showroom, Delhi/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Similar used bikes' }).getByRole('alert')).toBeVisible();
    await faults.clear();
  });
  await test.step('a page reached by a link says so, and Back still works', async () => {
    await page.goto('/faqs');
    await untilHydrated(page);
    await faults.set('bikes/best/', 'error');
    await page.getByRole('button', { name: 'Bikes', exact: true }).click();
    await page.getByRole('link', { name: /^Best Bikes/ }).click();
    await expect(page.getByText('Error loading best bikes')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/faqs$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/best/i);
  });
});

test('what the bot cannot take or answer is said, and nothing that was typed is lost', async ({ page, faults }) => {
  await page.goto('/faqs');
  await untilWhole(page);
  await page.getByRole('link', { name: 'Chat: ask us' }).click();
  await faults.set('chatbot/user-details/', 'error');
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByRole('textbox', { name: 'Phone' }).fill('9876543210');
  await page.getByRole('textbox', { name: 'City' }).fill('Pune');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('The garage is closed.');
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao');
  await faults.clear();
  await page.getByRole('button', { name: 'Start' }).click();
  await faults.set('chatbot/', 'nonsense');
  await page.getByLabel('Your message').fill('price of Activa in Pune');
  await page.keyboard.press('Enter');
  const log = page.getByRole('log', { name: 'Conversation' });
  await expect(log.getByText("🤖 Sorry, I didn't understand that.")).toBeVisible();
  await faults.clear();
  await page.getByLabel('Your message').fill('price of Activa in Pune');
  await page.keyboard.press('Enter');
  await expect(log.getByText(/costs about ₹/)).toBeVisible();
});

const message = { Name: 'Pooja', Phone: '9876543210', City: 'Jaipur', Message: 'Which is right?' };

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message that the API refuses stands where it was, and goes when the API works again', async ({
    page,
    faults,
  }) => {
    // One sender may send three messages at once.
    const said = { ...message, Email: `pooja-${Date.now()}@example.test` };
    await faults.set('users/contact-messages/', 'redirect');
    await page.goto('/contact-us');
    const main = page.getByRole('main');
    for (const [name, typed] of Object.entries(said)) await main.getByRole('textbox', { name }).fill(typed);
    await main.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(main.getByRole('alert')).toHaveText('Failed to submit the form.');
    for (const [name, typed] of Object.entries(said))
      await expect(main.getByRole('textbox', { name })).toHaveValue(typed);
    await faults.clear();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(main.getByText('Your message has been sent successfully!')).toBeVisible();
  });
});
