import type { Page } from '@playwright/test';
import { login, newName, signUp } from '../account-steps.ts';
import { expect, untilHydrated } from '../journey.ts';
import { test } from '../moderated-journey.ts';
import { confirmAddress, signIn } from '../sign-in.ts';

const bike = '/royal-enfield/meteor-350';
const said = {
  before: 'It climbs the ghat and never complains.',
  after: 'After a year the chain complains on the ghat.',
};

const list = (page: Page) => page.getByRole('list', { name: 'Reviews', exact: true });
const own = (page: Page) => page.getByRole('region', { name: 'Your review of Meteor 350' });
const write = (page: Page) => page.getByRole('button', { name: 'Write a review' });
const form = (page: Page) => page.getByRole('form', { name: 'Your review of Meteor 350' });

async function openReviews(page: Page) {
  await page.goto(bike);
  await untilHydrated(page);
  await page.getByRole('heading', { name: 'Reviews', exact: true }).scrollIntoViewIfNeeded();
}

test('a rider writes a review, which others see once it is read, find helpful once, and see again after each change', async ({
  page,
  browser,
  moderated,
}) => {
  // Each publication stops the site, and starts it again.
  test.setTimeout(300_000);
  const username = newName();
  // Who comes back from signing in is led to the form; it should not be on its way while it is pressed.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUp(page, username, untilHydrated);
  await expect(page).toHaveURL('/login');
  await openReviews(page);
  await write(page).click();
  await expect(form(page).getByLabel('5 stars')).toBeFocused();
  await form(page).getByLabel('5 stars').check();
  await form(page).getByLabel('What is it like to live with?').fill(said.before);
  await form(page).getByRole('button', { name: 'Sign in and send' }).click();
  await login(page, username);
  await expect(page).toHaveURL(`${bike}#reviews`);
  await form(page).getByRole('button', { name: 'Send review' }).click();
  await expect(own(page)).toContainText('Waiting to be read');
  await expect(own(page)).toContainText(said.before);

  const reader = await (await browser.newContext()).newPage();
  await confirmAddress(reader, await signIn(reader, 'ravi'), moderated.outbox);
  await openReviews(reader);
  await expect(reader.getByText('No reviews found for this bike.')).toBeVisible();
  await expect(reader.getByText(said.before)).toBeHidden();

  expect(await moderated.publishWaiting()).toContain(`PENDING  meteor-350  5 of 5`);
  await openReviews(reader);
  await expect(list(reader)).toContainText(said.before);
  expect(await (await reader.request.get(bike)).text()).not.toContain(said.before);
  await expect(reader.getByText('1 rating', { exact: true })).toBeVisible();
  await expect(reader.getByText('5.0 of 5', { exact: true })).toBeVisible();
  const helpful = list(reader).getByRole('button', { name: /^Helpful/ });
  await helpful.click();
  await expect(helpful).toHaveText('Helpful (1)');
  await openReviews(reader);
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect(helpful).toHaveText('Helpful (1)');

  await openReviews(page);
  await expect(own(page)).toContainText('Published');
  await own(page).getByRole('button', { name: 'Edit review' }).click();
  await expect(form(page).getByLabel('5 stars')).toBeChecked();
  await form(page).getByLabel('3 stars').check();
  await form(page).getByLabel('What is it like to live with?').fill(said.after);
  await form(page).getByRole('button', { name: 'Send review' }).click();
  await expect(own(page)).toContainText('Waiting to be read');
  await expect(own(page)).toContainText(said.after);
  await openReviews(reader);
  await expect(reader.getByText('No reviews found for this bike.')).toBeVisible();

  expect(await moderated.publishWaiting()).toContain(said.after);
  await openReviews(reader);
  await expect(list(reader)).toContainText(said.after);
  await expect(list(reader)).not.toContainText(said.before);
  await expect(reader.getByText('3.0 of 5', { exact: true })).toBeVisible();
  await expect(helpful).toHaveText('Helpful (1)');

  await openReviews(page);
  await own(page).getByRole('button', { name: 'Delete review' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete review' }).click();
  await expect(page.getByText('Your review is deleted.')).toBeVisible();
  await expect(write(page)).toBeVisible();
  await openReviews(reader);
  await expect(reader.getByText('No reviews found for this bike.')).toBeVisible();
  await reader.context().close();
});
