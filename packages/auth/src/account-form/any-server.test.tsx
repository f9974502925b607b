import type { ApiClient } from '@dopahiya/api-client';
import { createTestApi, renderWithApi } from '@dopahiya/api-client/testing';
import { locationOf, type PageForm } from '@dopahiya/site';
import { signOut } from '@dopahiya/visitor';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { forgotPasswordForm } from '../forgot-password-page/forgot-password-form.ts';
import { forgotPasswordPage, ForgotPasswordPage } from '../forgot-password-page/forgot-password.page.tsx';
import { loginForm } from '../login-page/login-form.ts';
import { loginPage, LoginPage } from '../login-page/login.page.tsx';
import { resetPasswordForm } from '../reset-password-page/reset-password-form.ts';
import { resetPasswordPage, ResetPasswordPage } from '../reset-password-page/reset-password.page.tsx';
import { signupForm } from '../signup-page/signup-form.ts';
import { signupPage, SignupPage } from '../signup-page/signup.page.tsx';
import { verifyEmailForm } from '../verify-email-page/verify-email-form.ts';
import { verifyEmailPage, VerifyEmailPage } from '../verify-email-page/verify-email.page.tsx';

type Answer = () => Response;
/** A page with a form, and how to fill it in. */
interface Account {
  call: string;
  page: () => ReactNode;
  /** Submits the same form without scripts: returns the message shown, or the redirect target. */
  plainly: (api: ApiClient) => Promise<{ said: string } | { to: string }>;
  /** Values of its fields, by label. */
  typed: Record<string, string>;
  button: string;
}

const at = (page: Parameters<typeof locationOf>[0], pathname: string, search = '') =>
  locationOf(page, { pathname, search }, {});
const password = 'monsoon over the ghats';
const asha = { username: 'asha', email: 'asha@example.test', first_name: 'Asha', last_name: 'Rao' };

function plainly<Sent, Taken>(form: PageForm<Sent, Taken>, fields: Record<string, string>): Account['plainly'] {
  return async (api) => {
    const reading = form.read(fields);
    if ('fieldErrors' in reading) throw new Error(`The form refuses ${JSON.stringify(reading.fieldErrors)}`);
    try {
      return { to: form.leadTo(fields, await form.send(api, reading.sent)) };
    } catch (error) {
      return { said: form.explain(error).problem ?? '' };
    }
  };
}

const accounts = {
  login: {
    call: 'token/',
    page: () => <LoginPage at={at(loginPage, '/login')} />,
    plainly: plainly(loginForm, { username: 'asha', password }),
    typed: { 'Username or email': 'asha', Password: password },
    button: 'Login',
  },
  signup: {
    call: 'users/register/',
    page: () => <SignupPage at={at(signupPage, '/signup')} />,
    plainly: plainly(signupForm, { ...asha, password, confirmation: password, terms: 'yes' }),
    typed: {
      Username: 'asha',
      Email: asha.email,
      'First name': 'Asha',
      'Last name': 'Rao',
      Password: password,
      'Password confirmation': password,
    },
    button: 'Sign Up',
  },
  forgotPassword: {
    call: 'users/forgot-password/',
    page: () => <ForgotPasswordPage at={at(forgotPasswordPage, '/forgot-password')} />,
    plainly: plainly(forgotPasswordForm, { email: asha.email }),
    typed: { Email: asha.email },
    button: 'Send Reset Link',
  },
  resetPassword: {
    call: 'users/reset-password/',
    page: () => <ResetPasswordPage at={at(resetPasswordPage, '/reset-password', '?token=abc')} />,
    plainly: plainly(resetPasswordForm, { token: 'abc', password, confirmation: password }),
    typed: { 'New password': password, 'Password confirmation': password },
    button: 'Change password',
  },
  verifyEmail: {
    call: 'users/verify-email/',
    page: () => <VerifyEmailPage at={at(verifyEmailPage, '/verify-email', '?token=abc')} />,
    plainly: plainly(verifyEmailForm, { token: 'abc' }),
    typed: {},
    button: 'Confirm my email',
  },
} satisfies Record<string, Account>;

