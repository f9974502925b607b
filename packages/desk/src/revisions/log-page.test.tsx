import { renderWithApi } from '@dopahiya/api-client/testing';
import { expect, it } from 'vitest';
import { buildRevision, deskApi } from '../testing/desk-api.ts';
import { LogPage } from './log-page.tsx';

it('says of a change by an account that is gone that it was deleted', async () => {
  const api = deskApi({ revisions: [buildRevision({ by: null })] });
  const { screen } = await renderWithApi(<LogPage name="asha" />, api.handlers, { at: '/desk/log' });
  await expect.element(screen.getByText('21 Nov 2026, 12:00, a deleted account')).toBeVisible();
});

it('names the entry of each change, who made it, when and why, and says so once it is undone', async () => {
  const revisions = [buildRevision({ note: 'As on the maker’s page.' })];
  const { screen } = await renderWithApi(<LogPage name="asha" />, deskApi({ revisions }).handlers, { at: '/desk/log' });
  const entry = screen.getByRole('link', { name: 'Hero Splendor Plus' });
  await expect.element(entry).toHaveAttribute('href', '/desk/model/splendor-plus');
  await expect.element(screen.getByText('21 Nov 2026, 12:00, asha')).toBeVisible();
  await expect.element(screen.getByText('As on the maker’s page.')).toBeVisible();
  await screen.getByRole('button', { name: 'Undo: Hero Splendor Plus' }).click();
  await expect.element(screen.getByRole('status').filter({ hasText: 'Undone.' })).toHaveFocus();
  await expect.element(screen.getByText('Undone since.')).toBeVisible();
  await expect.element(screen.getByText('Undoes an earlier change.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Undo/ }).elements()).toHaveLength(1);
});
