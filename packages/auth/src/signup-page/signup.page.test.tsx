import { renderWithApi } from '@dopahiya/api-client/testing';
import { untilRendered } from '@dopahiya/ui-kit/testing';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { locationOf } from '@dopahiya/site';
import { signupForm } from './signup-form.ts';
import { signupPage, SignupPage } from './signup.page.tsx';

const asha = {
  Username: 'asha',
  Email: 'asha@example.test',
  'First name': 'Asha',
  'Last name': 'Rao',
  Password: 'monsoon over the ghats',
  'Password confirmation': 'monsoon over the ghats',
};

const whatIsNeeded =
  'Your browser is blocking cookies, so you couldn’t sign in. Allow cookies for this site in your browser settings, then press Sign Up again.';

async function open(body: object = { username: 'asha' }, status = 200, search = '') {
  const sent: unknown[] = [];
  const handler = http.post('*/api/users/register/', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json(body as Record<string, string>, { status });
  });
  const at = locationOf(signupPage, { pathname: '/signup', search }, {});
  const opened = await renderWithApi(<SignupPage at={at} />, [handler], { at: '/signup' });
  const { screen } = opened;
  const fill = async (values: Partial<typeof asha> = asha) => {
    for (const [label, value] of Object.entries(values))
      await screen.getByLabelText(label, { exact: true }).fill(value);
  };
  const agree = () => screen.getByRole('checkbox', { name: /I agree/ }).click();
  const send = () => screen.getByRole('button', { name: 'Sign Up' }).click();
  return { ...opened, sent, fill, agree, send };
}

describe('<SignupPage />', () => {
  it('opens an account, says so, and leads to the login', async () => {
    const { screen, router, sent, fill, agree, send } = await open();
    await fill();
    await agree();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await send();
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('Registration successful! Redirecting to login...');
    expect(sent).toEqual([
      {
        username: 'asha',
        email: 'asha@example.test',
        first_name: 'Asha',
        last_name: 'Rao',
        password: 'monsoon over the ghats',
      },
    ]);
    await untilRendered();
    // The message is there to be read.
    vi.advanceTimersByTime(1000);
    await untilRendered();
    expect(router.state.location.pathname).toBe('/signup');
    vi.advanceTimersByTime(1000);
    await expect.poll(() => router.state.location.pathname).toBe('/login');
    expect(router.state.location.state).toEqual({ username: 'asha' });
  });

  it('leads nobody to the login who has left the page meanwhile', async () => {
    const { screen, router, fill, agree, send } = await open();
    await fill();
    await agree();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await send();
    await expect.element(screen.getByRole('status')).toBeVisible();
    await untilRendered();
    await screen.unmount();
    vi.advanceTimersByTime(5000);
    await untilRendered();
    expect(router.state.location.pathname).toBe('/signup');
  });

  it('keeps the way back to what the visitor was doing, for the login that follows', async () => {
    const { screen, router, fill, agree, send } = await open({ username: 'asha' }, 200, '?return=%2Fsell-bikes');
    await expect
      .element(screen.getByRole('link', { name: 'Login' }))
      .toHaveAttribute('href', '/login?return=%2Fsell-bikes');
    const sent = new FormData(screen.container.querySelector('form') ?? undefined);
    expect(sent.get('return')).toBe('/sell-bikes');
    await fill();
    await agree();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await send();
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('Registration successful! Redirecting to login...');
    await untilRendered();
    vi.advanceTimersByTime(2000);
    await expect.poll(() => router.state.location.search).toBe('?return=%2Fsell-bikes');
  });

  it.each([
    ['/sell-bikes', '/login?registered=1&return=%2Fsell-bikes'],
    ['/', '/login?registered=1'],
  ])('leads a browser without scripts that came from %s to %s', (path, address) => {
    expect(signupForm.leadTo({ return: path }, {})).toBe(address);
  });

  it('says what is needed in a browser without cookies, sends nothing, and keeps what was typed', async () => {
    const { screen, sent, fill, agree, send } = await open();
    await fill();
    await agree();
    const cookies = vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    await send();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(whatIsNeeded);
    for (const [label, value] of Object.entries(asha))
      await expect.element(screen.getByLabelText(label, { exact: true })).toHaveValue(value);
    expect(sent).toEqual([]);
    cookies.mockRestore();
    await send();
    await expect.poll(() => sent).toHaveLength(1);
  });

  it('takes one name of who has no other, and asks for a last name no more', async () => {
    const { screen, sent, fill, agree, send } = await open();
    const { 'Last name': _, ...given } = { ...asha, 'First name': 'श्\u200Dयाम' };
    await fill(given);
    await screen.getByRole('checkbox', { name: 'I have one name' }).click();
    await expect.element(screen.getByLabelText('Last name')).not.toBeVisible();
    await agree();
    await send();
    await expect.poll(() => sent).toMatchObject([{ first_name: 'श्\u200Dयाम', last_name: '-' }]);
  });

  it('says of each field what is wrong, and puts the focus on the first', async () => {
    const { screen, sent, fill, send } = await open();
    await fill({ Username: 'ar', Email: 'asha', Password: 'short', 'Password confirmation': 'other' });
    await send();
    for (const fieldError of [
      'Username: at least 3 characters',
      'Enter a valid email address.',
      'Enter your first name.',
      'Enter your last name.',
      'Password must be at least 8 characters long.',
      'Passwords do not match.',
      'Agree to the terms to create an account.',
    ])
      await expect.element(screen.getByText(fieldError)).toBeVisible();
    await expect.element(screen.getByLabelText('Username')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('takes nothing that is longer than an account can have', () => {
    const long = 'x'.repeat(1000);
    const names = { username: long, first_name: long, last_name: long };
    const refusal = signupForm.read({
      ...names,
      email: 'asha@example.test',
      password: long,
      confirmation: long,
      terms: 'yes',
    });
    expect(Object.keys('fieldErrors' in refusal ? refusal.fieldErrors : {})).toEqual([
      'username',
      'first_name',
      'last_name',
      'password',
    ]);
  });

  it('shows below a field what the server says of it, and keeps what was typed', async () => {
    const { screen, fill, agree, send } = await open({ username: ['This username is taken. Choose another.'] }, 400);
    await fill();
    await agree();
    await send();
    await expect.element(screen.getByText('This username is taken. Choose another.')).toBeVisible();
    await expect.element(screen.getByLabelText('Email')).toHaveValue('asha@example.test');
    await expect.element(screen.getByLabelText('Username')).toHaveFocus();
  });

  it('says when the server fails', async () => {
    const { screen, fill, agree, send } = await open({ detail: 'The garage is closed.' }, 503);
    await fill();
    await agree();
    await send();
    await expect.element(screen.getByText('Registration failed. Please try again.', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('The garage is closed.', { exact: true })).toBeVisible();
  });
});