const bodies = {
  'an empty object': (status: number) => HttpResponse.json({}, { status }),
  'a list': (status: number) => HttpResponse.json(['no'], { status }),
  nothing: (status: number) => new HttpResponse(null, { status }),
  'a page': (status: number) => HttpResponse.html('<!doctype html><p>Hello</p>', { status }),
} satisfies Record<string, (status: number) => Response>;
const words = (text: string) => (status: number) => HttpResponse.json({ detail: text }, { status });

/** Returns what the page shows if its script submits the form. */
async function seen({ call, page, typed, button }: Account, answer: Answer) {
  const opened = await renderWithApi(page(), [http.post(`*/api/${call}`, answer)], { at: '/form' });
  const { screen } = opened;
  for (const [label, text] of Object.entries(typed)) await screen.getByLabelText(label, { exact: true }).fill(text);
  for (const box of screen.getByRole('checkbox').elements()) (box as HTMLElement).click();
  await screen.getByRole('button', { name: button }).click();
  return opened;
}

/** Returns the result if a browser submits the form without scripts. */
const sentPlain = ({ call, plainly: send }: Account, answer: Answer) =>
  send(createTestApi(http.post(`*/api/${call}`, answer)).api);

const unreached = () => HttpResponse.error();
const refusals = [400, 401, 403];
const failures = [404, 409, 500, 502, 503];

/** Exact messages of each page, whatever the response body. */
const said: [page: keyof typeof accounts, statuses: number[], text: string][] = [
  ['login', refusals, 'Invalid credentials. Please try again.'],
  ['login', [200, ...failures], 'An error occurred. Please try again.'],
  ['signup', [...refusals, ...failures], 'Registration failed. Please try again.'],
  ['forgotPassword', [...refusals, 404, 409, 500, 503], 'Failed to send reset link. Please try again.'],
  ['resetPassword', [...refusals, ...failures], 'An error occurred. Please try again.'],
  ['verifyEmail', [...refusals, ...failures], 'An error occurred. Please try again.'],
];

afterEach(signOut);

describe.each(said)('%s, answered %j,', (name, statuses, text) => {
  it(`says '${text}' whatever the body`, async () => {
    for (const [stands, body] of Object.entries(bodies))
      for (const status of statuses)
        expect(await sentPlain(accounts[name], () => body(status)), `${status} with ${stands}`).toEqual({ said: text });
    const { screen } = await seen(accounts[name], () => bodies.nothing(statuses[0] ?? 400));
    await expect.element(screen.getByRole('alert')).toHaveTextContent(text);
  });
});

/** Success message of each page, or its redirect. */
const taken: [page: keyof typeof accounts, text: string | null, to: string][] = [
  ['signup', 'Registration successful! Redirecting to login...', '/login?registered=1'],
  ['forgotPassword', 'Password reset link sent to your email!', '/forgot-password?sent=1'],
  ['resetPassword', null, '/login?reset=1'],
  ['verifyEmail', 'Your email address is confirmed.', '/verify-email?done=1'],
];

describe.each(taken)('%s, taken,', (name, text, to) => {
  it('says so whatever the body', async () => {
    for (const [stands, body] of Object.entries(bodies))
      for (const status of [200, 201, 202])
        expect(await sentPlain(accounts[name], () => body(status)), `${status} with ${stands}`).toEqual({ to });
    const { screen, router } = await seen(accounts[name], () => bodies.nothing(200));
    const isTold = () => text !== null && screen.getByText(text, { exact: true }).elements().length === 1;
    await expect
      .poll(() => isTold() || router.state.location.pathname + router.state.location.search)
      .toBe(text === null ? to : true);
  });
});

