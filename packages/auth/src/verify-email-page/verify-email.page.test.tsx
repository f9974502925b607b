import { renderWithApi } from '@dopahiya/api-client/testing';
import { locationOf } from '@dopahiya/site';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { verifyEmailPage, VerifyEmailPage } from './verify-email.page.tsx';

describe('<VerifyEmailPage />', () => {
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

  it('says that the other address of a change is yet to confirm it', async () => {
    const handler = http.post('*/api/users/verify-email/', () => HttpResponse.json({ done: true, waits: true }));
    const at = locationOf(verifyEmailPage, { pathname: '/verify-email', search: '?token=abc' }, {});
    const { screen } = await renderWithApi(<VerifyEmailPage at={at} />, [handler], { at: '/verify-email' });
    await screen.getByRole('button', { name: 'Confirm my email' }).click();
    await expect.element(screen.getByText(/open the link in the other email/)).toBeVisible();
  });
});
