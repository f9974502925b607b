import { expect, test, untilAlive } from '../journey.ts';
import { readAddresses } from '../servers/addresses.ts';
import type { Fault } from '../servers/fault-server.ts';

const messages: Record<Fault, string> = {
  error: 'The garage is closed.',
  html: 'Server returned HTML instead of JSON',
  nonsense: 'Invalid data received from API',
  hang: 'The server took too long to answer. Please try again.',
};

const lists = [
  { path: '/popular', call: 'statistics/popular_bikes/', title: 'Error loading popular bikes' },
  { path: '/new-bikes', call: 'bikes/upcoming_bikes/', title: 'Error loading upcoming bikes' },
  { path: '/new-scooters', call: 'bikes/scooters/', title: 'Error loading scooters' },
  { path: '/electric-scooters', call: 'bikes/', title: 'Error loading electric scooters' },
  { path: '/electric-bikes', call: 'bikes/', title: 'Error loading electric bikes' },
  { path: '/bikes', call: 'bikes/', title: 'Error Loading Data' },
  { path: '/bikes/budget/0-100000', call: 'bikes/budget_bikes/', title: 'Error Loading Data' },
  { path: '/bikes/cruisers', call: 'bikes/cruisers/', title: 'Error loading bikes' },
  { path: '/search?q=activa', call: 'bikes/', title: 'Error loading bikes' },
  { path: '/brands', call: 'brands/', title: 'Error loading brands' },
  { path: '/honda', call: 'brands/honda/', title: 'Oops! Something went wrong' },
];

test.use({ baseURL: readAddresses().faultySite });
test.beforeEach(({ complaints }) => complaints.allow(/^Failed to load resource/));

for (const { path, call, title } of lists) {
  test(`${path} says so when the API fails, and comes when it works again`, async ({ page, faults }) => {
    test.slow();
    await faults.set(call, 'error');
    const response = await page.goto(path);
    expect(response?.status()).toBe(503);
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByText('The garage is closed.')).toBeVisible();
    await untilAlive(page);
    const button = page.getByRole('button', { name: 'Try Again' });
    await expect(button).toBeEnabled({ timeout: 40_000 });
    await faults.clear();
    await button.click();
    await expect(page.getByText(/^Showing \d+ (bike|brand)s/)).toBeVisible();
  });
}

for (const [fault, message] of Object.entries(messages) as [Fault, string][]) {
  test(`a list says why when the API fails (${fault})`, async ({ page, faults }) => {
    test.slow();
    await faults.set('bikes/scooters/', fault);
    await page.goto('/new-scooters');
    await expect(page.getByText('Error loading scooters')).toBeVisible();
    await expect(page.getByText(message)).toBeVisible();
  });
}
