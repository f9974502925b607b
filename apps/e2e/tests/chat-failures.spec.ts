import { expect, test, untilWhole } from '../journey.ts';
import { readAddresses } from '../servers/addresses.ts';

test.use({ baseURL: readAddresses().faultySite });
test.beforeEach(({ complaints }) => complaints.allow(/^Failed to load resource/));

for (const [fault, detailsText, chatText] of [
  ['error', 'The garage is closed.', '⚠️ Failed to reach chatbot API. Please try again later.'],
  ['nonsense', 'An error occurred while submitting your details', "🤖 Sorry, I didn't understand that."],
] as const)
  test(`what the bot cannot take or answer is said, and nothing that was typed is lost (${fault})`, async ({
    page,
    faults,
  }) => {
    await page.goto('/faqs');
    await untilWhole(page);
    await page.getByRole('link', { name: 'Chat: ask us' }).click();
    await faults.set('chatbot/user-details/', fault);
    await page.getByLabel('Full name').fill('Asha Rao');
    await page.getByRole('textbox', { name: 'Phone' }).fill('9876543210');
    await page.getByRole('textbox', { name: 'City' }).fill('Pune');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(detailsText);
    await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao');
    await faults.clear();
    await page.getByRole('button', { name: 'Start' }).click();
    await faults.set('chatbot/', fault);
    await page.getByLabel('Your message').fill('price of Activa in Pune');
    await page.keyboard.press('Enter');
    const log = page.getByRole('log', { name: 'Conversation' });
    await expect(log.getByText(chatText)).toBeVisible();
    await faults.clear();
    await page.getByLabel('Your message').fill('price of Activa in Pune');
    await page.keyboard.press('Enter');
    await expect(log.getByText(/costs about ₹/)).toBeVisible();
  });
