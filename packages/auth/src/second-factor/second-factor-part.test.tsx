import { renderWithApi } from '@dopahiya/api-client/testing';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { accountHandlers, asha } from '../testing/account-handlers.ts';
import { OwnProfile } from '../profile-page/own-profile.tsx';

const isOn = { ...asha, second_factor: { since: '2026-11-21T06:30:00.000Z', recovery_codes: 3 } };

async function open(account = accountHandlers()) {
  const opened = await renderWithApi(<OwnProfile name="asha" />, account.handlers, { at: '/profile' });
  const part = opened.screen.getByRole('region', { name: 'Two-step sign-in' });
  return { ...opened, part, sent: account.sent };
}

it('sets codes up: password, key as picture and text, first code, recovery codes', async () => {
  const { part, sent } = await open();
  const begin = async (password: string) => {
    await part.getByLabelText('Confirm your password').fill(password);
    await part.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  };
  await begin('not this one');
  await expect.element(part.getByText('This password is wrong.')).toBeVisible();
  await begin('monsoon over the ghats');
  await expect.element(part.getByText('Scan this with your app')).toHaveFocus();
  await expect.element(part.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect.element(part.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
  await expect
    .element(part.getByRole('link', { name: 'Open in an app on this device' }))
    .toHaveAttribute('href', expect.stringContaining('otpauth://totp/'));
  const confirm = async (code: string) => {
    await part.getByLabelText('Code').fill(code);
    await part.getByRole('button', { name: 'Turn on' }).click();
  };
  await confirm('000000');
  await expect.element(part.getByText('This code is wrong.')).toBeVisible();
  await confirm('123456');
  await expect.element(part.getByRole('heading', { name: 'Your recovery codes' })).toHaveFocus();
  await expect.element(part.getByText('Two-step sign-in is on.')).toBeVisible();
  expect(part.getByRole('listitem').elements()).toHaveLength(10);
  expect(sent.map(([call]) => call)).toEqual([
    ...['', ''].map(() => 'POST users/me/second-factor/'),
    ...['', ''].map(() => 'POST users/me/second-factor/confirm/'),
  ]);
});

it('lets the recovery codes be kept as a file, and shows them no more after that', async () => {
  const { part } = await open();
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => saved.mockRestore());
  await part.getByLabelText('Confirm your password').fill('monsoon over the ghats');
  await part.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  await part.getByLabelText('Code').fill('123456');
  await part.getByRole('button', { name: 'Turn on' }).click();
  const files = vi.spyOn(URL, 'createObjectURL');
  onTestFinished(() => files.mockRestore());
  await expect.element(part.getByText(/^9abc-/)).toBeVisible();
  const codes = part.getByText(/^\w{4}-/).elements();
  await part.getByRole('button', { name: 'Save as a file' }).click();
  const [file] = files.mock.calls.map(([blob]) => blob as Blob);
  expect(await file?.text()).toBe(codes.map((code) => `${code.textContent}\n`).join(''));
  expect(codes).toHaveLength(10);
  expect(saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
    'dopahiya-recovery-codes.txt',
  ]);
  await part.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect.element(part.getByText('Recovery codes left: 10.')).toBeVisible();
  expect(part.getByText(/^0abc-/).elements()).toEqual([]);
});

it.each([
  ['no list', () => HttpResponse.json({})],
  ['a page', () => HttpResponse.html('<!doctype html><p>Hello</p>')],
])(
  'says that codes are on where the recovery codes cannot be read in %s, and how to get new ones',
  async (_, answer) => {
    const unread = http.post('*/api/users/me/second-factor/confirm/', answer);
    const { handlers, sent } = accountHandlers({ user: isOn });
    const off = http.get('*/api/users/me/', () => HttpResponse.json(asha), { once: true });
    const { part } = await open({ handlers: [unread, off, ...handlers], sent });
    await part.getByLabelText('Confirm your password').fill('monsoon over the ghats');
    await part.getByRole('button', { name: 'Set up two-step sign-in' }).click();
    await part.getByLabelText('Code').fill('123456');
    await part.getByRole('button', { name: 'Turn on' }).click();
    await expect
      .element(part.getByRole('alert').getByText(/^Two-step sign-in is on, but we couldn’t show/))
      .toBeVisible();
    await part.getByRole('button', { name: 'Not now' }).click();
    await expect.element(part.getByRole('button', { name: 'Turn off' })).toBeVisible();
  },
);

it('can be left before anything is asked', async () => {
  const { part } = await open();
  await part.getByLabelText('Confirm your password').fill('monsoon over the ghats');
  await part.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  await part.getByRole('button', { name: 'Not now' }).click();
  await expect.element(part.getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible();
});

it('switches codes off by password and code', async () => {
  const { part } = await open(accountHandlers({ user: isOn }));
  await expect.element(part.getByText('On since November 2026.')).toBeVisible();
  await expect.element(part.getByText('Recovery codes left: 3.')).toBeVisible();
  await part.getByRole('button', { name: 'Turn off' }).click();
  await expect.element(part.getByText('Enter your password.')).toBeVisible();
  await part.getByLabelText('Your password').fill('monsoon over the ghats');
  const code = part.getByLabelText('A code from your app, or a recovery code');
  await code.fill('000000');
  await part.getByRole('button', { name: 'Turn off' }).click();
  await expect.element(part.getByText('This code is wrong.')).toBeVisible();
  await code.fill('123456');
  await part.getByRole('button', { name: 'Turn off' }).click();
  await expect.element(part.getByText(/^Two-step sign-in is off\./)).toBeVisible();
});
