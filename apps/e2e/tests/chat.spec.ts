import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../barriers.ts';
import { expect, tabTo, test, untilWhole } from '../journey.ts';

const chatOf = (page: Page) => page.getByRole('dialog', { name: 'Ask Dopahiya' });
const logOf = (page: Page) => page.getByRole('log', { name: 'Conversation' });

/** Opens the chat of a page by keyboard and says who asks. */
async function beginChat(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilWhole(page);
  await page.getByRole('link', { name: 'Chat: ask us' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.keyboard.type('Asha Rao');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9876543210');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Pune');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your message')).toBeFocused();
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Your message').fill(question);
  await page.keyboard.press('Enter');
  await expect(logOf(page).getByText('The answer is coming...')).toBeHidden();
}

test('a visitor asks for a price and for another city, and finds the same sum on the page', async ({ page }) => {
  await beginChat(page, '/faqs');
  await ask(page, 'on-road price of Activa in Pune');
  const sum =
    /₹[\d,]+/.exec(
      await logOf(page)
        .getByText(/costs about/)
        .last()
        .innerText(),
    )?.[0] ?? 'none';
  await ask(page, 'and in Delhi?');
  await expect(logOf(page).getByText(/on the road in Delhi/)).toBeVisible();
  await logOf(page).getByRole('link', { name: 'See each line' }).first().click();
  await expect(page).toHaveURL(/\/price-checker\?bike=activa&city=Pune$/);
  await expect(page.getByRole('main').getByText(sum, { exact: true }).first()).toBeVisible();
});

test('a visitor asks what owning costs, and the page adds up to the same', async ({ page }) => {
  await beginChat(page, '/contact-us');
  await ask(page, 'What will a Classic 350 cost me over 5 years in Pune?');
  const sum =
    /₹[\d,]+/.exec(
      await logOf(page)
        .getByText(/^Dopahiya: Owning the/)
        .innerText(),
    )?.[0] ?? 'none';
  await logOf(page).getByRole('link', { name: 'Add up what owning costs' }).click();
  await expect(page.getByRole('main').getByText('in all over 5 years')).toBeVisible();
  await expect(page.getByRole('main').getByText(sum, { exact: true }).first()).toBeVisible();
});

test('a visitor compares two bikes to scale, goes on where a page was loaded anew, and deletes it all', async ({
  page,
}) => {
  await beginChat(page, '/about-us');
  await ask(page, 'Classic 350 vs Hunter 350');
  await expect(logOf(page).getByRole('img', { name: /Classic 350/ })).toBeVisible();
  await expect(logOf(page).getByRole('definition')).toHaveCount(3);
  await expectNoBarriers(page);
  await page.reload();
  await untilWhole(page);
  const tab = page.getByRole('link', { name: 'Chat: ask us' });
  await tab.click();
  await expect(logOf(page).getByText('Classic 350 vs Hunter 350')).toBeVisible();
  await ask(page, 'which one is cheaper?');
  await expect(logOf(page).getByText('Classic 350 vs Hunter 350')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Delete this conversation' }));
  await page.keyboard.press('Enter');
  await expect(chatOf(page).getByText('Deleted: nothing of it is kept.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chatOf(page)).toBeHidden();
  await expect(tab).toBeFocused();
});

test('a name of several models is asked back, and one of them chosen', async ({ page }) => {
  await beginChat(page, '/faqs');
  await ask(page, 'pulsar price');
  await logOf(page).getByRole('button', { name: 'Bajaj Pulsar 150' }).click();
  await expect(logOf(page).getByText(/The Bajaj Pulsar 150 costs about ₹/)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the tab leads to the contact page', async ({ page }) => {
    await page.goto('/faqs');
    await page.getByRole('link', { name: 'Chat: ask us' }).click();
    await expect(page).toHaveURL(/\/contact-us$/);
  });
});
