import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { login, newName, password, signUp } from '../account-steps.ts';
import { expectNoBarriers } from '../barriers.ts';
import { expect, hold, tabTo, test, untilHydrated } from '../journey.ts';
import { linkFor, mailsTo } from '../sent-mails.ts';
import { signIn } from '../sign-in.ts';

const nameIn = (page: Page, username: string) => page.getByRole('banner').getByRole('button', { name: username });
const loginIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login / Register' });

/** Removes the nonces that differ between responses of one page. */
const withoutNonce = (html: string): string => html.replaceAll(/nonce(?:="[^"]*"|-[\w+/=]+)/g, '');

/** Returns request headers as another client would replay them. */
const sentBy = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !/^(host|content-length)$/.test(name)),
  );

/** Types into the field with this label, using only the keyboard. */
async function typeInto(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

test('a rider opens an account by the keys alone, signs in where they were, comes back, and signs out of all tabs', async ({
  page,
  context,
  consoleErrors,
}) => {
  // Pending requests of the profile are rejected when its owner signs out.
  consoleErrors.allow(/status of 401/);
  const username = newName();
  await page.goto('/signup');
  await untilHydrated(page);
  await typeInto(page, 'Username', username);
  await typeInto(page, 'Email', `${username}@example.test`);
  await typeInto(page, 'First name', 'Asha');
  await typeInto(page, 'Last name', 'Rao');
  await typeInto(page, 'Password', password);
  await typeInto(page, 'Password confirmation', password);
  await tabTo(page, page.getByRole('checkbox', { name: /^I agree/ }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Registration successful! Redirecting to login...')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.goto('/royal-enfield/classic-350');
  await untilHydrated(page);
  await loginIn(page).click();
  await typeInto(page, 'Username or email', username);
  await typeInto(page, 'Password', password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/royal-enfield/classic-350');
  await expect(nameIn(page, username)).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite])).toEqual([
    ['refresh', true, 'Strict'],
    ['known-browser', true, 'Strict'],
  ]);
  const other = await context.newPage();
  await other.goto('/faqs');
  await expect(nameIn(other, username)).toBeVisible();
  await untilHydrated(other);

  await nameIn(page, username).click();
  await page.getByRole('banner').getByRole('link', { name: 'My Profile' }).click();
  await expect(page).toHaveURL('/profile');
  const name = page.getByRole('region', { name: 'Name', exact: true });
  await tabTo(page, name.getByLabel('First name'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Aasha');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aasha Rao');
  await page.reload();
  await untilHydrated(page);
  await nameIn(page, username).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  for (const tab of [page, other]) await expect(loginIn(tab)).toBeVisible();
  expect((await context.cookies()).map(({ name: cookie }) => cookie)).toEqual(['known-browser']);
  const kept = ['authToken', 'refreshToken', 'username'];
  expect(await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), kept)).toEqual([null, null, null]);
});