describe('without a connection', () => {
  it.each<[keyof typeof accounts, string]>([
    ['login', 'An error occurred. Please try again.'],
    ['signup', 'Registration failed. Please try again.'],
    ['forgotPassword', 'An error occurred. Please try again.'],
    ['resetPassword', 'We couldn’t reach the server. Check your connection and try again.'],
    ['verifyEmail', 'We couldn’t reach the server. Check your connection and try again.'],
  ])('%s says so', async (name, text) => {
    expect(await sentPlain(accounts[name], unreached)).toEqual({ said: text });
    const { screen } = await seen(accounts[name], unreached);
    await expect.element(screen.getByRole('alert')).toHaveTextContent(text);
  });

  it.each<keyof typeof accounts>(['login', 'forgotPassword'])(
    '%s says so too where only what stands before the server answers',
    async (name) => {
      for (const body of [...Object.values(bodies), words('The server behind this site does not answer.')])
        for (const status of [502, 504])
          expect(await sentPlain(accounts[name], () => body(status))).toEqual({
            said: 'An error occurred. Please try again.',
          });
    },
  );
});

describe('what the server says itself', () => {
  const wait = 'Too many of these requests came from your network. Ask again in 10 seconds.';

  it('stands at the sign-in as it is', async () => {
    for (const status of [400, 401, 403, 429, 500, 503])
      expect(await sentPlain(accounts.login, () => words(wait)(status))).toEqual({ said: wait });
  });

  it.each<[keyof typeof accounts, string]>([
    ['signup', 'Registration failed. Please try again.'],
    ['forgotPassword', 'Failed to send reset link. Please try again.'],
  ])('stands at %s below the words of the page, where it says when to try again', async (name, text) => {
    for (const status of [429, 503])
      expect(await sentPlain(accounts[name], () => words(wait)(status))).toEqual({ said: `${text}\n${wait}` });
    for (const status of [400, 404, 500])
      expect(await sentPlain(accounts[name], () => words('Not found.')(status))).toEqual({ said: text });
    const { screen } = await seen(accounts[name], () => words(wait)(429));
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
    await expect.element(screen.getByText(wait, { exact: true })).toBeVisible();
  });

  it('stands at the sign-up above the form by the names of three fields, and beside each field', async () => {
    const body = {
      password: ['This password is too common.', 'It is entirely numeric.'],
      username: ['This username is taken.'],
      email: ['This address is taken.'],
      first_name: ['Leave out the address.'],
    };
    const answer = () => HttpResponse.json(body, { status: 400 });
    const lines = [
      'Username: This username is taken.',
      'Email: This address is taken.',
      'Password: This password is too common. It is entirely numeric.',
    ];
    expect(await sentPlain(accounts.signup, answer)).toEqual({ said: lines.join('\n') });
    const { screen } = await seen(accounts.signup, answer);
    for (const line of lines)
      await expect.element(screen.getByRole('alert').getByText(line, { exact: true })).toBeVisible();
    for (const [label, text] of [
      ['Username', 'This username is taken.'],
      ['Email', 'This address is taken.'],
      ['First name', 'Leave out the address.'],
    ] as const)
      await expect.element(screen.getByLabelText(label, { exact: true })).toHaveAccessibleDescription(new RegExp(text));
    await expect.element(screen.getByLabelText('Username')).toHaveFocus();
  });

  it('about a field that no form has is not lost', async () => {
    const answer = () => HttpResponse.json({ non_field_errors: ['The link is too old.'] }, { status: 400 });
    expect(await sentPlain(accounts.login, answer)).toEqual({ said: 'The link is too old.' });
    expect(await sentPlain(accounts.signup, answer)).toEqual({ said: 'Registration failed. Please try again.' });
    expect(await sentPlain(accounts.resetPassword, answer)).toEqual({ said: 'The link is too old.' });
    expect(await sentPlain(accounts.verifyEmail, answer)).toEqual({ said: 'The link is too old.' });
  });
});
