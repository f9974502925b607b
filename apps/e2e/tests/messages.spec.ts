import type { Page } from '@playwright/test';
import { login } from '../account-steps.ts';
import { expectNoBarriers } from '../barriers.ts';
import { comeBack, expect, tabTo, test, untilHydrated, untilWhole } from '../journey.ts';
import { listBike } from '../list-bike.ts';
import { confirmAddress, signIn } from '../sign-in.ts';

const messagesOf = (page: Page) => page.getByRole('log', { name: 'Messages' });

test('two people ask before and after signing in, answer by keys alone, offer, accept, show a number, take it back, report and block', async ({
  page: seller,
  browser,
}) => {
  test.slow();
  await signIn(seller);
  const { slug } = await listBike(seller);
  const buyer = await (await browser.newContext()).newPage();
  const username = await signIn(buyer, 'ravi');
  await confirmAddress(buyer, username);
  await buyer.context().clearCookies();
  await buyer.addInitScript(() => sessionStorage.setItem('was-signed-in', 'yes'));
  const question = buyer.getByLabel('Your question');

  await test.step('a stranger is led to the sign-in, and finds the question typed before it', async () => {
    const answer = await buyer.request.get('/messages?with=1');
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'private, no-store']);
    const html = await answer.text();
    expect(html).toContain('Sign in to see your messages');
    expect(html).toContain('href="/login?return=%2Fmessages%3Fwith%3D1"');
    await buyer.goto(`/bikes/${slug}`);
    await untilWhole(buyer);
    await buyer.getByRole('link', { name: 'Ask the seller' }).click();
    await question.fill('Call me on nine eight seven six five four three two one zero');
    await buyer.getByRole('button', { name: 'Login to send' }).click();
    await login(buyer, username);
    await expect(buyer).toHaveURL(new RegExp(`/bikes/${slug}`));
    await expect(question).toHaveValue(/^Call me on nine/);
    await expect(question).toBeInViewport();
  });
  await test.step('a question with a phone number is refused and kept, another one is sent', async () => {
    await buyer.getByRole('button', { name: 'Send question' }).click();
    await expect(buyer.getByText('It looks like it has a phone number in it.')).toBeVisible();
    await expect(question).toHaveValue(/^Call me on nine/);
    await question.fill('Can I see the service bills?');
    await buyer.getByRole('button', { name: 'Send question' }).click();
    await expect(buyer.getByText(/^Sent\. We’ve emailed the seller/)).toBeVisible();
    await expect.poll(() => buyer.evaluate(() => localStorage.getItem('unsent-forms'))).toBe('[]');
  });

  await test.step('the seller is told in the header, and answers by keys alone', async () => {
    await seller.goto('/faqs');
    await untilHydrated(seller);
    await expect(seller.getByRole('banner').getByText('1 unread')).toBeVisible();
    await seller.getByRole('banner').getByRole('button', { name: /^asha/ }).click();
    await seller.getByRole('link', { name: 'My Messages (1)' }).click();
    await seller.getByRole('link', { name: 'Honda Activa, 2021' }).click();
    await expect(messagesOf(seller).getByText('Can I see the service bills?')).toBeVisible();
    await expect(seller.getByRole('banner').getByText('1 unread')).toBeHidden();
    await tabTo(seller, seller.getByLabel('Your message'));
    await seller.keyboard.type('Yes, all of them are there.');
    await tabTo(seller, seller.getByRole('button', { name: 'Send', exact: true }));
    await seller.keyboard.press('Enter');
    await expect(messagesOf(seller).getByText('Yes, all of them are there.')).toBeVisible();
    await expectNoBarriers(seller);
  });

  await test.step('the buyer offers, the seller accepts', async () => {
    await buyer.getByRole('link', { name: 'Open the conversation' }).click();
    await expect(messagesOf(buyer).getByText('Yes, all of them are there.')).toBeVisible();
    await buyer
      .getByLabel(/^Your offer/)
      .last()
      .fill('48000');
    await buyer.getByRole('button', { name: 'Send offer' }).click();
    await expect(messagesOf(buyer).getByText('Offer: ₹48,000')).toBeVisible();
    await seller.getByRole('button', { name: 'Accept' }).click();
    await expect(seller.getByRole('region', { name: /^Reserved at ₹48,000 until/ })).toBeVisible();
  });

  await test.step('the seller shows a number and takes it back', async () => {
    await seller.getByRole('button', { name: 'Share my number, 9876543210' }).click();
    await expect(seller.getByText(/^Only .* can see your number/)).toBeVisible();
    await comeBack(buyer);
    await expect(buyer.getByRole('link', { name: '9876543210' })).toBeVisible();
    await expect(buyer.getByRole('region', { name: /^Reserved at ₹48,000 until/ })).toBeVisible();
    await expect(buyer.getByText('Sign forms 29 and 30, then pay')).toBeVisible();
    await seller.getByRole('button', { name: 'Hide my number' }).click();
    await expect(seller.getByRole('button', { name: /^Share my number/ })).toBeVisible();
    await comeBack(buyer);
    await expect(buyer.getByRole('link', { name: '9876543210' })).toBeHidden();
  });

  await test.step('the buyer reports and blocks, which closes the conversation', async () => {
    await buyer.getByRole('button', { name: 'Report' }).click();
    await buyer.getByRole('radio', { name: 'It looks like fraud' }).check();
    await buyer.getByRole('button', { name: 'Send report' }).click();
    await expect(buyer.getByText('Thank you. We’ll look at it.')).toBeVisible();
    await buyer.getByRole('button', { name: 'Block' }).click();
    await expect(buyer.getByText('Blocked.')).toBeVisible();
    await comeBack(seller);
    await expect(seller.getByText(/^This conversation is closed/)).toBeVisible();
  });
  await buyer.context().close();
});
