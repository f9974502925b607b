import { expect, test, untilHydrated } from '../journey.ts';
import { readAddresses } from '../servers/addresses.ts';

test.use({ baseURL: readAddresses().faultySite });
test.beforeEach(({ complaints }) => complaints.allow(/^Failed to load resource/));

const message = {
  Name: 'Pooja',
  Phone: '9876543210',
  City: 'Jaipur',
  Message: 'Which is right?',
};

for (const [fault, text, javaScriptEnabled] of [
  ['error', 'The garage is closed.', true],
  ['redirect', 'Failed to submit the form.', false],
] as const)
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(`a message that the API refuses (${fault}) stands where it was, and goes when the API works again`, async ({
      page,
      faults,
    }) => {
      // One sender may send three messages at once.
      const said = { ...message, Email: `pooja-${fault}-${javaScriptEnabled}-${Date.now()}@example.test` };
      await faults.set('users/contact-messages/', fault);
      await page.goto('/contact-us');
      if (javaScriptEnabled) await untilHydrated(page);
      const main = page.getByRole('main');
      for (const [name, typed] of Object.entries(said)) await main.getByRole('textbox', { name }).fill(typed);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(main.getByRole('alert')).toHaveText(text);
      for (const [name, typed] of Object.entries(said))
        await expect(main.getByRole('textbox', { name })).toHaveValue(typed);
      await faults.clear();
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(main.getByText('Your message has been sent successfully!')).toBeVisible();
    });
  });
