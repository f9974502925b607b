import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../journey.ts';

const address = '/contact-us';
const sent = 'Your message has been sent successfully!';

/** Each journey writes with an address of its own: one sender may send three messages at once. */
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a visitor writes to the owner; what was typed stays when it is refused', async ({ page, complaints }) => {
    // A form that is refused is a page with status 400.
    complaints.allow(/status of 400/);
    await page.goto('/contact');
    await expect(page).toHaveURL(address);
    await write(page, { ...message(), Phone: '98765' });
    await page.getByRole('checkbox').uncheck();
    await send(page);
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(page.getByText('Please enter a valid 10-digit phone number')).toBeVisible();
    await expect(page.getByText('Please agree to the Terms and Conditions.')).toBeVisible();
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await expect(field(page, 'Name')).toHaveValue('Pooja Sharma');
    await expect(field(page, 'Message')).toHaveValue(/^The price in Jaipur.*\nWhich/);
    await field(page, 'Phone').fill('+91 98765 43210');
    await page.getByRole('checkbox').check();
    await send(page);
    await expect(page).toHaveURL(`${address}?sent=stored#outcome`);
    await expect(page.getByText(sent)).toBeInViewport();
    await expect(page.getByText(/^It is stored\. Nobody is told of it by mail/)).toBeVisible();
    await expect(field(page, 'Message')).toHaveValue('');
  });

  test('20 kB are answered as clearly, and lost nowhere', async ({ page, complaints }) => {
    complaints.allow(/status of 400/);
    const text = 'ए'.repeat(7000);
    await page.goto(address);
    await write(page, { ...message(), Message: text });
    await send(page);
    await expect(page.getByText('At most 2,000 characters fit, and this has 7,000.')).toBeVisible();
    await expect(field(page, 'Message')).toHaveValue(text);
  });
});

test('on a phone a visitor comes by the foot of the page, writes, and is told what became of it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faqs');
  await untilHydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText(/^(Open now, until|Closed now, opens)/)).toBeVisible();
  await write(page, { ...message(), Email: 'pooja@example' });
  await send(page);
  await expect(field(page, 'Email')).toBeFocused();
  await expect(page.getByText('Write it like name@example.in')).toBeVisible();
  await field(page, 'Email').fill(newSender());
  await send(page);
  await expect(page.getByText(sent)).toBeInViewport();
  await expect(page).toHaveURL(address);
  await expect(field(page, 'Message')).toHaveValue('');
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('a message is written and sent by keys alone', async ({ page }) => {
  await page.goto(address);
  await untilHydrated(page);
  await field(page, 'Name').focus();
  const { Message: text, ...short } = message();
  for (const typed of Object.values(short)) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Terms and Conditions' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(sent)).toBeVisible();
});

test('markup in each field is text, here and in the page that is shown anew', async ({ page, complaints }) => {
  complaints.allow(/status of 400/);
  const markup = '"><img src=x onerror="document.title=1"><script>document.title=1</script>\u202E';
  const form = { name: markup, email: markup, mobile_number: markup, city: markup, comments: `</textarea>${markup}` };
  const answer = await page.request.post(address, { form });
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([400, 'no-store']);
  await page.route(`**${address}`, (route) => route.fulfill({ response: answer }));
  await page.goto(address);
  await expect(field(page, 'Name')).toHaveValue(markup);
  await expect(field(page, 'Message')).toHaveValue(`</textarea>${markup}`);
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  expect(await page.title()).toContain('Contact us');
});

test('the form takes nothing of another site', async ({ request }) => {
  const foreign = await request.post(address, { form: { name: 'Pooja' }, headers: { origin: 'https://evil.test' } });
  expect(foreign.status()).toBe(403);
});

test('a placeholder says that it is to come, and goes back', async ({ page }) => {
  await page.goto('/faqs');
  await untilHydrated(page);
  for (const [path, title] of [
    ['/insurance', 'Insurance'],
    ['/news-media', 'News Media'],
    ['/reviews', 'Reviews'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(/^This feature is currently under development/)).toBeVisible();
  }
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/');
});
