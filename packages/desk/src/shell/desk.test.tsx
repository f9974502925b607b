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
