import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../journey.ts';

const address = '/contact-us';
const sent = 'Your message has been sent successfully!';

/** Each journey writes from its own address: one sender may send three messages at once. */
let senders = 0;
const newSender = () => `pooja-${Date.now()}-${senders++}@example.test`;

const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name });

async function write(page: Page, said: Record<string, string>) {
  for (const [name, text] of Object.entries(said)) await field(page, name).fill(text);
}

const message = () => ({
  Name: 'Pooja Sharma',
  Email: newSender(),
  Phone: '98765 43210',
  City: 'Jaipur',
  Message: 'The price in Jaipur is above what my dealer wrote.\nWhich of the two is right?',
});

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

test.use({ viewport: { width: 390, height: 844 } });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor comes by the tab of the chat and writes to the owner; what was typed stays when it is refused, as text', async ({
    page,
    request,
    consoleErrors,
  }) => {
    // A rejected form is a page with status 400.
    consoleErrors.allow(/status of 400/);
    await page.goto('/faqs');
    await page.getByRole('link', { name: 'Ask us' }).click();
    await expect(page).toHaveURL(address);
    await write(page, { ...message(), Phone: '98765' });
    await send(page);
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(page.getByText('Please enter a valid 10-digit phone number')).toBeVisible();
    await expect(page.getByText('Agree to the Terms and Conditions.')).toBeVisible();
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await expect(field(page, 'Name')).toHaveValue('Pooja Sharma');
    await expect(field(page, 'Message')).toHaveValue(/^The price in Jaipur.*\nWhich/);
    await field(page, 'Phone').fill('+91 98765 43210');
    await page.getByRole('checkbox').check();
    await send(page);
    await expect(page).toHaveURL(`${address}?sent=stored#outcome`);
    await expect(page.getByText(sent)).toBeInViewport();
    await expect(page.getByText(/^We’ve saved your message/)).toBeVisible();
    await expect(field(page, 'Message')).toHaveValue('');

    const markup = '"><img src=x onerror="document.title=1"><script>document.title=1</script>\u202E';
    await write(page, { ...message(), Name: markup, Email: 'pooja', Message: `</textarea>${markup}` });
    await page.getByRole('checkbox').check();
    await send(page);
    await expect(page.getByRole('checkbox')).toBeChecked();
    await expect(field(page, 'Name')).toHaveValue(markup);
    await expect(field(page, 'Message')).toHaveValue(`</textarea>${markup}`);
    await expect(page.locator('img[src=x]')).toHaveCount(0);
    const form = { name: 'Pooja' };
    const refused = await request.post(address, { form });
    expect([refused.status(), refused.headers()['cache-control']]).toEqual([400, 'no-store']);
    const foreign = await request.post(address, { form, headers: { origin: 'https://evil.test' } });
    expect(foreign.status()).toBe(403);
  });
});

test('a visitor comes by the foot of the page, writes by keys alone, and is told what became of it', async ({
  page,
}) => {
  await page.goto('/faqs');
  await untilHydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByText(/^(Open now, until|Closed now, opens)/)).toBeVisible();
  await field(page, 'Name').focus();
  const { Message: text, ...short } = { ...message(), Email: 'pooja@example' };
  for (const typed of Object.values(short)) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Terms and Conditions' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Email')).toBeFocused();
  await expect(page.getByText('Enter an email like name@example.in')).toBeVisible();
  await field(page, 'Email').fill(newSender());
  await page.keyboard.press('Enter');
  await expect(page.getByText(sent)).toBeInViewport();
  await expect(page).toHaveURL(address);
  await expect(field(page, 'Message')).toHaveValue('');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});
