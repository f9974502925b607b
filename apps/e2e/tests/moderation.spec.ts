import type { Browser, Page } from '@playwright/test';
import { login } from '../account-steps.ts';
import { expectNoBarriers } from '../barriers.ts';
import { codeOf, giveCode } from '../code-steps.ts';
import { comeBack, expect, tabTo, test, untilHydrated, untilWhole, whereIdle } from '../journey.ts';
import { listBike } from '../list-bike.ts';
import { mailsTo } from '../sent-mails.ts';
import { readAddresses } from '../servers/addresses.ts';
import { confirmAddress, signIn } from '../sign-in.ts';

/** Signs in a user with a confirmed mail address in a separate browser. */
async function member(browser: Browser): Promise<{ page: Page; username: string }> {
  const page = await (await browser.newContext()).newPage();
  const username = await signIn(page, 'ravi');
  await confirmAddress(page, username);
  return { page, username };
}

/** Makes an offer on a bike's page and opens the conversation, in which the seller accepts. */
async function agree(buyer: Page, seller: Page, slug: string) {
  await buyer.goto(`/bikes/${slug}`);
  await untilWhole(buyer);
  await buyer
    .getByLabel(/^Your offer/)
    .last()
    .fill('48000');
  await buyer.getByRole('button', { name: 'Send offer' }).click();
  await buyer.getByRole('link', { name: 'Open the conversation' }).click();
  await seller.goto('/messages');
  await untilHydrated(seller);
  await seller.getByRole('link', { name: 'Honda Activa, 2017' }).first().click();
  await seller.getByRole('button', { name: 'Accept' }).click();
  await expect(buyer.getByRole('region', { name: agreed })).toBeVisible();
}

const agreed = /^Reserved at ₹48,000 until/;

/** Reports a listing on its page. */
async function report(page: Page, slug: string) {
  await page.goto(`/bikes/${slug}`);
  await untilWhole(page);
  await page.getByRole('button', { name: 'Report this listing' }).click();
  await page.getByRole('radio', { name: 'It looks like fraud' }).check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. We’ll look at it.')).toBeVisible();
}

/** Signs in the moderator in a separate browser, with a code. */
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

test('a buyer agrees and reports, a moderator refuses the listing as fraud by keys alone, the buyer is warned not to pay, and all is taken back', async ({
  page: seller,
  browser,
}) => {
  test.slow();
  const name = await signIn(seller);
  // No other journey lists a bike of this year or with this number: the moderator sees the reports of all.
  const contact = '9812345670';
  const { slug } = await listBike(seller, { year_of_manufacture: 2017, contact });
  const reason = 'The bike is not there: a buyer says so.';
  const { slug: other } = await listBike(seller, { year_of_manufacture: 2019, contact });
  const { page: buyer, username } = await member(browser);
  await agree(buyer, seller, slug);
  const { page: reporter } = await member(browser);
  await report(reporter, slug);
  expect(await statusOf(seller, slug)).toBe(200);

  await test.step('who is no moderator learns nothing, and nothing of the page is stored or found', async () => {
    const answer = await reporter.request.get('/moderation?show=decisions');
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'private, no-store']);
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex');
    expect(html).toContain('href="/login?return=%2Fmoderation');
    expect(await (await reporter.request.get('/sitemap.xml')).text()).not.toContain('/moderation');
    await reporter.goto('/moderation');
    await expect(reporter.getByText('Only moderators can see this page.')).toBeVisible();
    await reporter.context().close();
  });

  const meera = await moderator(browser);
  const found = meera.getByRole('article', { name: /^Honda Activa, 2017/ });
  await test.step('a moderator refuses what is reported, by keys alone', async () => {
    await expect(found).toContainText('One report. None counts towards a hold.');
    await expect(found).toContainText('Visible to everyone');
    for (const known of ['18,400 km', 'Estimate', '₹48,000', 'Member since', 'By Asha, a member since'])
      await expect(found).toContainText(known);
    await tabTo(meera, found.getByRole('button', { name: /^Refuse:/ }));
    await meera.keyboard.press('Enter');
    await expect(found.getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await meera.keyboard.type(reason);
    await tabTo(meera, found.getByRole('checkbox', { name: 'This is fraud' }));
    await meera.keyboard.press('Space');
    await tabTo(meera, found.getByRole('button', { name: 'Refuse it' }));
    await meera.keyboard.press('Enter');
    await expect.poll(() => statusOf(seller, slug)).toBeGreaterThanOrEqual(404);
    // Axe reads the positions of all elements at its start: the response must not move them meanwhile.
    await expect(found.getByRole('button', { name: /^Reverse it:/ })).toBeVisible();
    await expectNoBarriers(meera);
    await meera.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the buyer is warned at once in the open conversation, and by mail', async () => {
    const warning = buyer.getByRole('alert', { name: 'We have removed this listing. Do not pay.' });
    await expect(warning).toBeVisible();
    await expect(warning).toContainText(reason);
    await expect(warning.getByRole('link', { name: /^1930/ })).toHaveAttribute('href', 'tel:1930');
    await expect(warning.getByRole('link', { name: 'cybercrime.gov.in' })).toBeVisible();
    await expect(buyer.getByRole('region', { name: agreed })).toBeHidden();
    await expectNoBarriers(buyer);
    await expect.poll(() => mailsTo(username).filter((mail) => mail.includes('Do not pay for the'))).toHaveLength(1);
    expect(await statusOf(seller, other)).toBeGreaterThanOrEqual(404);
  });

  await test.step('the seller reads why, on the page and in one mail', async () => {
    await seller.goto('/profile');
    await expect(seller.getByRole('listitem', { name: 'Honda Activa, 2017' })).toContainText(reason);
    await expect.poll(() => mailsTo(name).filter((mail) => mail.includes('a buyer says so'))).toHaveLength(1);
  });

  await test.step('the decision is taken back, and what was decided stays to be read', async () => {
    await found.getByRole('button', { name: /^Reverse it:/ }).click();
    await meera.getByRole('button', { name: 'Checked again' }).click();
    await meera.getByRole('button', { name: 'Reverse it', exact: true }).click();
    await found.getByRole('button', { name: /^Allow:/ }).click();
    await meera.getByRole('button', { name: 'Report is wrong' }).click();
    await meera.getByRole('button', { name: 'Allow it' }).click();
    await expect.poll(() => statusOf(seller, slug)).toBe(200);
    expect(await statusOf(seller, other)).toBe(200);
    await comeBack(buyer);
    await expect(buyer.getByRole('region', { name: agreed })).toBeVisible();
    await buyer.context().close();
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
