import { renderWithApi } from '@dopahiya/api-client/testing';
import { locationOf } from '@dopahiya/page';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { verifyEmailPage } from './verify-email.page.ts';
import { VerifyEmailPage } from './verify-email-page.tsx';

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
});
