import type { Browser, Page } from '@playwright/test';
import { login } from '../account-steps.ts';
import { expectNoBarriers } from '../barriers.ts';
import { codeOf, giveCode } from '../code-steps.ts';
import { expect, test, untilHydrated, whereIdle } from '../journey.ts';
import { readAddresses } from '../servers/addresses.ts';
import { signIn } from '../sign-in.ts';

const model = '/desk/model/hunter-350';
const mileage = (page: Page) => page.getByRole('textbox', { name: /^Mileage/ }).first();
const seat = (page: Page) => page.getByRole('textbox', { name: /^Seat height/ });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** Opens the desk in a separate browser, signed in with a code. */
async function deskOf(browser: Browser, username: string, secret: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/login?return=%2Fdesk');
  await untilHydrated(page);
  await login(page, username);
  await giveCode(page, codeOf(secret, 'next'));
  await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible();
  return page;
}

/** Opens the model, with the form's value of its mileage. */
async function openModel(page: Page): Promise<string> {
  await page.goto(model);
  await expect(mileage(page)).toBeVisible();
  return mileage(page).inputValue();
}

/** Publishes what is typed. */
async function publish(page: Page) {
  await tab(page, 'Review and publish').click();
  await press(page, 'Publish');
}

const published = (page: Page) => page.getByText('Published. Live within a minute.');

const mileageOf = async (page: Page) => {
  const answer = await page.request.get('/api/bikes/hunter-350/', whereIdle);
  return String(((await answer.json()) as { mileage: number }).mileage);
};

test('an owner and an editor correct a model: nobody else sees the desk, nothing is overwritten, and nothing typed is lost', async ({
  page: visitor,
  browser,
  consoleErrors,
}) => {
  test.slow();
  consoleErrors.allow(/status of (404|409)|Failed to fetch|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const { people } = readAddresses();

  await test.step('visitors and users without a role find nothing', async () => {
    const answer = await visitor.request.get(model);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('<meta name="robots" content="noindex');
    expect(await (await visitor.request.get('/sitemap.xml')).text()).not.toContain('/desk');
    await signIn(visitor);
    await visitor.goto('/desk');
    await expect(visitor.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    const scripts = await visitor.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(scripts.filter((name) => /\/desk-(?!gate)/.test(name) && !name.includes('/api/'))).toEqual([]);
  });

  const owner = await deskOf(browser, people.owner, people.ownerSecret);
  const editor = await deskOf(browser, people.editor, people.editorSecret);

  await test.step('only the owner grants roles', async () => {
    await owner.getByRole('link', { name: 'People' }).click();
    await expect(owner.getByRole('button', { name: 'Grant', exact: true })).toBeVisible();
    await editor.getByRole('link', { name: 'People' }).click();
    await expect(editor.getByText('Ask an owner to grant or take away a role.')).toBeVisible();
    await expect(editor.getByRole('button', { name: 'Grant', exact: true })).toHaveCount(0);
  });

  const before = await openModel(owner);
  const corrected = String(Number(before) + 1);

  await test.step('what is typed survives a lost connection and a reload', async () => {
    await owner.context().setOffline(true);
    await mileage(owner).fill(corrected);
    await expect(owner.getByText('Saved on this device')).toBeVisible();
    await owner.context().setOffline(false);
    await owner.reload();
    await expect(mileage(owner)).toHaveValue(corrected);
    await expect(owner.getByText('Saved', { exact: true })).toBeVisible();
    await expectNoBarriers(owner);
  });

  await test.step('the second of two editors decides what stays, and what only one changed is kept', async () => {
    await openModel(editor);
    const high = await seat(editor).inputValue();
    await mileage(editor).fill(String(Number(before) + 2));
    await seat(editor).fill(String(Number(high) + 1));
    await publish(editor);
    await expect(published(editor)).toBeVisible();
    await publish(owner);
    await expect(owner.getByRole('heading', { name: 'Somebody else changed this too' })).toBeVisible();
    expect(await mileageOf(owner)).toBe(String(Number(before) + 2));
    await owner.getByRole('radio', { name: /^Keep mine/ }).check();
    await press(owner, 'Use these values');
    await publish(owner);
    await expect(published(owner)).toBeVisible();
    await expect(mileage(owner)).toHaveValue(corrected);
    await expect(seat(owner)).toHaveValue(String(Number(high) + 1));
  });

  await test.step('each is undone, the latest first', async () => {
    await owner.getByRole('button', { name: /^Undo:/ }).click();
    await expect(mileage(owner)).toHaveValue(String(Number(before) + 2));
    await editor.getByRole('button', { name: /^Undo:/ }).click();
    await expect(mileage(editor)).toHaveValue(before);
  });
});
