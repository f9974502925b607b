import { renderWithApi } from '@dopahiya/api-client/testing';
import { locationOf } from '@dopahiya/site';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { forgotPasswordPage, ForgotPasswordPage } from './forgot-password.page.tsx';

async function open(search = '', status = 200) {
  const handler = http.post('*/api/users/forgot-password/', () => HttpResponse.json({ done: true }, { status }));
  const at = locationOf(forgotPasswordPage, { pathname: '/forgot-password', search }, {});
  return renderWithApi(<ForgotPasswordPage at={at} />, [handler], { at: '/forgot-password' });
}

describe('<ForgotPasswordPage />', () => {
  it('has a link sent', async () => {
    const { screen } = await open();
    await screen.getByLabelText('Email').fill('asha@example.test');
    await screen.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect.element(screen.getByText('Password reset link sent to your email!')).toBeVisible();
  });

  it('keeps the way back for the login', async () => {
    const { screen } = await open('?return=%2Fsell-bikes');
    const link = screen.getByRole('link', { name: 'Back to Login' });
    await expect.element(link).toHaveAttribute('href', '/login?return=%2Fsell-bikes');
    const sent = new FormData(screen.container.querySelector('form') ?? undefined);
    expect(sent.get('return')).toBe('/sell-bikes');
  });

  it('asks for an address that can be one', async () => {
    const { screen, asked } = await open();
    await screen.getByLabelText('Email').fill('asha');
    await screen.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect.element(screen.getByText('Enter a valid email address.')).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('says when nothing was sent', async () => {
    const { screen } = await open('', 500);
    await screen.getByLabelText('Email').fill('asha@example.test');
    await screen.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect.element(screen.getByRole('alert')).toBeVisible();
  });

  it('says that a link was sent when a browser without scripts is led back', async () => {
    const { screen } = await open('?sent=1');
    await expect.element(screen.getByText('Password reset link sent to your email!')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
  });
});
