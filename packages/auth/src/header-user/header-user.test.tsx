import { renderWithApi } from '@dopahiya/api-client/testing';
import { ToastRegion } from '@dopahiya/ui-kit';
import { signedInName, signIn, signOut } from '@dopahiya/visitor';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { HeaderUser } from './header-user.tsx';

const open = (at: string, handlers: RequestHandler[] = []) => {
  const header = (
    <>
      <HeaderUser />
      <ToastRegion />
    </>
  );
  return renderWithApi(header, handlers, { at });
};

const session = http.post('*/api/token/refresh/', () => HttpResponse.json({ access: 'a.b.c', username: 'asha' }));
const unread = http.get('*/api/conversations/unread/', () => HttpResponse.json({ count: 3 }));

async function leave(answer: () => HttpResponse<null | object>) {
  signIn('asha');
  const opened = await open('/bikes', [session, unread, http.post('*/api/token/logout/', answer)]);
  await opened.screen.getByRole('button', { name: 'asha 3 unread' }).click();
  await opened.screen.getByRole('button', { name: 'Logout' }).click();
  return opened;
}

afterEach(() => {
  signOut();
  localStorage.clear();
});

describe('<HeaderUser />', () => {
  it.each([
    ['/bikes?max_price=90000', '/login?return=%2Fbikes%3Fmax_price%3D90000'],
    ['/login?return=%2Fsell-bikes', '/login?return=%2Fsell-bikes'],
    ['/signup', '/login'],
    ['/forgot-password', '/login'],
    ['/reset-password?token=t.o.k', '/login'],
    ['/verify-email?token=t.o.k', '/login'],
  ])('leads from %s to the login and back', async (at, href) => {
    const { screen } = await open(at);
    await expect.element(screen.getByRole('link', { name: 'Login / Register' })).toHaveAttribute('href', href);
  });

  it('signs out, and goes home', async () => {
    const { router } = await leave(() => new HttpResponse(null, { status: 204 }));
    await expect.poll(() => router.state.location.pathname).toBe('/');
    expect(signedInName()).toBeNull();
  });

  it('stays signed in where the server keeps the session, and says so', async () => {
    const { screen, router } = await leave(() => HttpResponse.json({}, { status: 503 }));
    await expect.element(screen.getByText(/^We couldn’t sign you out/)).toBeVisible();
    expect([signedInName(), router.state.location.pathname]).toEqual(['asha', '/bikes']);
  });
});
