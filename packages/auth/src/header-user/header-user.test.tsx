import { renderWithApi } from '@dopahiya/api-client/testing';
import { expect, it } from 'vitest';
import { HeaderUser } from './header-user.tsx';

it.each([
  ['/bikes?fuel=electric', '/login?return=%2Fbikes%3Ffuel%3Delectric'],
  ['/signup?return=%2Fsell-bikes', '/login?return=%2Fsell-bikes'],
  ['/forgot-password', '/login'],
])('leads from %s to %s', async (at, address) => {
  const { screen } = await renderWithApi(<HeaderUser />, [], { at });
  await expect.element(screen.getByRole('link', { name: 'Login / Register' })).toHaveAttribute('href', address);
});
