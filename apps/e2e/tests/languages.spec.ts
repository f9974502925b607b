import { expect, test, untilWhole } from '../journey.ts';
import { readAddresses } from '../servers/addresses.ts';
import { signIn } from '../sign-in.ts';

const comparison = '/compare-bikes/cb350-vs-classic-350';
const terms = { en: 'Terms and Conditions', hi: 'नियम और शर्तें' };

/** Extracts the language-dependent parts of a page: its `lang`, footer, links, and hydration scripts. */
function languageOf(html: string) {
  return {
    lang: /<html lang="([^"]*)"/.exec(html)?.[1],
    terms: [terms.en, terms.hi].filter((text) => html.includes(`>${text}<`)),
    links: [...new Set([...html.matchAll(/<a [^>]*href="\/(hi\b)?/g)].map(([, prefix]) => prefix ?? 'en'))],
    manifest: /import "([^"]*\/manifest-[^"]*)"/.exec(html)?.[1],
  };
}

test('both languages answer side by side, and no page is mixed', async ({ request }) => {
  const { uncachedSite } = readAddresses();
  const read = async (path: string) => languageOf(await (await request.get(uncachedSite + path)).text());
  const paths = [`/hi${comparison}`, comparison, '/hi', '/', '/hi/best-bikes', '/best-bikes'];
  const answers = [...(await Promise.all(paths.map(read))), ...(await Promise.all(paths.map(read)))];
  const english = answers.filter((_, index) => index % 2 === 1);
  const hindi = answers.filter((_, index) => index % 2 === 0);
  const [{ manifest }, { manifest: other }] = [english[0] ?? {}, hindi[0] ?? {}];
  expect(manifest).not.toBe(other);
  for (const page of english) {
    expect(page).toEqual({ lang: 'en-IN', terms: [terms.en], links: expect.arrayContaining(['en', 'hi']), manifest });
  }
  for (const page of hindi) {
    expect(page).toEqual({ lang: 'hi-IN', terms: [terms.hi], links: expect.arrayContaining(['hi']), manifest: other });
  }
});

test('a reader of Hindi stays in Hindi from page to page in one document, and finds the way to English', async ({
  page,
}) => {
  await page.goto(`/hi${comparison}`);
  await untilWhole(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await expect(page.getByText('का व्हीलबेस लंबा है', { exact: false }).first()).toBeVisible();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'नए स्कूटर' });
  await link.click();
  await expect(page).toHaveURL(/\/hi\/new-scooters$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/hi${comparison}$`));
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(await page.getAttribute('html', 'lang')).toBe('hi-IN');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(new RegExp(`[^i]${comparison}$`));
  expect(await page.getAttribute('html', 'lang')).toBe('en-IN');
});

test('who is signed in gets mails in the language of their choice', async ({ page }) => {
  await signIn(page);
  await page.goto('/faqs');
  await untilWhole(page);
  const told = page.waitForRequest((request) => request.method() === 'PATCH' && request.url().includes('/users/me/'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click();
  expect((await told).postDataJSON()).toEqual({ language: 'hi' });
  await expect(page).toHaveURL(/\/hi\/faqs$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a search in Hindi leads to its results, and a form that is refused says why and keeps what was typed', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/hi');
    const field = page.getByRole('main').getByRole('combobox');
    await field.fill('hero');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/hi\/search\?q=hero$/);
    expect(await page.getAttribute('html', 'lang')).toBe('hi-IN');
    // A rejected form is a page with status 400.
    consoleErrors.allow(/status of 400/);
    await page.goto('/hi/forgot-password');
    await page.locator('input[name="email"]').fill('asha');
    await page.locator('input[name="email"]').press('Enter');
    await expect(page.locator('input[name="email"]')).toHaveValue('asha');
    await expect(page.locator('input[name="email"]')).toHaveAttribute('aria-invalid', 'true');
  });
});
