import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../journey.ts';
import { signIn } from '../sign-in.ts';

/** One page of every kind. */
const kinds = [
  '/',
  '/best-bikes',
  '/trending-bikes',
  '/bikes',
  '/bikes/scooters',
  '/new-bikes',
  '/search?q=activa',
  '/brands',
  '/honda',
  '/royal-enfield/classic-350',
  '/report-figure/classic-350',
  '/compare-bike',
  '/compare-bikes/cb350-vs-classic-350',
  '/emi-calculator',
  '/bike-loan',
  '/price-checker',
  '/quote-checker',
  '/ownership',
  '/dealership',
  '/bike-news',
  '/news/kerb-weight-you-feel',
  '/login',
  '/signup',
  '/forgot-password',
  '/profile',
  '/cookies',
  '/accessibility',
  '/terms-and-conditions',
  '/privacy-policy',
];

const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"#]*)/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'));

/** What says of a page that it is to come. */
const toCome = 'This feature is currently under development';

/** Which links lead to nothing, or to a page that is to come. */
async function deadOf(request: APIRequestContext, links: readonly string[]): Promise<string[]> {
  const dead: string[] = [];
  for (const link of someOfEachShape(links)) {
    const answer = await request.get(link);
    if (!answer.ok()) dead.push(`${link}: ${answer.status()}`);
    else if ((await answer.text()).includes(toCome)) dead.push(`${link}: is to come`);
  }
  return dead;
}

/** Two links for each first segment and depth of an address: lists name hundreds of bikes alike. */
function someOfEachShape(links: readonly string[]): string[] {
  const shapes = Map.groupBy(new Set(links), (link) => {
    const segments = (link.split('?', 1)[0] ?? '').replace(/^\/hi(?=\/|$)/, '').split('/');
    return `${segments.length} ${segments[1]}`;
  });
  return [...shapes.values()].flatMap((alike) => alike.slice(0, 2)).slice(0, 250);
}

for (const language of ['', '/hi'] as const) {
  test(`no link of a page${language && ' in Hindi'} leads to a page that is to come, or to nothing`, async ({
    request,
  }) => {
    // Every kind of page, and a page of each kind of link, one after the other.
    test.slow();
    const found: string[] = [];
    for (const kind of kinds) {
      found.push(...linksIn(await (await request.get(language + kind)).text()));
    }
    expect(found.length).toBeGreaterThan(200);
    expect(await deadOf(request, found)).toEqual([]);
  });
}

const linksOn = (page: Page) =>
  page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test('nor does one that scripts add, in the menus, on home, on the page of a bike, to who is signed in', async ({
  page,
  request,
}) => {
  const found: string[] = [];
  await signIn(page);
  for (const path of ['/', '/royal-enfield/classic-350', '/profile']) {
    await page.goto(path);
    await untilHydrated(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
    found.push(...(await linksOn(page)));
  }
  expect(await deadOf(request, found)).toEqual([]);
});

test('the terms are there to be read before they are agreed to', async ({ page }) => {
  await page.goto('/signup');
  await untilHydrated(page);
  const terms = page.getByRole('main').getByRole('link', { name: 'Terms and Conditions' });
  await expect(terms).toHaveAttribute('href', '/terms-and-conditions');
  await terms.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and Conditions' })).toBeVisible();
  await page.getByRole('button', { name: 'I Accept' }).click();
  await page.reload();
  await expect(page.getByText(/^You accepted these terms/)).toBeVisible();
});
