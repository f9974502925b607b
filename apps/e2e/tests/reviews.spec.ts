import type { Page } from '@playwright/test';
import { login } from '../account-steps.ts';
import { expect, test, untilHydrated, whereIdle } from '../journey.ts';
import { readAddresses } from '../servers/addresses.ts';
import { publishedReview } from '../servers/prepare-people.ts';
import { confirmAddress, signIn } from '../sign-in.ts';

const meteor = { path: '/royal-enfield/meteor-350', name: 'Meteor 350' };
const hunter = { path: '/royal-enfield/hunter-350', name: 'Hunter 350' };
const said = {
  new: 'It climbs the ghat and never complains.',
  changed: 'After a year the chain complains on the ghat.',
};

const list = (page: Page) => page.getByRole('list', { name: 'Reviews', exact: true });
const own = (page: Page, { name }: typeof meteor) => page.getByRole('region', { name: `Your review of ${name}` });
const form = (page: Page, { name }: typeof meteor) => page.getByRole('form', { name: `Your review of ${name}` });
const question = 'What is it like to own?';

async function openReviews(page: Page, { path }: typeof meteor) {
  await page.goto(path);
  await untilHydrated(page);
  await page.getByRole('heading', { name: 'Reviews', exact: true }).scrollIntoViewIfNeeded();
}

test('a rider writes a review before signing in, which waits to be read; one that is published others find helpful once, and read no more once it is changed', async ({
  page,
  browser,
}) => {
  test.slow();
  await openReviews(page, meteor);
  await page.getByRole('button', { name: 'Write a review' }).click();
  await expect(form(page, meteor).getByLabel('5 stars')).toBeFocused();
  await form(page, meteor).getByLabel('5 stars').check();
  await form(page, meteor).getByLabel(question).fill(said.new);
  await form(page, meteor).getByRole('button', { name: 'Sign in and send' }).click();
  await login(page, readAddresses().people.author);
  await expect(page).toHaveURL(`${meteor.path}#reviews`);
  await form(page, meteor).getByRole('button', { name: 'Send review' }).click();
  await expect(own(page, meteor)).toContainText('Being checked');
  await expect(own(page, meteor)).toContainText(said.new);

  const reader = await (await browser.newContext()).newPage();
  await confirmAddress(reader, await signIn(reader, 'ravi'));
  const answer = await reader.request.get('/api/reviews/?bike=meteor-350');
  expect(await answer.text()).not.toContain(said.new);
  await openReviews(reader, hunter);
  await expect(list(reader)).toContainText(publishedReview);
  expect(await (await reader.request.get(hunter.path, whereIdle)).text()).not.toContain(publishedReview);
  await expect(reader.getByText('1 rating', { exact: true })).toBeVisible();
  await expect(reader.getByText('5.0 of 5', { exact: true })).toBeVisible();
  const helpful = list(reader).getByRole('button', { name: /^Helpful/ });
  await helpful.click();
  await expect(helpful).toHaveText('Helpful (1)');
  await openReviews(reader, hunter);
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect(helpful).toHaveText('Helpful (1)');

  await openReviews(page, hunter);
  await expect(own(page, hunter)).toContainText('Published');
  await own(page, hunter).getByRole('button', { name: 'Edit review' }).click();
  await expect(form(page, hunter).getByLabel('5 stars')).toBeChecked();
  await form(page, hunter).getByLabel('3 stars').check();
  await form(page, hunter).getByLabel(question).fill(said.changed);
  await form(page, hunter).getByRole('button', { name: 'Send review' }).click();
  await expect(own(page, hunter)).toContainText('Being checked');
  await expect(own(page, hunter)).toContainText(said.changed);
  await openReviews(reader, hunter);
  await expect(reader.getByText(/^Not rated yet/)).toBeVisible();
  await expect(list(reader)).not.toContainText(publishedReview);
  await reader.context().close();

  await own(page, hunter).getByRole('button', { name: 'Delete review' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete review' }).click();
  await expect(page.getByText('Your review is deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Write a review' })).toBeVisible();
});
