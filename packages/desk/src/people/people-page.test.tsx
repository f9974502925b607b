import { renderWithApi } from '@dopahiya/api-client/testing';
import type { DeskPerson } from '@dopahiya/domain/desk';
import { signIn, signOut } from '@dopahiya/visitor';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deskApi } from '../testing/desk-api.ts';
import { PeoplePage } from './people-page.tsx';

async function open(role: 'owner' | 'editor' = 'owner') {
  let people: DeskPerson[] = [
    { username: 'asha', role: 'owner', has_second_factor: true },
    { username: 'ravi', role: 'editor', has_second_factor: false },
  ];
  const handlers = [
    http.get('*/api/desk/people/', () => HttpResponse.json({ people })),
    http.patch('*/api/desk/people/:name/', async ({ request, params }) => {
      const { role: given } = (await request.json()) as { role: DeskPerson['role'] | null };
      const username = String(params['name']);
      if (username === 'nobody') return HttpResponse.json({ detail: 'No account has this username.' }, { status: 404 });
      const others = people.filter((one) => one.username !== username);
      people = given ? [...others, { username, role: given, has_second_factor: true }] : others;
      return HttpResponse.json({ people });
    }),
    ...deskApi().handlers,
  ];
  const { screen } = await renderWithApi(<PeoplePage user={{ username: 'asha', role }} />, handlers);
  await expect.element(screen.getByText('ravi', { exact: true })).toBeVisible();
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  const rows = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map((row) => row.textContent);
  return { screen, press, rows, username: screen.getByRole('textbox', { name: 'Username' }) };
}

beforeEach(() => signIn('asha'));
afterEach(() => signOut());

describe('the people of the desk', () => {
  it('are listed with their roles, and who still needs a second factor', async () => {
    const { rows } = await open();
    expect(rows()).toEqual([
      expect.stringMatching(/^ashaOwner(?!Two-step)/),
      expect.stringMatching(/^raviEditorTwo-step sign-in is not set up/),
    ]);
  });

  it('get a role from an owner', async () => {
    const { screen, press, rows, username } = await open();
    await username.fill(' meera ');
    await screen.getByRole('combobox', { name: 'Role' }).selectOptions('moderator');
    await press('Grant');
    await expect.poll(rows).toContainEqual(expect.stringMatching(/^meeraModerator/));
    await expect.element(username).toHaveValue('');
  });

  it('are named again if there is no such account, with what was typed', async () => {
    const { screen, press, username } = await open();
    await username.fill('nobody');
    await press('Grant');
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/No account has this username\./);
    await expect.element(username).toHaveValue('nobody');
    await expect.element(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  it('lose a role only once that is confirmed', async () => {
    const { screen, press, rows } = await open();
    await press('Take away the role of ravi');
    await screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect(rows()).toHaveLength(2);
    await press('Take away the role of ravi');
    await screen.getByRole('dialog').getByRole('button', { name: 'Take away', exact: true }).click();
    await expect.poll(rows).toEqual([expect.stringMatching(/^asha/)]);
    await expect.element(screen.getByText('ravi has no role any more.')).toHaveFocus();
    await press('Take away the role of asha');
    await screen.getByRole('dialog').getByRole('button', { name: 'Take away', exact: true }).click();
    await expect.element(screen.getByText('asha has no role any more.')).toHaveFocus();
  });

  it('can be asked for again where they could not be loaded, which is said', async () => {
    let isBusy = true;
    const people = [{ username: 'ravi', role: 'editor', has_second_factor: true }];
    const list = http.get('*/api/desk/people/', () =>
      isBusy ? HttpResponse.json({ detail: 'The database is busy.' }, { status: 503 }) : HttpResponse.json({ people }),
    );
    const page = <PeoplePage user={{ username: 'asha', role: 'editor' }} />;
    const { screen } = await renderWithApi(page, [list, ...deskApi().handlers]);
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/The database is busy\./);
    isBusy = false;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByText('ravi', { exact: true })).toBeVisible();
  });

  it('are only listed for editors', async () => {
    const { screen, username } = await open('editor');
    await expect.element(screen.getByText('Ask an owner to grant or take away a role.')).toBeVisible();
    expect([username.query(), screen.getByRole('button').query()]).toEqual([null, null]);
  });
});
