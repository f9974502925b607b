import { beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { accessToken, signIn, signOut, useSignedInName } from './session.ts';

const session = { access: 'a.b.c', refresh: 'd.e.f', username: 'asha' };

function Greeting() {
  return <p>{useSignedInName() ?? 'nobody'}</p>;
}

beforeEach(() => localStorage.clear());

describe('session', () => {
  it('is known to the page at once, and gone when the visitor signs out', async () => {
    const screen = await render(<Greeting />);
    await expect.element(screen.getByText('nobody')).toBeVisible();
    signIn(session);
    await expect.element(screen.getByText('asha')).toBeVisible();
    expect(accessToken()).toBe('a.b.c');
    signOut();
    await expect.element(screen.getByText('nobody')).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  it('needs a token: a name alone is nobody', async () => {
    localStorage.setItem('username', 'asha');
    const screen = await render(<Greeting />);
    await expect.element(screen.getByText('nobody')).toBeVisible();
  });
});
