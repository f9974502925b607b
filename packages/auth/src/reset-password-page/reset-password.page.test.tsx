import { renderWithApi } from '@dopahiya/api-client/testing';
import { locationOf } from '@dopahiya/site';
import { rememberReturnPath, returnPath, signedInName, signIn } from '@dopahiya/visitor';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { resetPasswordPage, ResetPasswordPage } from './reset-password.page.tsx';

async function open(body: object = { done: true }, status = 200) {
  const sent: unknown[] = [];
  const handler = http.post('*/api/users/reset-password/', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json(body as Record<string, string>, { status });
  });
  const at = locationOf(resetPasswordPage, { pathname: '/reset-password', search: '?token=abc' }, {});
  const opened = await renderWithApi(<ResetPasswordPage at={at} />, [handler], { at: '/reset-password' });
  const change = async (password: string, confirmation = password) => {
    await opened.screen.getByLabelText('New password').fill(password);
    await opened.screen.getByLabelText('Password confirmation').fill(confirmation);
    await opened.screen.getByRole('button', { name: 'Change password' }).click();
  };
  return { ...opened, sent, change };
}

describe('<ResetPasswordPage />', () => {
  it('changes the password by the token of the link, and leads to the login', async () => {
    const { router, sent, change } = await open();
    await change('the sea at Konkan');
    await expect.poll(() => router.state.location.search).toBe('?reset=1');
    expect(sent).toEqual([{ token: 'abc', password: 'the sea at Konkan' }]);
  });

  it('signs this browser out, and leads back to what an account was needed for', async () => {
    signIn('asha');
    rememberReturnPath('/sell-bikes');
    onTestFinished(() => void returnPath.write(null));
    const { router, change } = await open();
    await change('the sea at Konkan');
    await expect.poll(() => router.state.location.search).toBe('?reset=1&return=%2Fsell-bikes');
    expect(signedInName()).toBeNull();
  });

  it('says what is wrong with a password, and with a link', async () => {
    const { screen, sent, change } = await open({ token: ['This link was used already.'] }, 400);
    await change('short', 'other');
    await expect.element(screen.getByText('Password must be at least 8 characters long.')).toBeVisible();
    await expect.element(screen.getByText('Passwords do not match.')).toBeVisible();
    expect(sent).toEqual([]);
    await change('the sea at Konkan');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('This link was used already.');
  });
});
