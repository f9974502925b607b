import type { Browser, Page } from '@playwright/test';
import { login } from '../account-steps.ts';
import { expectNoBarriers } from '../barriers.ts';
import { codeOf, giveCode, setCodesUp } from '../code-steps.ts';
import { expect, tabTo, untilHydrated } from '../journey.ts';
import { listBike } from '../list-bike.ts';
import { test } from '../moderated-journey.ts';
import type { ModeratedSite } from '../servers/moderated-site.ts';
import { mailsTo } from '../sent-mails.ts';
import { confirmAddress, signIn } from '../sign-in.ts';

/** Somebody signed in, in a browser of their own, with a mail address that is confirmed. */
async function member(browser: Browser, { outbox }: ModeratedSite): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const username = await signIn(page, 'ravi');
  await confirmAddress(page, username, outbox);
  return page;
}

/** Reports a listing by its page. */
async function report(page: Page, slug: string) {
  await page.goto(`/bikes/${slug}`);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Report this listing' }).click();
  await page.getByRole('radio', { name: 'It looks like a fraud' }).check();
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText('Thank you. Somebody will look at it.')).toBeVisible();
}

/** A moderator in a browser of their own: the role is given by the owner's command, and the sign-in takes a code. */
async function moderator(browser: Browser, site: ModeratedSite): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const username = await signIn(page, 'meera');
  const secret = await setCodesUp(page, username);
  await site.makeModerator(username);
  await page.goto('/login?return=%2Fmoderation');
  await untilHydrated(page);
  await login(page, username);
  await giveCode(page, codeOf(secret, 'next'));
  return page;
}

const statusOf = async (page: Page, slug: string) => (await page.request.get(`/api/used-bikes/${slug}/`)).status();

test('three new buyers report a listing and hold nothing, a moderator refuses it by keys alone, its seller reads why, and the decision is taken back', async ({
  page: seller,
  browser,
  moderated,
}) => {
  test.setTimeout(300_000);
  const name = await signIn(seller);
  const { slug } = await listBike(seller);
  const meera = await moderator(browser, moderated);
  await expect(meera.getByText('Nothing waits for a decision')).toBeVisible();
  for (let reports = 0; reports < 3; reports += 1) {
    const buyer = await member(browser, moderated);
    await report(buyer, slug);
    await buyer.context().close();
  }
  expect(await statusOf(seller, slug)).toBe(200);

  await meera.getByRole('button', { name: 'Look again' }).click();
  const found = meera.getByRole('article', { name: /^Honda Activa, 2021/ });
  await expect(found).toContainText('3 reports, 0 of which count towards a hold');
  await expect(found).toContainText('Everybody sees it');
  await tabTo(meera, found.getByRole('button', { name: /^Refuse:/ }));
  await meera.keyboard.press('Enter');
  await expect(found.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await meera.keyboard.type('The bike is not there: three buyers say so.');
  await tabTo(meera, found.getByRole('button', { name: 'Refuse it' }));
  await meera.keyboard.press('Enter');
  await expect(meera.getByText('All cases in sight are decided.')).toBeVisible();
  expect(await statusOf(seller, slug)).toBeGreaterThanOrEqual(404);
  await expectNoBarriers(meera);
  await meera.setViewportSize({ width: 1280, height: 800 });

  await seller.goto('/profile');
  const listing = seller.getByRole('listitem', { name: 'Honda Activa, 2021' });
  await expect(listing).toContainText('The bike is not there: three buyers say so.');
  const mails = () => mailsTo(name, moderated.outbox).filter((mail) => mail.includes('three buyers say so'));
  await expect.poll(mails).toHaveLength(1);

  await found.getByRole('button', { name: /^Take it back:/ }).click();
  await meera.getByRole('button', { name: 'Looked again' }).click();
  await expectNoBarriers(meera);
  await meera.setViewportSize({ width: 1280, height: 800 });
  await meera.getByRole('button', { name: 'Take it back', exact: true }).click();
  await expect(found.getByRole('button', { name: /^Allow:/ })).toBeVisible();
  await found.getByRole('button', { name: /^Allow:/ }).click();
  await meera.getByRole('button', { name: 'Report is wrong' }).click();
  await meera.getByRole('button', { name: 'Allow it' }).click();
  await expect(meera.getByText('All cases in sight are decided.')).toBeVisible();
  expect(await statusOf(seller, slug)).toBe(200);

  await meera.getByRole('link', { name: 'Decisions', exact: true }).click();
  const log = meera.getByRole('list', { name: 'Decisions, the latest first' });
  await expect(log.getByRole('article')).toHaveCount(2);
  await expect(log.getByRole('article').last()).toContainText('I have looked again: the decision was wrong.');
  await expectNoBarriers(meera);
  await meera.setViewportSize({ width: 1280, height: 800 });

  await meera.goto('/profile');
  await meera.getByRole('link', { name: 'Open moderation' }).click();
  await expect(meera).toHaveURL('/moderation');
  await meera.context().close();
});

test('who is no moderator learns nothing, and nothing of the page is stored or found', async ({ page, moderated }) => {
  await page.goto('/moderation');
  await untilHydrated(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/login?return=%2Fmoderation',
  );
  const answer = await page.request.get('/moderation?show=decisions');
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'private, no-store']);
  expect(await answer.text()).toContain('<meta name="robots" content="noindex');
  expect(await (await page.request.get(`${moderated.origin}/sitemap.xml`)).text()).not.toContain('/moderation');
  await signIn(page);
  await page.goto('/moderation');
  await expect(page.getByText('Only moderators of the site see this page.')).toBeVisible();
  await expectNoBarriers(page);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Moderation' })).toBeHidden();
});