test('a rider stays signed in though the answers of refreshes are lost, is warned of nothing, and meets no barrier in the profile', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  consoleErrors.allow(/Failed to load resource/);
  const username = await signIn(page);
  const token = await page.request.post('/api/token/', { data: { username, password } });
  const { access } = (await token.json()) as { access: string };
  const write = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/${path}`, { data, headers: { authorization: `Bearer ${access}` } });
    expect(answer.ok()).toBe(true);
  };
  await write('users/me/favourites/', { added: ['classic-350', 'activa-125'], removed: [] });
  await write('reviews/', { bike: 'classic-350', rating: 4, title: 'Calm', text: 'It thumps along all day.' });
  const lost: number[] = [];
  await page.route('**/api/token/refresh/', async (route) => {
    const headers = await route.request().allHeaders();
    // Not from the browser, which would store the response's cookie.
    const { status } = await fetch(route.request().url(), { method: 'POST', headers: sentBy(headers) });
    lost.push(status);
    await route.abort('connectionreset');
  });
  for (const count of [1, 2]) {
    await page.goto('/profile');
    await expect.poll(() => lost.length).toBeGreaterThanOrEqual(count);
    await expect(nameIn(page, username)).toBeVisible();
  }
  expect(new Set(lost)).toEqual(new Set([200]));
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(page.getByText(`${username}@example.test`).first()).toBeVisible();
  expect(mailsTo(username).filter((mail) => mail.includes('signed out'))).toEqual([]);

  await expect(page.getByRole('list', { name: 'Favourites' }).getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('list', { name: 'Your reviews' })).toContainText('Being checked');
  await page.getByLabel('Confirm your password').fill(password);
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
  await expectNoBarriers(page);
});

test('a rider keeps favourites in the account, ends the session of another browser, changes the mail address by the links in the mails to both, and deletes the account', async ({
  page,
  browser,
  consoleErrors,
}) => {
  test.slow();
  // Requests of a browser whose session has ended are rejected.
  consoleErrors.allow(/status of 40[01]/);
  const [username, otherAddress] = [newName(), newName()];
  const account = { username, password, first_name: 'Asha', last_name: 'Rao', email: `${username}@example.test` };
  expect((await page.request.post('/api/users/register/', { data: account })).ok()).toBe(true);
  await page.goto('/bikes/sample-jupiter-delhi-1');
  await untilHydrated(page);
  for (const path of ['', '/royal-enfield/classic-350']) {
    if (path) await page.goto(path);
    const favourite = page.getByRole('button', { name: 'Favourite' }).first();
    await favourite.click();
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto('/login?return=%2Fprofile');
  await login(page, username);
  const favourites = page.getByRole('list', { name: 'Favourites' });
  await expect(favourites.getByRole('article')).toHaveCount(1);
  const used = page.getByRole('list', { name: 'Favourite used bikes' });
  await expect(used.getByRole('link', { name: 'TVS Jupiter' })).toHaveAttribute(
    'href',
    '/bikes/sample-jupiter-delhi-1',
  );
  await used.getByRole('button', { name: 'Remove TVS Jupiter from favourites' }).click();
  await expect(used).toBeHidden();

  await test.step('another browser has the same, until its session is ended', async () => {
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto('/login?return=%2Fprofile');
    await login(elsewhere, username);
    await expect(elsewhere.getByRole('list', { name: 'Favourites' }).getByText('Classic 350').first()).toBeVisible();
    await elsewhere.getByRole('button', { name: /^Remove .* from favourites$/ }).click();
    await expect(elsewhere.getByText('No favourites yet')).toBeVisible();
    await page.reload();
    // A part above that loads during the press would move the button away.
    for (const part of [
      'No listings',
      'No messages',
      'You have not reviewed a bike',
      'No favourites',
      'No saved searches',
    ])
      await expect(page.getByText(`${part} yet`)).toBeVisible();
    await page.getByRole('button', { name: /^Sign out Chrome/ }).click();
    await expect(page.getByText('Signed out.')).toBeVisible();
    await elsewhere.reload();
    await expect(elsewhere.getByText('Sign in to see your profile')).toBeVisible();
    await elsewhere.context().close();
  });

  await test.step('the mail address changes once both links are followed', async () => {
    const confirm = async (link: string) => {
      await page.goto(link);
      await page.getByRole('button', { name: 'Confirm my email' }).click();
    };
    await confirm(await linkFor(username, 'verify-email'));
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    await page.goto('/profile');
    await page.getByLabel('New email').fill(`${otherAddress}@example.test`);
    await page.getByLabel('Your password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Change email' }).click();
    await expect(page.getByText(`It will change to ${otherAddress}@example.test`)).toBeVisible();
    await confirm(await linkFor(otherAddress, 'verify-email'));
    await expect(page.getByText(/open the link in the other email/)).toBeVisible();
    await confirm(await linkFor(username, 'verify-email', 'Approve the change of your email'));
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByText(`Your email is ${otherAddress}@example.test.`)).toBeVisible();
  });

  await test.step('the rider takes the data and deletes the account', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(`"email": "${otherAddress}@example.test"`);
    await page.getByLabel('Enter your password to confirm').fill(password);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL('/');
    await loginIn(page).click();
    await login(page, username);
    await expect(page.getByText('Invalid credentials. Please try again.')).toBeVisible();
  });
});

test('the page of an account leads a stranger to the login before any script, and shows one who is remembered that it is on its way', async ({
  page,
}) => {
  await hold(page);
  await page.goto('/profile', { waitUntil: 'domcontentloaded' });
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

  test('a rider is told what the profile needs, opens an account, signs in, confirms the mail address and chooses another password', async ({
    page,
    context,
    consoleErrors,
  }) => {
    // A rejected form is a page with status 400.
    consoleErrors.allow(/status of 400/);
    const username = newName();
    await test.step('the page of an account says what it needs, and leads to what works', async () => {
      await page.goto('/profile');
      // Locators by text and role ignore the content of `noscript`.
      const said = page.locator('noscript p').first();
      await expect(said).toContainText('This page needs JavaScript');
      await expect(said).toBeVisible();
      await expect(page.getByText('Loading your profile')).toBeHidden();
      await expect(page.getByText('Sign in to see your profile')).toBeHidden();
      await page.locator('noscript a').first().click();
      await expect(page).toHaveURL('/login?return=%2Fprofile');
    });
    await test.step('what was typed stays when it is refused', async () => {
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
    await test.step('the links in mails confirm the address and lead to a new password', async () => {
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
});

test('no cache and no other site learns or writes anything of an account', async ({ request }) => {
  const carried = { cookie: 'refresh=secret-of-asha', authorization: 'Bearer secret-of-asha' };
  await test.step('the page of an account is in no shared cache, and the same for everybody', async () => {
    const stranger = await request.get('/profile');
    const answer = await request.get('/profile', { headers: carried });
    expect(answer.headers()['cache-control']).toBe('private, max-age=60');
    expect(withoutNonce(await answer.text())).toBe(withoutNonce(await stranger.text()));
  });
  await test.step('a cached page is the same for everybody, whatever they carry', async () => {
    const page = await (await request.get('/best-bikes')).text();
    const answer = await request.get('/best-bikes', { headers: carried });
    expect(await answer.text()).toBe(page);
    expect(answer.headers()['set-cookie']).toBeUndefined();
    const fresh = await (await request.get('/best-bikes?q=nothing', { headers: carried })).text();
    expect(fresh).not.toContain('secret-of-asha');
  });
  await test.step('a page of another site signs nobody in', async () => {
    const form = { username: 'asha', password };
    const strangers: Record<string, string>[] = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.test' }];
    for (const headers of strangers)
      for (const path of ['/login', '/api/token/'])
        expect((await request.post(path, { form, headers })).status()).toBe(403);
  });
  await test.step('the forms of accounts stay out of every cache and every index', async () => {
    for (const path of ['/login', '/signup', '/forgot-password', '/reset-password']) {
      expect(await (await request.get(path)).text()).toContain('name="robots" content="noindex"');
      const answer = await request.post(path, { form: { username: '' } });
      expect([answer.status(), answer.headers()['cache-control']]).toEqual([400, 'no-store']);
    }
  });
});
