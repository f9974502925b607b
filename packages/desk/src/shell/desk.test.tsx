import { renderWithApi } from '@dopahiya/api-client/testing';
import { signIn, signOut } from '@dopahiya/visitor';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { deskApi } from '../testing/desk-api.ts';
import { Desk } from './desk.tsx';

beforeEach(() => signIn('asha'));
afterEach(() => signOut());

it('shows the link to the part at the address on a phone, though there are many parts', async () => {
  await page.viewport(390, 800);
  const desk = <Desk user={{ username: 'asha', role: 'owner' }} address={{ section: 'log', slug: null }} />;
  const { screen } = await renderWithApi(desk, deskApi().handlers, { at: '/desk/log' });
  const link = screen.getByRole('link', { name: 'Log', exact: true });
  await expect.poll(() => link.element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
  expect(link.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
});

it('names its part in the title of the window, and says so where there is none', async () => {
  const desk = (section: string) => (
    <Desk user={{ username: 'asha', role: 'owner' }} address={{ section, slug: null }} />
  );
  const { screen } = await renderWithApi(desk('people'), deskApi().handlers, { at: '/desk/people' });
  await expect.poll(() => document.title).toBe('People | Desk');
  await expect
    .element(screen.getByRole('link', { name: 'People', exact: true }))
    .toHaveAttribute('aria-current', 'page');
  await screen.unmount();
  expect(document.title).not.toContain('Desk');
  const other = await renderWithApi(desk('recipes'), deskApi().handlers, { at: '/desk/recipes' });
  await expect.element(other.screen.getByRole('heading', { name: 'The desk has no such page' })).toBeVisible();
  await expect.element(other.screen.getByRole('link', { name: 'Go to the overview' })).toHaveAttribute('href', '/desk');
});

it.each([
  ['import', 'Import and export', 'Import'],
  ['inbox', 'Inbox'],
  ['log', 'Log'],
  ['people', 'People'],
  ['showroom', 'Showrooms'],
])('shows at /desk/%s the part that its link names', async (section, name, title = name) => {
  const desk = <Desk user={{ username: 'asha', role: 'owner' }} address={{ section, slug: null }} />;
  const { screen } = await renderWithApi(desk, deskApi().handlers, { at: `/desk/${section}` });
  await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.element(screen.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/desk/${section}`);
});

it('has no page below a part that has no entries', async () => {
  const desk = <Desk user={{ username: 'asha', role: 'owner' }} address={{ section: 'log', slug: 'entry' }} />;
  const { screen } = await renderWithApi(desk, deskApi().handlers, { at: '/desk/log/entry' });
  await expect.element(screen.getByRole('heading', { name: 'The desk has no such page' })).toBeVisible();
});
