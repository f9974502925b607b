import { readFileSync } from 'node:fs';
import { login, password } from '../account-steps.ts';
import { codeOf, giveCode } from '../code-steps.ts';
import { expect, test } from '../journey.ts';
import { signIn } from '../sign-in.ts';

test('a rider sets codes up, signs in by one without JavaScript and by a recovery code, and switches them off', async ({
  page,
  browser,
  consoleErrors,
}) => {
  test.slow();
  // A wrong code is rejected.
  consoleErrors.allow(/status of 400/);
  const username = await signIn(page);
  await page.goto('/profile');
  const part = page.getByRole('region', { name: 'Two-step sign-in' });
  await part.getByLabel('Confirm your password').fill(password);
  await part.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  const secret = (await part.locator('code').textContent()) ?? '';
  await part.getByLabel('Code', { exact: true }).fill(codeOf(secret, 'this'));
  await part.getByRole('button', { name: 'Turn on' }).click();
  await expect(part.getByRole('listitem')).toHaveCount(10);
  const download = page.waitForEvent('download');
  await part.getByRole('button', { name: 'Save as a file' }).click();
  const codes = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\n');
  await part.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(part.getByText('Recovery codes left: 10.')).toBeVisible();

  await test.step('without JavaScript a code signs in, after a wrong one, and leads back', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const elsewhere = await context.newPage();
    await elsewhere.goto('/login?return=%2Fbest-bikes');
    await login(elsewhere, username);
    await expect(elsewhere.getByRole('heading', { name: 'Enter a code' })).toBeVisible();
    // Not signed in yet: the only cookie checks that the browser accepts cookies, and identifies nobody.
    const cookies = (await context.cookies()).map(({ name, value }) => [name, value]);
    expect(Object.fromEntries(cookies)).toEqual({ 'signed-in-as': '' });
    await giveCode(elsewhere, '000000');
    await expect(elsewhere.getByText('This code is wrong.')).toBeVisible();
    await expect(elsewhere.getByLabel('Code', { exact: true })).toHaveValue('');
    await giveCode(elsewhere, codeOf(secret, 'next'));
    await expect(elsewhere).toHaveURL('/best-bikes');
    const names = (await context.cookies()).map(({ name }) => name).toSorted();
    expect(names).toEqual(['known-browser', 'refresh', 'signed-in-as']);
    await context.close();
  });

  await page.getByRole('banner').getByRole('button', { name: username }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  // Waits for the response: a page left before it would still show the rider as signed in.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login / Register' })).toBeVisible();
  await page.goto('/login?return=%2Fprofile');
  await login(page, username);
  await giveCode(page, '000000');
  await expect(page.getByText('This code is wrong.')).toBeVisible();
  await giveCode(page, String(codes[0]));
  await expect(part.getByText('Recovery codes left: 9.')).toBeVisible();
  await part.getByLabel('Your password').fill(password);
  await part.getByLabel('A code from your app').fill(String(codes[1]));
  await part.getByRole('button', { name: 'Turn off' }).click();
  await expect(part.getByText(/^Two-step sign-in is off\./)).toBeVisible();
});
