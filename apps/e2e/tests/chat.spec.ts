import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../barriers.ts';
import { expect, tabTo, test, untilWhole } from '../journey.ts';

const chatOf = (page: Page) => page.getByRole('dialog', { name: 'Ask Dopahiya' });
const logOf = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const tabOf = (page: Page) => page.getByRole('link', { name: 'Chat: ask us' });

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Your message').fill(question);
  await page.keyboard.press('Enter');
  await expect(logOf(page).getByText('Typing...')).toBeHidden();
}

/** Returns the last amount of money that the chat named in a matching sentence. */
async function sumIn(page: Page, sentence: RegExp): Promise<string> {
  return /₹[\d,]+/.exec(await logOf(page).getByText(sentence).last().innerText())?.[0] ?? 'none';
}

test('a visitor asks by keyboard, goes on where a page was loaded anew, finds the same sums on pages, and deletes it all', async ({
  page,
}) => {
  test.slow();
  await page.goto('/about-us');
  await untilWhole(page);
  await tabOf(page).focus();
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

  await test.step('two bikes are compared to scale', async () => {
    await ask(page, 'Classic 350 vs Hunter 350');
    await expect(logOf(page).getByRole('img', { name: /Classic 350/ })).toBeVisible();
    await expect(logOf(page).getByRole('definition')).toHaveCount(3);
    await expectNoBarriers(page);
  });
  await test.step('the conversation goes on where the page was loaded anew', async () => {
    await page.reload();
    await untilWhole(page);
    await tabOf(page).click();
    await expect(logOf(page).getByText('Classic 350 vs Hunter 350')).toBeVisible();
    await ask(page, 'which one is cheaper?');
    await expect(logOf(page).getByText('Classic 350 vs Hunter 350')).toBeVisible();
  });
  await test.step('a name of several models is asked back, and one of them chosen', async () => {
    await ask(page, 'pulsar price');
    await logOf(page).getByRole('button', { name: 'Bajaj Pulsar 150' }).click();
    await expect(logOf(page).getByText(/The Bajaj Pulsar 150 costs about ₹/)).toBeVisible();
  });
  await test.step('a price is that of its page', async () => {
    await ask(page, 'on-road price of Activa in Pune');
    const sum = await sumIn(page, /costs about/);
    await ask(page, 'and in Delhi?');
    await expect(logOf(page).getByText(/on-road in Delhi/)).toBeVisible();
    await logOf(page).locator('a[href$="/price-checker?bike=activa&city=Pune"]').last().click();
    await expect(page).toHaveURL(/\/price-checker\?bike=activa&city=Pune$/);
    await expect(page.getByRole('main').getByText(sum, { exact: true }).first()).toBeVisible();
  });
  await test.step('the conversation is deleted', async () => {
    if (await chatOf(page).isHidden()) await tabOf(page).click();
    await tabTo(page, page.getByRole('button', { name: 'Delete this conversation' }));
    await page.keyboard.press('Enter');
    await expect(chatOf(page).getByText('We’ve deleted this conversation.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chatOf(page)).toBeHidden();
    await expect(tabOf(page)).toBeFocused();
  });
});
