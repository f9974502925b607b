import type { Browser, Page } from '@playwright/test';
import { login } from '../account-steps.ts';
import { expectNoBarriers } from '../barriers.ts';
import { expect, tabTo, test, untilHydrated, untilWhole } from '../journey.ts';
import { listBike } from '../list-bike.ts';
import { confirmAddress, signIn } from '../sign-in.ts';

/** Somebody signed in, in a browser of their own, with a mail address that is confirmed. */
async function member(browser: Browser, prefix: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const username = await signIn(page, prefix);
  await confirmAddress(page, username);
  return page;
}

async function askFrom(page: Page, slug: string) {
  await page.goto(`/bikes/${slug}`);
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Ask the seller' }).click();
  const question = page.getByLabel('Your question');
  await expect(question).toBeVisible();
  return question;
}

const messagesOf = (page: Page) => page.getByRole('log', { name: 'What was said' });

test('two people ask, answer, offer, accept, show a number, take it back, block and report', async ({
  page: seller,
  browser,
}) => {
  test.slow();
  await signIn(seller);
  const { slug } = await listBike(seller);
  const buyer = await member(browser, 'ravi');

  const question = await askFrom(buyer, slug);
  await question.fill('Call me on nine eight seven six five four three two one zero');
  await buyer.getByRole('button', { name: 'Send the question' }).click();
  await expect(buyer.getByText('It seems to hold a phone number.')).toBeVisible();
  await expect(question).toHaveValue(/^Call me on nine/);
  await question.fill('Can I see the service bills?');
  await buyer.getByRole('button', { name: 'Send the question' }).click();
  await expect(buyer.getByText(/^Sent\. The seller is told by mail/)).toBeVisible();

  await seller.goto('/');
  await untilHydrated(seller);
  await expect(seller.getByRole('banner').getByText('1 unread')).toBeVisible();
  await seller.getByRole('banner').getByRole('button', { name: /^asha/ }).click();
  await seller.getByRole('link', { name: 'My Messages (1)' }).click();
  await seller.getByRole('link', { name: 'Honda Activa, 2021' }).click();
  await expect(messagesOf(seller).getByText('Can I see the service bills?')).toBeVisible();
  await expect(seller.getByRole('banner').getByText('1 unread')).toBeHidden();
  await seller.getByLabel('Your message').fill('Yes, all of them are there.');
  await seller.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(messagesOf(seller).getByText('Yes, all of them are there.')).toBeVisible();

  await buyer.getByRole('link', { name: 'Open the conversation' }).click();
  await expect(messagesOf(buyer).getByText('Yes, all of them are there.')).toBeVisible();
  await buyer
    .getByLabel(/^Your offer/)
    .last()
    .fill('48000');
  await buyer.getByRole('button', { name: 'Send this offer' }).click();
  await expect(messagesOf(buyer).getByText('Offer: ₹48,000')).toBeVisible();

  // The page of the seller asks by itself what is new.
  await seller.getByRole('button', { name: 'Accept' }).click({ timeout: 15_000 });
  await expect(seller.getByRole('region', { name: /^Agreed at ₹48,000 until/ })).toBeVisible();
  await expect(buyer.getByRole('region', { name: /^Agreed at ₹48,000 until/ })).toBeVisible({ timeout: 15_000 });
  await expect(buyer.getByText('Sign forms 29 and 30, then pay')).toBeVisible();

  await seller.getByRole('button', { name: 'Show my number, 9876543210' }).click();
  await expect(seller.getByText(/sees your number, nobody else does/)).toBeVisible();
  await expect(buyer.getByRole('link', { name: '9876543210' })).toBeVisible({ timeout: 15_000 });
  await seller.getByRole('button', { name: 'Take it back' }).click();
  await expect(buyer.getByRole('link', { name: '9876543210' })).toBeHidden({ timeout: 15_000 });

  await buyer.getByRole('button', { name: 'Report' }).click();
  await buyer.getByRole('radio', { name: 'It looks like a fraud' }).check();
  await buyer.getByRole('button', { name: 'Send the report' }).click();
  await expect(buyer.getByText('Thank you. Somebody will look at it.')).toBeVisible();
  await buyer.getByRole('button', { name: 'Block' }).click();
  await expect(buyer.getByText('You hear nothing more of this person.')).toBeVisible();
  await expect(seller.getByText(/^This conversation is closed/)).toBeVisible({ timeout: 15_000 });
  await buyer.context().close();
});

test('a question typed before the sign-in is there after it, and goes once it is sent', async ({ page, browser }) => {
  test.slow();
  await signIn(page);
  const { slug } = await listBike(page);
  const buyer = await member(browser, 'ravi');
  await buyer.goto('/');
  await untilHydrated(buyer);
  const username = String(await buyer.evaluate(() => localStorage.getItem('username')));
  await buyer.getByRole('banner').getByRole('button', { name: username }).click();
  await buyer.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(buyer.getByRole('banner').getByRole('link', { name: 'Login / Register' })).toBeVisible();
  const question = await askFrom(buyer, slug);
  await question.fill('Can I see the service bills?');
  await buyer.getByRole('button', { name: 'Login to send it' }).click();
  await login(buyer, username);
  await expect(buyer).toHaveURL(new RegExp(`/bikes/${slug}`));
  await expect(question).toHaveValue('Can I see the service bills?');
  await expect(question).toBeInViewport();
  await buyer.getByRole('button', { name: 'Send the question' }).click();
  await expect(buyer.getByText(/^Sent\./)).toBeVisible();
  expect(await buyer.evaluate(() => localStorage.getItem('unsent-message'))).toBe('null');
  await buyer.context().close();
});

test('a stranger is led to the sign-in and back, and no page of messages is stored or tells anything', async ({
  page,
  browser,
}) => {
  await signIn(page);
  const { slug } = await listBike(page);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`/bikes/${slug}`);
  await untilWhole(stranger);
  await stranger
    .getByRole('region', { name: 'Ask the seller' })
    .getByRole('link', { name: 'Login to make an offer' })
    .click();
  await expect(stranger).toHaveURL(`/login?return=${encodeURIComponent(`/bikes/${slug}`)}`);
  const answer = await stranger.request.get('/messages?with=1');
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'private, no-store']);
  expect(await answer.text()).toContain('Sign in to see your messages');
  await stranger.context().close();
});

test('who asks and answers by keys alone meets no barrier, small and by night', async ({ page, browser }) => {
  test.slow();
  await signIn(page);
  const { slug } = await listBike(page);
  const buyer = await member(browser, 'ravi');
  await askFrom(buyer, slug);
  await tabTo(buyer, buyer.getByLabel('Your question'));
  await buyer.keyboard.type('Is it still there?');
  await buyer.keyboard.press('Tab');
  await buyer.keyboard.press('Enter');
  await expect(buyer.getByText(/^Sent\./)).toBeVisible();
  await expectNoBarriers(buyer);
  await page.goto('/messages');
  await page.getByRole('link', { name: 'Honda Activa, 2021' }).waitFor();
  await expectNoBarriers(page);
  await page.getByRole('link', { name: 'Honda Activa, 2021' }).click();
  await expect(page.getByLabel('Your message')).toBeVisible();
  await expectNoBarriers(page);
  await buyer.context().close();
});
