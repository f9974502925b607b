import { renderWithApi } from '@dopahiya/api-client/testing';
import { signIn, signOut } from '@dopahiya/visitor';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deskApi } from '../testing/desk-api.ts';
import { EntryPage } from './entry-page.tsx';

beforeEach(() => {
  localStorage.clear();
  signIn('asha');
});
afterEach(() => {
  vi.restoreAllMocks();
  signOut();
});

it('claims no draft on this device where the browser stores nothing, until the server has it', async () => {
  let isLost = true;
  const { handlers } = deskApi({
    refuse: ({ path }) => (isLost && path.endsWith('/draft/') ? HttpResponse.error() : null),
  });
  const page = <EntryPage name="asha" kind="model" slug="splendor-plus" />;
  const { screen } = await renderWithApi(page, handlers, { at: '/desk' });
  const name = screen.getByRole('textbox', { name: 'Name', exact: true });
  await expect.element(name).toBeVisible();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The storage is full.', 'QuotaExceededError');
  });
  await name.fill('Splendor+');
  await expect.element(screen.getByText('Not saved yet: keep this page open.')).toBeVisible();
  expect(screen.getByText('Saved on this device').query()).toBeNull();
  isLost = false;
  dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
});
