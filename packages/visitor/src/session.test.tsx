import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { importSignInCookie, signInCookie } from './can-store-data.ts';
import { signedInName, signIn, signOut, useSignedInName } from './session.ts';

function Greeting() {
  return <p>{useSignedInName() ?? 'nobody'}</p>;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
});

describe('session', () => {
  it('is known to the page at once, and gone when the visitor signs out', async () => {
    const screen = await render(<Greeting />);
    await expect.element(screen.getByText('nobody')).toBeVisible();
    expect(signIn('asha')).toBe(true);
    await expect.element(screen.getByText('asha')).toBeVisible();
    expect(new Set(Object.values(localStorage))).toEqual(new Set(['asha', 'in-cookie']));
    // An older version of the site stored a token.
    localStorage.setItem('refreshToken', 'a.b.c');
    signOut();
    await expect.element(screen.getByText('nobody')).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  it('is taken over from a form that the browser sent by itself', async () => {
    document.cookie = `${signInCookie}=${encodeURIComponent('आशा')}; Path=/`;
    const screen = await render(<Greeting />);
    importSignInCookie();
    await expect.element(screen.getByText('आशा')).toBeVisible();
    expect(document.cookie).not.toContain(signInCookie);
    signOut();
    importSignInCookie();
    await expect.element(screen.getByText('nobody')).toBeVisible();
  });

  it('needs a token: a name alone is nobody', async () => {
    localStorage.setItem('username', 'asha');
    const screen = await render(<Greeting />);
    await expect.element(screen.getByText('nobody')).toBeVisible();
  });

  it('is nobody’s where the browser keeps nothing, and signing out breaks nothing', () => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    expect([signIn('asha'), signedInName()]).toEqual([false, null]);
    document.cookie = `${signInCookie}=asha; Path=/`;
    expect([importSignInCookie(), document.cookie.includes(signInCookie), importSignInCookie()]).toEqual([
      false,
      false,
      true,
    ]);
    expect(signOut).not.toThrow();
  });
});
