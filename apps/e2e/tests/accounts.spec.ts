import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { login, newName, password, signUp } from '../account-steps.ts';
import { expect, hold, test, untilHydrated } from '../journey.ts';
import { linkFor, mailsTo } from '../sent-mails.ts';

const nameIn = (page: Page, username: string) => page.getByRole('banner').getByRole('button', { name: username });

/** What differs between two answers of one page for the sake of its security. */
const withoutNonce = (html: string): string => html.replaceAll(/nonce(?:="[^"]*"|-[\w+/=]+)/g, '');

/** Headers of a request as somebody else may send them on. */
const sentBy = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !/^(host|content-length)$/.test(name)),
  );

test('a rider opens an account, signs in where they were, comes back, writes, and signs out of all tabs', async ({
  page,
  context,
}) => {
  const username = newName();
  await signUp(page, username, untilHydrated);
  await expect(page.getByText('Registration successful! Redirecting to login...')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.goto('/royal-enfield/classic-350');
  await untilHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Login / Register' }).click();
  await login(page, username);
  await expect(page).toHaveURL('/royal-enfield/classic-350');
  await expect(nameIn(page, username)).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite])).toEqual([
    ['refresh', true, 'Strict'],
    ['known-browser', true, 'Strict'],
  ]);
  const other = await context.newPage();
  await other.goto('/');
  await expect(nameIn(other, username)).toBeVisible();
  await untilHydrated(other);
  await page.reload();
  await untilHydrated(page);
  await nameIn(page, username).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  for (const tab of [page, other])
    await expect(tab.getByRole('banner').getByRole('link', { name: 'Login / Register' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['known-browser']);
});

