import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UserMenu, type UserMenuProps } from './user-menu.tsx';

const show = (props: Partial<UserMenuProps> = {}) =>
  render(<UserMenu name={null} loginTo="/login" profileTo="/profile" onLogout={() => undefined} {...props} />, {
    wrapper: MemoryRouter,
  });

beforeEach(() => page.viewport(1440, 900));

describe('<UserMenu />', () => {
  it('leads nobody in particular to the sign-in, on narrow screens by an icon of the same name', async () => {
    const screen = await show();
    const login = screen.getByRole('link', { name: 'Login / Register' });
    await expect.element(login).toHaveAttribute('href', '/login');
    await page.viewport(390, 800);
    await expect.element(login).toBeVisible();
    expect(login.element().getBoundingClientRect().width).toBe(44);
  });

  it('offers My Profile and Logout under the name', async () => {
    const onLogout = vi.fn<() => void>();
    const screen = await show({ name: 'asha', onLogout });
    await screen.getByRole('button', { name: 'asha' }).click();
    await expect.element(screen.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/profile');
    await screen.getByRole('button', { name: 'Logout' }).click();
    expect(onLogout).toHaveBeenCalledOnce();
  });

  it('tells how many messages are unread, and leads to them', async () => {
    const screen = await show({ name: 'asha', messagesTo: '/messages', unread: 3 });
    await screen.getByRole('button', { name: 'asha 3 unread' }).click();
    const link = screen.getByRole('link', { name: 'My Messages (3)' });
    await expect.element(link).toHaveAttribute('href', '/messages');
  });

  it('offers the same on narrow screens', async () => {
    await page.viewport(390, 800);
    const screen = await show({ name: 'asha' });
    const name = screen.getByRole('button', { name: 'asha', exact: true });
    await expect.element(screen.getByText('A', { exact: true })).toBeVisible();
    expect(name.element().getBoundingClientRect().width).toBe(44);
    await name.click();
    await expect.element(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'My Profile' })).toBeVisible();
  });

  it.each([1440, 390])('is as wide for everybody on %i px', async (width) => {
    await page.viewport(width, 800);
    const { container, rerender } = await show();
    const box = () => container.firstElementChild?.getBoundingClientRect().toJSON();
    const before = box();
    const signedIn = { loginTo: '/login', profileTo: '/profile', onLogout: () => undefined };
    await rerender(<UserMenu name="a-name-that-is-longer-than-any-room-for-it" {...signedIn} />);
    expect(box()).toEqual(before);
  });

  it('calls a visitor without a name by what is behind it', async () => {
    const screen = await show({ name: '' });
    await expect.element(screen.getByRole('button', { name: 'My account' })).toBeVisible();
  });
});
