import { renderWithApi } from '@dopahiya/api-client/testing';
import { locationOf } from '@dopahiya/site';
import { returnPath, signedInName, signOut } from '@dopahiya/visitor';
import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loginForm } from './login-form.ts';
import { loginPage, LoginPage } from './login.page.tsx';

const answers = (body: object, status = 200) =>
  http.post('*/api/token/', () => HttpResponse.json(body as Record<string, string>, { status }));

const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

const whatIsNeeded =
  'Your browser is blocking cookies, so we can’t sign you in. Allow cookies for this site in your browser settings, then try again.';

async function open(search = '', handler = answers({ access: 'a.b.c', username: 'Asha' }), ...more: RequestHandler[]) {
  const at = locationOf(loginPage, { pathname: '/login', search }, {});
  const opened = await renderWithApi(<LoginPage at={at} />, [handler, ...more], { at: '/login' });
  const { screen } = opened;
  const fill = async () => {
    await screen.getByLabelText('Username or email').fill('asha');
    await screen.getByLabelText('Password', { exact: true }).fill('monsoon over the ghats');
  };
  const send = () => screen.getByRole('button', { name: 'Login' }).click();
  return { ...opened, fill, send };
}

describe('<LoginPage />', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    signOut();
  });

  it('signs in, remembers the name alone, and goes back to where the visitor was', async () => {
    const { fill, send, router } = await open('?return=%2Fhonda%2Factiva-6g');
    await fill();
    await send();
    await expect.poll(() => router.state.location.pathname).toBe('/honda/activa-6g');
    expect(signedInName()).toBe('Asha');
    expect(Object.values(localStorage).join(' ')).not.toContain('a.b.c');
  });

  it('leads to a new account and to a new password with the way back', async () => {
    const { screen } = await open('?return=%2Fsell-bikes');
    for (const [name, path] of [
      ['Create an account', '/signup'],
      ['Forgot password?', '/forgot-password'],
    ] as const)
      await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', `${path}?return=%2Fsell-bikes`);
  });

  it('remembers the way back for the links in mails', async () => {
    await open('?return=%2Fbikes%2Fhonda-activa-2019-1');
    expect(returnPath.read()?.path).toBe('/bikes/honda-activa-2019-1');
  });

  it('goes home without a way back, and never to another site', async () => {
    const { fill, send, router } = await open('?return=%2F%2Fevil.test%2F');
    await fill();
    await send();
    await expect.poll(() => router.state.location.pathname).toBe('/');
  });

  it('takes spaces around a name for a slip, and in a password for a part of it', () => {
    expect(loginForm.read({ username: ' asha ', password: ' the sea ' })).toEqual({
      sent: { username: 'asha', password: ' the sea ' },
    });
  });

  it('says what is missing, and puts the focus there', async () => {
    const { screen, send, asked } = await open();
    await send();
    await expect.element(screen.getByText('Enter your username or email.')).toBeVisible();
    await expect.element(screen.getByText('Enter your password.')).toBeVisible();
    await expect.element(screen.getByLabelText('Username or email')).toHaveFocus();
    expect(asked).toEqual([]);
  });

  it('says below the name what to do where several accounts share an address, whoever was refused', async () => {
    const { screen, fill, send } = await open('', answers({ detail: 'Invalid credentials. Please try again.' }, 401));
    const name = screen.getByLabelText('Username or email');
    await expect.element(name).not.toHaveAccessibleDescription();
    await fill();
    await send();
    await expect.element(name).toHaveAccessibleDescription('If several accounts use your email, enter the username.');
  });

  it('says why it was refused, and keeps what was typed', async () => {
    const refused = answers({ detail: 'Invalid credentials. Please try again.' }, 401);
    const { screen, fill, send } = await open('', refused);
    await fill();
    await send();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Invalid credentials. Please try again.');
    await expect.element(screen.getByLabelText('Username or email')).toHaveValue('asha');
    expect(signedInName()).toBeNull();
  });

  it.each<[string, () => void]>([
    ['says that it keeps no cookies', () => vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)],
    ['drops cookies', () => vi.spyOn(document, 'cookie', 'get').mockReturnValue('')],
    ['refuses cookies', () => vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse)],
    ['refuses storage', () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
    ['has no storage', () => vi.spyOn(window, 'localStorage', 'get').mockReturnValue(null as never)],
    ['stores nothing', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  ])('says what is needed in a browser that %s, sends nothing, and keeps what was typed', async (_, refuses) => {
    const { screen, fill, send, asked, router } = await open('?return=%2Fhonda');
    await fill();
    refuses();
    await send();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(whatIsNeeded);
    await expect.element(screen.getByLabelText('Username or email')).toHaveValue('asha');
    await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveValue('monsoon over the ghats');
    expect([asked, router.state.location.pathname]).toEqual([[], '/login']);
    vi.restoreAllMocks();
    await send();
    await expect.poll(() => signedInName()).toBe('Asha');
  });

  it('says what is needed when the cookie of the session did not come back', async () => {
    const gone = http.get('*/api/token/', () => HttpResponse.json({ detail: 'Nobody is signed in.' }, { status: 401 }));
    const { screen, fill, send, router } = await open('', undefined, gone);
    await fill();
    await send();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(whatIsNeeded);
    await expect.element(screen.getByLabelText('Username or email')).toHaveValue('asha');
    expect([signedInName(), router.state.location.pathname]).toEqual([null, '/login']);
  });

  it.each([404, 429, 500])('takes a sign-in for kept where the API answers %i to whether it is', async (status) => {
    const unsaid = http.get('*/api/token/', () => HttpResponse.json({}, { status }));
    const { fill, send } = await open('', undefined, unsaid);
    await fill();
    await send();
    await expect.poll(() => signedInName()).toBe('Asha');
  });

  it('asks for a code where the account does, and signs in by it', async () => {
    const sent: unknown[] = [];
    const codes = http.post('*/api/token/second-step/', async ({ request }) => {
      const body = (await request.json()) as Record<string, string>;
      sent.push(body);
      return body['code'] === '123456'
        ? HttpResponse.json({ access: 'a.b.c', username: 'Asha' })
        : HttpResponse.json({ code: ['This code is wrong.'] }, { status: 400 });
    });
    const { screen, fill, send, router } = await open('?return=%2Fbest-bikes', answers({ ticket: 't.i.c' }), codes);
    await fill();
    await send();
    const code = screen.getByLabelText('Code');
    await expect.element(code).toHaveFocus();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Enter a code');
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
    await send();
    await expect.element(screen.getByText('Enter a code.')).toBeVisible();
    await code.fill('000000');
    await send();
    await expect.element(screen.getByText('This code is wrong.')).toBeVisible();
    expect(signedInName()).toBeNull();
    await code.fill('123456');
    await send();
    await expect.poll(() => router.state.location.pathname).toBe('/best-bikes');
    expect(signedInName()).toBe('Asha');
    expect(sent).toEqual(['000000', '123456'].map((given) => ({ ticket: 't.i.c', code: given })));
  });

  it('says that the code comes too late, and starts again with the password', async () => {
    const detail = 'You took more than five minutes to enter the code. Sign in with your password again.';
    const late = http.post('*/api/token/second-step/', () => HttpResponse.json({ detail }, { status: 401 }));
    const { screen, fill, send } = await open('', answers({ ticket: 't.i.c' }), late);
    await fill();
    await send();
    await screen.getByLabelText('Code').fill('123456');
    await send();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(detail);
    await screen.getByRole('link', { name: 'Start again' }).click();
    await expect.element(screen.getByLabelText('Username or email')).toBeVisible();
  });

  it('shows that it is under way, and sends once', async () => {
    const waits = http.post('*/api/token/', () => delay('infinite'));
    const { screen, fill, send, asked } = await open('', waits);
    await fill();
    await send();
    const button = screen.getByRole('button', { name: 'Login' });
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => asked).toEqual(['/api/token/']);
    (button.element() as HTMLElement).click();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => asked).toEqual(['/api/token/']);
  });

  it('lets password managers fill it in', async () => {
    const { screen } = await open('?registered=1');
    await expect.element(screen.getByLabelText('Username or email')).toHaveAttribute('autocomplete', 'username');
    await expect
      .element(screen.getByLabelText('Password', { exact: true }))
      .toHaveAttribute('autocomplete', 'current-password');
    await expect.element(screen.getByRole('status')).toHaveTextContent('Registration successful! You can sign in now.');
  });

  it('says after a new password that it is in force', async () => {
    const { screen } = await open('?reset=1');
    await expect.element(screen.getByRole('status')).toMatchTextContent(/^Your password has been changed/);
  });

  it('begins with the name of an account that was just opened', async () => {
    const at = locationOf(loginPage, { pathname: '/login', search: '' }, {});
    const state = { username: 'asha' };
    const { screen } = await renderWithApi(<LoginPage at={at} />, [], { at: '/login', state });
    await expect.element(screen.getByLabelText('Username or email')).toHaveValue('asha');
  });
});
