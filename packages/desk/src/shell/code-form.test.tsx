import { renderWithApi } from '@dopahiya/api-client/testing';
import { signIn, signOut } from '@dopahiya/visitor';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EntryPage } from '../entry-editor/entry-page.tsx';
import { PeoplePage } from '../people/people-page.tsx';
import { deskApi } from '../testing/desk-api.ts';

const rightCode = '123456';

/** API that refuses some requests until the right code is given. */
function guardedApi(isGuarded: (path: string) => boolean) {
  const guard = { isOpen: false };
  const needsCode = () => HttpResponse.json({ detail: 'A code is needed.' }, { status: 403 });
  const server = deskApi({ refuse: ({ path }) => (isGuarded(path) && !guard.isOpen ? needsCode() : null) });
  const enter = http.post('*/api/desk/code/', async ({ request }) => {
    const { code } = (await request.json()) as { code: string };
    guard.isOpen = code === rightCode;
    return guard.isOpen
      ? HttpResponse.json({ username: 'asha', role: 'owner' })
      : HttpResponse.json({ code: ['This code is wrong.'] }, { status: 400 });
  });
  return { ...server, guard, needsCode, handlers: [enter, ...server.handlers] };
}

async function openEntry(server: ReturnType<typeof guardedApi>) {
  const page = <EntryPage name="asha" kind="model" slug="splendor-plus" />;
  const { screen } = await renderWithApi(page, server.handlers, { at: '/desk' });
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true });
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  await expect.element(field('Name')).toBeVisible();
  return { screen, field, press, code: screen.getByLabelText('Code') };
}

beforeEach(() => {
  localStorage.clear();
  signIn('asha');
});
afterEach(() => signOut());

describe('a code that is being typed', () => {
  it('stays while the draft changes and is sent again', async () => {
    const server = guardedApi((path) => path.endsWith('/draft/'));
    const { field, code, press, screen } = await openEntry(server);
    await field('Name').fill('Splendor+');
    dispatchEvent(new Event('online'));
    await code.fill('123');
    await field('Mileage (optional)').fill('65');
    await expect.element(field('Mileage (optional)')).toHaveValue('65');
    await expect.element(code).toHaveValue('123');
    dispatchEvent(new Event('online'));
    await expect.poll(() => server.contents('draft')).toHaveLength(2);
    await expect.element(code).toHaveValue('123');
    await code.fill(rightCode);
    await press('Continue');
    await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
    await expect.element(code).not.toBeInTheDocument();
  });
});

describe('a code before publishing', () => {
  it('may be wrong at first, and publishes once it is right', async () => {
    const server = guardedApi((path) => path.endsWith('/publish/'));
    const { field, code, press, screen } = await openEntry(server);
    await field('Name').fill('Splendor+');
    await screen.getByRole('tab', { name: 'Review and publish' }).click();
    await press('Publish');
    await code.fill('000000');
    await press('Continue');
    await expect.element(code).toHaveAccessibleDescription(/This code is wrong\./);
    expect(server.contents('publish')).toHaveLength(1);
    await code.fill(rightCode);
    await press('Continue');
    await expect.element(screen.getByText('Published. Live within a minute.')).toBeVisible();
    expect(server.contents('publish')).toHaveLength(2);
  });

  it('stays while the changes are checked again', async () => {
    const server = guardedApi((path) => path.endsWith('/check/'));
    const { field, code, press, screen } = await openEntry(server);
    await field('Name').fill('Splendor+');
    await screen.getByRole('tab', { name: 'Review and publish' }).click();
    await code.fill('123');
    const before = server.contents('check').length;
    dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => server.contents('check').length).toBeGreaterThan(before);
    await expect.element(code).toHaveValue('123');
    await code.fill(rightCode);
    await press('Continue');
    await expect.element(screen.getByRole('heading', { name: 'One change' })).toBeVisible();
  });
});

it('may be wrong at first before a role is granted, which happens once', async () => {
  const server = guardedApi(() => false);
  const granted: string[] = [];
  const people = [{ username: 'asha', role: 'owner', has_second_factor: true }];
  const handlers = [
    http.get('*/api/desk/people/', () => HttpResponse.json({ people })),
    http.patch('*/api/desk/people/:name/', ({ params }) => {
      granted.push(String(params['name']));
      return server.guard.isOpen ? HttpResponse.json({ people }) : server.needsCode();
    }),
    ...server.handlers,
  ];
  const page = <PeoplePage user={{ username: 'asha', role: 'owner' }} />;
  const { screen } = await renderWithApi(page, handlers, { at: '/desk/people' });
  await screen.getByLabelText('Username').fill('ravi');
  await screen.getByRole('button', { name: 'Grant', exact: true }).click();
  const code = screen.getByLabelText('Code');
  await code.fill('000000');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(code).toHaveAccessibleDescription(/This code is wrong\./);
  await code.fill(rightCode);
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByLabelText('Username')).toHaveValue('');
  expect(granted).toEqual(['ravi', 'ravi']);
});
