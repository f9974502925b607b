import type { Page } from '@playwright/test';
import { newName, password } from '../account-steps.ts';
import { expectNoBarriers } from '../barriers.ts';
import { expect, tabTo, test, untilHydrated } from '../journey.ts';
import { signIn } from '../sign-in.ts';

/** Writes into the field of this name, reached by the keys alone. */
async function typeInto(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

test('a rider opens an account, signs in and changes the name with the keys alone', async ({ page }) => {
  test.slow();
  const username = newName();
  await page.goto('/signup?return=%2Fprofile');
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
  await expect(page).toHaveURL(/\/login/);
  await typeInto(page, 'Username', username);
  await typeInto(page, 'Password', password);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto('/profile');
  const name = page.getByRole('region', { name: 'Name', exact: true });
  await expect(name).toBeVisible();
  await tabTo(page, name.getByLabel('First name'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Aasha');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aasha Rao');
});

test('the page of an account with all its parts has no barriers on a small phone, and enlarged twice', async ({
  page,
}) => {
  test.slow();
  const username = await signIn(page);
  const headers = await headersOf(page, username);
  const write = async (path: string, data: object) =>
    expect((await page.request.post(`/api/${path}`, { data, headers })).ok()).toBe(true);
  await write('users/me/favourites/', { added: ['classic-350', 'activa-125'], removed: [] });
  await write('reviews/', { bike: 'classic-350', rating: 4, title: 'Calm', text: 'It thumps along all day.' });
  await page.goto('/profile');
  await untilHydrated(page);
  await expect(page.getByRole('list', { name: 'Favourites' }).getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('list', { name: 'Your reviews' })).toContainText('Waiting to be read');
  await page.getByLabel('Your password, to begin').fill(password);
  await page.getByRole('button', { name: 'Set up codes' }).click();
  await expect(page.getByRole('button', { name: 'Switch codes on' })).toBeVisible();
  await expectNoBarriers(page);
});

async function headersOf(page: Page, username: string): Promise<Record<string, string>> {
  const answer = await page.request.post('/api/token/', { data: { username, password } });
  const { access } = (await answer.json()) as { access: string };
  return { authorization: `Bearer ${access}` };
}
