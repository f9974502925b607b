import { expect, test, tryAgain } from '../journey.ts';
import { readAddresses } from '../servers/addresses.ts';
import type { Fault } from '../servers/fault-server.ts';
import { failureMessages } from './failure-messages.ts';

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

test.use({ baseURL: readAddresses().faultySite });
test.beforeEach(({ complaints }) => complaints.allow(/^Failed to load resource/));

for (const { path, call, title } of lists.filter((list) => ['/popular', '/bikes', '/honda'].includes(list.path))) {
  test(`${path} says so when the API fails, and comes when it works again`, async ({ page, faults }) => {
    test.slow();
    await faults.set(call, 'error');
    const response = await page.goto(path);
    expect(response?.status()).toBe(503);
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByText('The garage is closed.')).toBeVisible();
    await tryAgain(page, faults.clear);
    await expect(page.getByText(/^Showing \d+ (bike|brand)s/)).toBeVisible();
  });
}

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

for (const [fault, message] of Object.entries(failureMessages)) {
  test(`every page says why in its first HTML when the API fails (${fault})`, async ({ request, faults }) => {
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
}
