import { renderWithApi } from '@dopahiya/api-client/testing';
import { locationOf } from '@dopahiya/site';
import { http, HttpResponse } from 'msw';
import { rememberReturnPath, returnPath, signIn, signOut } from '@dopahiya/visitor';
import { afterEach, describe, expect, it } from 'vitest';
import { verifyEmailPage, VerifyEmailPage } from './verify-email.page.tsx';

async function confirm() {
  const handler = http.post('*/api/users/verify-email/', () => HttpResponse.json({ done: true }));
  const at = locationOf(verifyEmailPage, { pathname: '/verify-email', search: '?token=abc' }, {});
  const { screen } = await renderWithApi(<VerifyEmailPage at={at} />, [handler], { at: '/verify-email' });
  await screen.getByRole('button', { name: 'Confirm my email' }).click();
  await expect.element(screen.getByText('Your email address is confirmed.')).toBeVisible();
  return screen;
}

afterEach(() => {
  signOut();
  returnPath.write(null);
});

describe('<VerifyEmailPage />', () => {
  it.each([
    ['signed out', () => signOut(), '/login?return=%2Fbikes%2Fhonda-activa-2019-1'],
    ['signed in', () => signIn('asha'), '/bikes/honda-activa-2019-1'],
  ])('leads who is %s back to what an account was needed for', async (_, be, href) => {
    be();
    rememberReturnPath('/bikes/honda-activa-2019-1');
    const screen = await confirm();
    await expect
      .element(screen.getByRole('link', { name: 'Continue where you left off' }))
      .toHaveAttribute('href', href);
  });

  it('leads to no other site', async () => {
    returnPath.write({ path: '//evil.test', at: Date.now() });
    const screen = await confirm();
    const back = screen.getByRole('link', { name: 'Continue where you left off' });
    await expect.element(back).toHaveAttribute('href', '/login');
  });

  it('leads nowhere after an hour', async () => {
    returnPath.write({ path: '/sell-bikes', at: Date.now() - 3_600_001 });
    const screen = await confirm();
    const back = screen.getByRole('link', { name: 'Continue where you left off' });
    await expect.element(back).not.toBeInTheDocument();
  });

  it('says in another browser where what was typed still is', async () => {
    const screen = await confirm();
    await expect.element(screen.getByText(/^Were you writing something\? Go back to that tab/)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });

  it('leads to another link where this one is too old', async () => {
    const handler = http.post('*/api/users/verify-email/', () =>
      HttpResponse.json({ token: ['This link has expired.'] }, { status: 400 }),
    );
    const at = locationOf(verifyEmailPage, { pathname: '/verify-email', search: '?token=abc' }, {});
    const { screen } = await renderWithApi(<VerifyEmailPage at={at} />, [handler], { at: '/verify-email' });
    await screen.getByRole('button', { name: 'Confirm my email' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('This link has expired.');
    await expect
      .element(screen.getByRole('link', { name: 'Send another link' }))
      .toHaveAttribute('href', '/profile#email');
  });

  it('confirms the address when the button is pressed, and not before', async () => {
    const handler = http.post('*/api/users/verify-email/', () => HttpResponse.json({ done: true }));
    const at = locationOf(verifyEmailPage, { pathname: '/verify-email', search: '?token=abc' }, {});
    const { screen, asked } = await renderWithApi(<VerifyEmailPage at={at} />, [handler], { at: '/verify-email' });
    const button = screen.getByRole('button', { name: 'Confirm my email' });
    await expect.element(button).toBeVisible();
    expect(asked).toEqual([]);
    await button.click();
    await expect.element(screen.getByText('Your email address is confirmed.')).toBeVisible();
  });

  it.each([
    ['1', /^Your email address is confirmed/],
    ['half', /open the link in the other email/],
  ])('says what became of a form that the browser sent by itself: %s', async (done, text) => {
    const at = locationOf(verifyEmailPage, { pathname: '/verify-email', search: `?done=${done}` }, {});
    const { screen } = await renderWithApi(<VerifyEmailPage at={at} />, [], { at: '/verify-email' });
    await expect.element(screen.getByText(text)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Confirm my email' })).not.toBeInTheDocument();
  });

  it('says that the other address of a change is yet to confirm it', async () => {
    const handler = http.post('*/api/users/verify-email/', () => HttpResponse.json({ done: true, waits: true }));
    const at = locationOf(verifyEmailPage, { pathname: '/verify-email', search: '?token=abc' }, {});
    const { screen } = await renderWithApi(<VerifyEmailPage at={at} />, [handler], { at: '/verify-email' });
    await screen.getByRole('button', { name: 'Confirm my email' }).click();
    await expect.element(screen.getByText(/open the link in the other email/)).toBeVisible();
  });
});
