import type { Page } from '@playwright/test';
import { fillSignUp, login, newName } from '../account-steps.ts';
import { expect, test, untilHydrated, untilWhole } from '../journey.ts';
import { listBike } from '../list-bike.ts';
import { linkFor } from '../sent-mails.ts';
import { signIn } from '../sign-in.ts';

/** Opens an account from the login page that an action has led to, and signs in by its mail address. */
async function openAccount(page: Page): Promise<string> {
  const username = newName();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await fillSignUp(page, username);
  await expect(page).toHaveURL(/\/login\?return=/);
  await login(page, `${username}@example.test`);
  return username;
}

test('a buyer without an account asks, offers and keeps a favourite, opens an account, confirms the mail address, and types nothing twice', async ({
  page,
  context,
  browser,
  consoleErrors,
}) => {
  test.slow();
  // A message before the mail address is confirmed is rejected; so is a request whose session has ended.
  consoleErrors.allow(/status of 40[13]/);
  const seller = await (await browser.newContext()).newPage();
  await signIn(seller);
  const { slug } = await listBike(seller);
  const path = `/bikes/${slug}`;
  const question = page.getByLabel('Your question');
  const offer = page.getByRole('textbox', { name: /^Your offer/ });

  await page.goto(path);
  await untilWhole(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /favourite/i })
    .first()
    .click();
  await question.fill('Can I see the service bills?');
  await offer.fill('47000');
  await offer.blur();
  await page.getByRole('button', { name: 'Login to make an offer' }).click();
  const username = await openAccount(page);
  await expect(page).toHaveURL(new RegExp(`^[^?]*${path}`));
  await expect(question).toHaveValue('Can I see the service bills?');
  await expect(offer).toHaveValue('47,000');

  await test.step('the mail address is confirmed in another tab, which leads back', async () => {
    await page.getByRole('button', { name: 'Send question' }).click();
    await expect(page.getByText(/^Confirm your email to contact sellers\./)).toBeVisible();
    await page.getByRole('button', { name: 'Resend link' }).click();
    await expect(page.getByText(/^We have sent a new link/)).toBeVisible();
    const other = await context.newPage();
    await other.goto(await linkFor(username, 'verify-email'));
    await untilHydrated(other);
    await other.getByRole('button', { name: 'Confirm my email' }).click();
    await other.getByRole('link', { name: 'Continue where you left off' }).click();
    await expect(other).toHaveURL(new RegExp(`^[^?]*${path}`));
    await expect(other.getByLabel('Your question')).toHaveValue('Can I see the service bills?');
    await other.close();
  });
  await test.step('a session that ends while somebody writes loses nothing', async () => {
    await context.clearCookies({ name: 'refresh' });
    await page.reload();
    await untilWhole(page);
    await expect(question).toHaveValue('Can I see the service bills?');
    await question.fill('Can I see the service bills, please?');
    // The page may notice only on sending that the session has ended: then the button is pressed once more.
    const send = page.getByRole('button', { name: /^(Send question|Login to send)$/ });
    await expect(async () => {
      if (await send.isVisible()) await send.click({ timeout: 2000 });
      await expect(page.getByLabel('Username or email')).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    await login(page, username);
    await expect(page).toHaveURL(new RegExp(`^[^?]*${path}`));
    await expect(question).toHaveValue('Can I see the service bills, please?');
    await expect(offer).toHaveValue('47,000');
  });
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByText(/^Sent\. We’ve emailed the seller/)).toBeVisible();
  await page.getByRole('button', { name: 'Send offer' }).click();
  await expect(page.getByText('Your offer of ₹47,000 is waiting for a reply.')).toBeVisible();
  await page.goto('/profile');
  await expect(
    page
      .getByRole('list', { name: 'Favourite used bikes' })
      .getByRole('button', { name: 'Remove Honda Activa from favourites' }),
  ).toBeVisible();
  await seller.context().close();
});

test('a rider without an account writes a review, closes the tab half way through the sign-up, and finds it again', async ({
  page,
  context,
}) => {
  test.slow();
  const path = '/royal-enfield/classic-350';
  const said = 'It thumps along all day and starts in the rain.';
  await page.goto(path);
  await untilHydrated(page);
  await page.getByRole('heading', { name: 'Reviews', exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Write a review' }).click();
  const form = page.getByRole('form', { name: /^Your review of/ });
  await form.getByLabel('4 stars').check();
  await form.getByLabel('What is it like to own?').fill(said);
  await form.getByRole('button', { name: 'Sign in and send' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Username').fill('half');
  await page.close();

  const later = await context.newPage();
  await later.goto(path);
  await untilHydrated(later);
  await later.getByRole('heading', { name: 'Reviews', exact: true }).scrollIntoViewIfNeeded();
  const again = later.getByRole('form', { name: /^Your review of/ });
  await expect(again.getByLabel('What is it like to own?')).toHaveValue(said);
  await again.getByRole('button', { name: 'Sign in and send' }).click();
  await openAccount(later);
  await expect(later).toHaveURL(`${path}#reviews`);
  await expect(again.getByLabel('4 stars')).toBeChecked();
  await expect(again.getByLabel('What is it like to own?')).toHaveValue(said);
  await again.getByRole('button', { name: 'Send review' }).click();
  await expect(later.getByRole('region', { name: /^Your review of/ })).toContainText(said);
});