test('a rider stays signed in though the answers of refreshes are lost, and is warned of nothing', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  const username = newName();
  await signUp(page, username, untilHydrated);
  await expect(page).toHaveURL('/login');
  await login(page, username);
  await expect(page).toHaveURL('/');
  const lost: number[] = [];
  await page.route('**/api/token/refresh/', async (route) => {
    const headers = await route.request().allHeaders();
    // Not by the browser, which would keep the cookie of the answer.
    const { status } = await fetch(route.request().url(), { method: 'POST', headers: sentBy(headers) });
    lost.push(status);
    await route.abort('connectionreset');
  });
  for (const count of [1, 2, 3]) {
    await page.goto('/profile');
    await expect.poll(() => lost.length).toBeGreaterThanOrEqual(count);
    await expect(nameIn(page, username)).toBeVisible();
  }
  expect(new Set(lost)).toEqual(new Set([200]));
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(page.getByText(`${username}@example.test`).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${username}@example.test`).first()).toBeVisible();
  expect(mailsTo(username).filter((mail) => mail.includes('signed out'))).toEqual([]);
});

test('a rider keeps favourites in the account, ends the session of another browser, and deletes the account', async ({
  page,
  browser,
  complaints,
}) => {
  test.slow();
  // What a browser asks whose session is over is refused.
  complaints.allow(/status of 40[01]/);
  const username = newName();
  await signUp(page, username, untilHydrated);
  await expect(page).toHaveURL('/login');
  await page.goto('/royal-enfield/classic-350');
  const favourite = page.getByRole('button', { name: 'Favourite' }).first();
  await favourite.click();
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/login?return=%2Fprofile');
  await login(page, username);
  const favourites = page.getByRole('list', { name: 'Favourites' });
  await expect(favourites.getByRole('article')).toHaveCount(1);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/login?return=%2Fprofile');
  await login(elsewhere, username);
  await expect(elsewhere.getByRole('list', { name: 'Favourites' }).getByText('Classic 350').first()).toBeVisible();
  await elsewhere.getByRole('button', { name: /^Take .* out of your favourites$/ }).click();
  await expect(elsewhere.getByText('No favourites yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No favourites yet')).toBeVisible();
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expect(page.getByText('Signed out there.')).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByText('Sign in to see your profile')).toBeVisible();
  await elsewhere.context().close();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Take my data' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(`"email": "${username}@example.test"`);
  await page.getByLabel('Your password, to confirm').fill(password);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login / Register' })).toBeVisible();
  await page.goto('/login');
  await login(page, username);
  await expect(page.getByText('Invalid credentials. Please try again.')).toBeVisible();
});

test('a rider changes the mail address by the links in the mails to both', async ({ page }) => {
  test.slow();
  const [username, other] = [newName(), newName()];
  await signUp(page, username, untilHydrated);
  await expect(page).toHaveURL('/login');
  await page.goto(await linkFor(username, 'verify-email'));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await page.goto('/login?return=%2Fprofile');
  await login(page, username);
  await page.getByLabel('New email').fill(`${other}@example.test`);
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText(`It is to become ${other}@example.test`)).toBeVisible();
  await page.goto(await linkFor(other, 'verify-email'));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText(/as soon as the link in the other mail was followed too/)).toBeVisible();
  await page.goto(await linkFor(username, 'verify-email', 'Your mail address is to be changed'));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText(`Your address is ${other}@example.test.`)).toBeVisible();
});

test('the page of an account is in no shared cache, and the same for everybody', async ({ request }) => {
  const stranger = await request.get('/profile');
  const headers = { cookie: 'refresh=secret-of-asha', authorization: 'Bearer secret-of-asha' };
  const answer = await request.get('/profile', { headers });
  expect(answer.headers()['cache-control']).toBe('private, max-age=60');
  expect(withoutNonce(await answer.text())).toBe(withoutNonce(await stranger.text()));
});

test('the page of an account leads a stranger to the login before any script, and shows one who is remembered that it is on its way', async ({
  page,
}) => {
  await hold(page);
  await page.goto('/profile');
  const prompt = page.getByText('Sign in to see your profile');
  const waiting = page.getByText('Loading your profile');
  await expect(prompt).toBeVisible();
  await expect(waiting).toBeHidden();
  await page.evaluate(() => localStorage.setItem('authToken', 'in-cookie'));
  await page.reload();
  await expect(waiting).toBeVisible();
  await expect(prompt).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of an account says what it needs, and leads to what works', async ({ page }) => {
    await page.goto('/profile');
    // Locators by text and role pass over what stands in `noscript`.
    const said = page.locator('noscript p').first();
    await expect(said).toContainText('This page is put together in your browser and needs JavaScript');
    await expect(said).toBeVisible();
    await expect(page.getByText('Loading your profile')).toBeHidden();
    await expect(page.getByText('Sign in to see your profile')).toBeHidden();
    await page.locator('noscript a').first().click();
    await expect(page).toHaveURL('/login?return=%2Fprofile');
  });

  test('a rider opens an account and signs in; what was typed stays when it is refused', async ({
    page,
    context,
    complaints,
  }) => {
    // A form that is refused is a page with status 400.
    complaints.allow(/status of 400/);
    const username = newName();
    await signUp(page, 'ar');
    await expect(page.getByText('Username: at least 3 characters')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('ar@example.test');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await signUp(page, username);
    await expect(page).toHaveURL('/login?registered=1');
    await expect(page.getByText('Registration successful! You can sign in now.')).toBeVisible();
    await page.goto('/login?return=%2Fbest-bikes');
    await login(page, username, 'not this one');
    await expect(page.getByText('Invalid credentials. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue(username);
    await login(page, username);
    await expect(page).toHaveURL('/best-bikes');
    const names = (await context.cookies()).map(({ name }) => name).toSorted();
    expect(names).toEqual(['known-browser', 'refresh', 'signed-in-as']);
  });
});

test.describe('without any JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a rider confirms the mail address, forgets the password and chooses another', async ({ page }) => {
    const username = newName();
    await signUp(page, username);
    await expect(page).toHaveURL(/\/login/);
    await page.goto(await linkFor(username, 'verify-email'));
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email').fill(`${username}@example.test`);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText('Password reset link sent to your email!')).toBeVisible();
    await page.goto(await linkFor(username, 'reset-password'));
    await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
    await page.getByLabel('New password').fill('the sea at Konkan');
    await page.getByLabel('Password confirmation').fill('the sea at Konkan');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page).toHaveURL('/login?reset=1');
    await login(page, username, 'the sea at Konkan');
    await expect(page).toHaveURL('/');
  });
});

test('a cached page is the same for everybody, whatever they carry', async ({ request }) => {
  const page = await (await request.get('/best-bikes')).text();
  const headers = { cookie: 'refresh=secret-of-asha', authorization: 'Bearer secret-of-asha' };
  const answer = await request.get('/best-bikes', { headers });
  expect(await answer.text()).toBe(page);
  expect(answer.headers()['set-cookie']).toBeUndefined();
  const fresh = await (await request.get('/best-bikes?q=nothing', { headers })).text();
  expect(fresh).not.toContain('secret-of-asha');
});

test('a page of another site signs nobody in', async ({ request }) => {
  const form = { username: 'asha', password };
  const strangers: Record<string, string>[] = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.test' }];
  for (const headers of strangers)
    for (const path of ['/login', '/api/token/'])
      expect((await request.post(path, { form, headers })).status()).toBe(403);
});

test('the forms of accounts stay out of every cache and every index', async ({ request }) => {
  for (const path of ['/login', '/signup', '/forgot-password', '/reset-password']) {
    expect(await (await request.get(path)).text()).toContain('name="robots" content="noindex"');
    const answer = await request.post(path, { form: { username: '' } });
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([400, 'no-store']);
  }
});
