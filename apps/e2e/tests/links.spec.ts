import type { Page } from '@playwright/test';
import { siteAddresses } from '@dopahiya/site-process';
import { expect, test, untilHydrated } from '../journey.ts';
import { followLinks } from '../links/follow-links.ts';
import { startTinySite } from '../servers/tiny-site.ts';
import { signIn } from '../sign-in.ts';

test('no link of a page leads to a page that is to come, or to nothing', async ({ baseURL }) => {
  // One page of each kind, and one of each kind of link on them.
  test.slow();
  const { followed, faults } = await followLinks({
    origin: String(baseURL),
    from: await siteAddresses(),
    perShape: 1,
  });
  expect(followed).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});

test('who follows links tells of one that is dead, to come, or of a part that is not there', async () => {
  const { origin, stop } = await startTinySite(
    '<main><h1>Cars</h1><a href="/missing">Missing</a><a href="#nowhere">Skip</a></main>',
  );
  const { faults } = await followLinks({ origin, from: ['/'] });
  stop();
  expect(faults).toEqual(['/missing answers 404; linked on /.', '/ has no part #nowhere; linked on /.']);
});

const linksOn = (page: Page) =>
  page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').replace(/#.*/, '')));

test('nor does one that scripts add, in the menus, on the page of a bike, to who is signed in', async ({
  page,
  baseURL,
}) => {
  const found: string[] = [];
  await signIn(page);
  for (const path of ['/royal-enfield/classic-350', '/profile']) {
    await page.goto(path);
    await untilHydrated(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
    found.push(...(await linksOn(page)));
  }
  const { faults } = await followLinks({ origin: String(baseURL), from: [...new Set(found)], isEnd: () => true });
  expect(faults).toEqual([]);
});
