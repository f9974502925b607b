import type { Browser, Page } from '@playwright/test';
import { login } from '../account-steps.ts';
import { expectNoBarriers } from '../barriers.ts';
import { codeOf, giveCode } from '../code-steps.ts';
import { expect, tabTo, test, untilHydrated, untilWhole, whereIdle } from '../journey.ts';
import { listBike } from '../list-bike.ts';
import { mailsTo } from '../sent-mails.ts';
import { readAddresses } from '../servers/addresses.ts';
import { confirmAddress, signIn } from '../sign-in.ts';

/** Somebody signed in, in a browser of their own, with a mail address that is confirmed. */
async function member(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await confirmAddress(page, await signIn(page, 'ravi'));
  return page;
}

/** Reports a listing by its page. */
async function report(page: Page, slug: string) {
  await page.goto(`/bikes/${slug}`);
  await untilWhole(page);
  await page.getByRole('button', { name: 'Report this listing' }).click();
  await page.getByRole('radio', { name: 'It looks like fraud' }).check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. We’ll look at it.')).toBeVisible();
}

/** The moderator in a browser of their own: the sign-in takes a code. */
async function moderator(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const { people } = readAddresses();
  await page.goto('/login?return=%2Fmoderation');
  await untilHydrated(page);
  await login(page, people.moderator);
  await giveCode(page, codeOf(people.secret, 'next'));
  return page;
}

const statusOf = async (page: Page, slug: string) =>
  (await page.request.get(`/api/used-bikes/${slug}/`, whereIdle)).status();

test('a buyer reports a listing, a moderator refuses it by keys alone, its seller reads why, and the decision is taken back', async ({
  page: seller,
  browser,
}) => {
  test.slow();
  const name = await signIn(seller);
  // No other journey lists a bike of this year: the moderator sees what is reported of them all.
  const { slug } = await listBike(seller, { year_of_manufacture: 2017 });
  const reason = 'The bike is not there: a buyer says so.';
  const buyer = await member(browser);
  await report(buyer, slug);
  expect(await statusOf(seller, slug)).toBe(200);

  await test.step('who is no moderator learns nothing, and nothing of the page is stored or found', async () => {
    const answer = await buyer.request.get('/moderation?show=decisions');
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'private, no-store']);
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex');
    expect(html).toContain('href="/login?return=%2Fmoderation');
    expect(await (await buyer.request.get('/sitemap.xml')).text()).not.toContain('/moderation');
    await buyer.goto('/moderation');
    await expect(buyer.getByText('Only moderators can see this page.')).toBeVisible();
    await buyer.context().close();
  });

  const meera = await moderator(browser);
  const found = meera.getByRole('article', { name: /^Honda Activa, 2017/ });
  await test.step('a moderator refuses what is reported, by keys alone', async () => {
    await expect(found).toContainText('One report. None counts towards a hold.');
    await expect(found).toContainText('Visible to everyone');
    await tabTo(meera, found.getByRole('button', { name: /^Refuse:/ }));
    await meera.keyboard.press('Enter');
    await expect(found.getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await meera.keyboard.type(reason);
    await tabTo(meera, found.getByRole('button', { name: 'Refuse it' }));
    await meera.keyboard.press('Enter');
    await expect.poll(() => statusOf(seller, slug)).toBeGreaterThanOrEqual(404);
    // Axe takes the places of all elements at its start: the answer must not move them meanwhile.
    await expect(found.getByRole('button', { name: /^Reverse:/ })).toBeVisible();
    await expectNoBarriers(meera);
    await meera.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the seller reads why, on the page and in one mail', async () => {
    await seller.goto('/profile');
    await expect(seller.getByRole('listitem', { name: 'Honda Activa, 2017' })).toContainText(reason);
    await expect.poll(() => mailsTo(name).filter((mail) => mail.includes('a buyer says so'))).toHaveLength(1);
  });

  await test.step('the decision is taken back, and what was decided stays to be read', async () => {
    await found.getByRole('button', { name: /^Reverse:/ }).click();
    await meera.getByRole('button', { name: 'Checked again' }).click();
    await meera.getByRole('button', { name: 'Reverse it', exact: true }).click();
    await found.getByRole('button', { name: /^Allow:/ }).click();
    await meera.getByRole('button', { name: 'Report is wrong' }).click();
    await meera.getByRole('button', { name: 'Allow it' }).click();
    await expect.poll(() => statusOf(seller, slug)).toBe(200);
    await meera.getByRole('link', { name: 'Decisions', exact: true }).click();
    const log = meera.getByRole('list', { name: 'Decisions, newest first' });
    for (const said of [reason, 'I have checked again: the decision was wrong.'])
      await expect(log.getByRole('article').filter({ hasText: said }).first()).toBeVisible();
    await meera.goto('/profile');
    await meera.getByRole('link', { name: 'Open moderation' }).click();
    await expect(meera).toHaveURL('/moderation');
    await meera.context().close();
  });
});
