import { buildUsedBike, hydrateWithApi, renderWithApi } from '@dopahiya/api-client/testing';
import { favourites, signedInName, signIn, signOut, toggleFavourite } from '@dopahiya/visitor';
import { http, HttpResponse } from 'msw';
import { ToastRegion } from '@dopahiya/ui-kit';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { accountHandlers, asha, failingHandlers, halfBrokenHandlers } from '../testing/account-handlers.ts';
import { ProfilePage } from './profile.page.tsx';
import type { ProfileSlots } from './profile-slots.ts';

async function open(account = accountHandlers(), slots: ProfileSlots = {}) {
  const page = (
    <>
      <ProfilePage {...slots} />
      <ToastRegion />
    </>
  );
  const opened = await renderWithApi(page, account.handlers, { at: '/profile' });
  return { ...opened, sent: account.sent };
}

beforeEach(() => void signIn('asha'));
afterEach(() => {
  signOut();
  localStorage.clear();
});

describe('<ProfilePage />', () => {
  it('leads who is not signed in to the login and back, and asks the API nothing', async () => {
    signOut();
    const { screen, asked } = await open();
    await expect
      .element(screen.getByRole('link', { name: 'Login' }))
      .toHaveAttribute('href', '/login?return=%2Fprofile');
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('is the same for everybody until the browser takes over', async () => {
    const { text, consoleErrors } = await hydrateWithApi(<ProfilePage />, () => undefined);
    expect(text).toContain('needs JavaScript');
    expect(text).toContain('Sign in to see your profile');
    expect(text).not.toContain('asha');
    expect(consoleErrors).toEqual([]);
  });

  it('shows who it is, and the prompt as soon as the visitor signs out', async () => {
    const { screen } = await open();
    await expect.element(screen.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
    await expect.element(screen.getByText('asha · asha@example.test · member since March 2024')).toBeVisible();
    const links = screen.getByRole('navigation', { name: 'Sections of your profile' }).getByRole('link').elements();
    for (const link of links) {
      const part = document.querySelector(link.getAttribute('href') ?? '');
      expect(part?.querySelector('h2')?.textContent).toBe(link.textContent);
    }
    expect(links.length).toBeGreaterThan(5);
    signOut();
    await expect.element(screen.getByText('Sign in to see your profile')).toBeVisible();
  });

  it.each([
    ['moderator', 1],
    [null, 0],
  ])('shows an account of the role %s the way to what waits for moderators: %i', async (role, count) => {
    const slots = { moderation: <p>Two cases waiting.</p> };
    const { screen } = await open(accountHandlers({ user: { ...asha, role } }), slots);
    await expect.element(screen.getByRole('region', { name: 'Password' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Moderation' }).elements()).toHaveLength(count);
  });

  it.each([
    ['2024-02-29T18:29:59.000Z', 'February 2024'],
    ['2024-02-29T18:30:00.000Z', 'March 2024'],
  ])('says of an account of %s the month that it was in India', async (created_at, month) => {
    const { screen } = await open(accountHandlers({ user: { ...asha, created_at } }));
    await expect.element(screen.getByText(`asha · asha@example.test · member since ${month}`)).toBeVisible();
  });

  it('shows what other features fill in, each below its heading', async () => {
    const texts = {
      listings: 'Two bikes',
      questions: 'One offer',
      savedSearches: 'Three searches',
      reviews: 'A review',
    };
    const slots = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, <p key={name}>{text}</p>]));
    const { screen } = await open(accountHandlers(), slots);
    for (const [name, text] of [
      ['My listings', texts.listings],
      ['Questions and offers', texts.questions],
      ['Saved searches', texts.savedSearches],
      ['Reviews', texts.reviews],
    ] as const)
      await expect.element(screen.getByRole('region', { name }).getByText(text, { exact: true })).toBeVisible();
  });

  it('leads to selling a bike where nobody shows what is listed', async () => {
    const { screen } = await open();
    await expect.element(screen.getByText('No listings yet')).toBeVisible();
    const listBike = screen.getByRole('link', { name: 'List Your Bike' });
    await expect.element(listBike).toHaveAttribute('href', '/sell-bikes');
  });

  it('says when it could not be loaded, and tries again', async () => {
    const { screen, asked } = await open({ handlers: failingHandlers, sent: [] });
    await expect.element(screen.getByText('The garage is closed.')).toBeVisible();
    const before = asked.length;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
  });

  it('shows the favourites of account and browser together, and takes one out', async () => {
    favourites.write(['shine']);
    const { screen } = await open();
    const list = screen.getByRole('list', { name: 'Favourites' });
    await expect.poll(() => list.getByRole('article').elements().length).toBe(3);
    const compare = screen.getByRole('link', { name: 'Compare your latest two' }).element();
    const [latest, next] = list.getByRole('heading').getByRole('link').elements();
    const slugIn = (link: Element | undefined) => link?.getAttribute('href')?.split('/').at(-1) ?? '-';
    expect(compare.getAttribute('href')).toMatch(new RegExp(`/${slugIn(latest)}-vs-${slugIn(next)}$`));
    await list
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await expect.poll(() => list.getByRole('article').elements().length).toBe(2);
    await expect.poll(() => favourites.read().length).toBe(2);
    await expect.element(screen.getByRole('link', { name: 'Compare your latest two' })).toHaveFocus();
  });

  it('says which parts could not be loaded, and fetches each again on a press', async () => {
    const { screen, asked } = await open({ handlers: halfBrokenHandlers, sent: [] });
    for (const [name, call] of [
      ['Favourites', 'favourites'],
      ['Where you are signed in', 'sessions'],
    ] as const) {
      const part = screen.getByRole('region', { name });
      await expect.element(part.getByText('The garage is closed.')).toBeVisible();
      const before = asked.length;
      await part.getByRole('button', { name: 'Try Again' }).click();
      await expect.poll(() => asked.slice(before).some((address) => address.includes(call))).toBe(true);
    }
  });

  it('says beside what was pressed that it could not be done', async () => {
    const fails = () => HttpResponse.json({ detail: 'The garage is closed.' }, { status: 503 });
    const failing = [
      http.delete('*/api/users/me/sessions/*', fails),
      http.post('*/api/users/me/verification/', fails),
      http.get('*/api/users/me/export/', fails),
    ];
    const { handlers, sent } = accountHandlers({ user: { ...asha, email_verified: false } });
    const { screen } = await open({ handlers: [...failing, ...handlers], sent });
    for (const [name, button] of [
      ['Where you are signed in', /^Sign out Firefox/],
      ['Email', 'Resend the link'],
      ['Your data', 'Download my data'],
    ] as const) {
      const part = screen.getByRole('region', { name });
      await part.getByRole('button', { name: button }).click();
      await expect.element(part.getByRole('alert')).toHaveTextContent('The garage is closed.');
    }
  });

  it.each([
    ['owner', 1],
    ['editor', 1],
    ['moderator', 0],
  ])('shows an account of the role %s the way to the desk: %i', async (role, count) => {
    const { screen } = await open(accountHandlers({ user: { ...asha, role } }), { desk: <p>To the desk.</p> });
    await expect.element(screen.getByRole('region', { name: 'Password' })).toBeVisible();
    expect(screen.getByText('To the desk.').elements()).toHaveLength(count);
  });

  describe('with used bikes among the favourites', () => {
    const usedBikes = [buildUsedBike({ id: 7 }), buildUsedBike({ id: 8 })];
    const FavouriteUsedBikes = ({ bikes }: { bikes: readonly { id: number | string }[] }) => (
      <p>Used: {bikes.map(({ id }) => id).join()}</p>
    );

    it('has those shown that are marked still', async () => {
      const { screen } = await open(accountHandlers({ slugs: ['shine', 'used-7', 'used-8'], usedBikes }), {
        FavouriteUsedBikes,
      });
      await expect.element(screen.getByText('Used: 7,8')).toBeVisible();
      toggleFavourite('used-7');
      await expect.element(screen.getByText('Used: 8')).toBeVisible();
    });

    it('does not say that there is no favourite where there is no model', async () => {
      const { screen } = await open(accountHandlers({ slugs: ['used-7'], usedBikes }), { FavouriteUsedBikes });
      await expect.element(screen.getByText('Used: 7')).toBeVisible();
      expect(screen.getByText('No favourites yet').query()).toBeNull();
    });
  });

  it('signs out one device, and all others', async () => {
    const { screen, sent } = await open();
    await screen.getByRole('button', { name: 'Sign out Firefox on Windows, last used 22 Nov 2026' }).click();
    await expect.element(screen.getByText('Signed out.')).toBeVisible();
    await expect.element(screen.getByText('Firefox on Windows')).not.toBeInTheDocument();
    const intro = screen.getByText(/^Don’t recognise a device\?/);
    await expect.element(intro).toHaveFocus();
    await screen.getByRole('button', { name: 'Sign out of all other devices' }).click();
    await expect.element(screen.getByText('Safari on iOS')).not.toBeInTheDocument();
    await expect.element(intro).toHaveFocus();
    await expect.element(screen.getByText('This device')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Sign out of all other devices' })).not.toBeInTheDocument();
    expect(sent.map(([call]) => call)).toEqual(['DELETE users/me/sessions/2/', 'DELETE users/me/sessions/']);
  });

  it('tells password managers whose password is changed, and which one is the old', async () => {
    const { screen } = await open();
    const part = screen.getByRole('region', { name: 'Password' });
    await expect.element(part).toBeVisible();
    const fields = [...part.element().querySelectorAll('input')].filter(({ type }) => type !== 'checkbox');
    expect(fields.map(({ autocomplete }) => autocomplete)).toEqual(['username', 'current-password', 'new-password']);
    expect(fields[0]?.value).toBe('asha');
  });

  it('changes the name, of which both parts are wanted', async () => {
    const { screen, sent } = await open();
    await screen.getByLabelText('First name').fill(' ');
    await screen.getByRole('button', { name: 'Save name' }).click();
    await expect.element(screen.getByText('Enter your first name.')).toBeVisible();
    await expect.element(screen.getByLabelText('First name')).toHaveFocus();
    await screen.getByLabelText('First name').fill('Aasha');
    await screen.getByRole('button', { name: 'Save name' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Aasha Rao' })).toBeVisible();
    expect(sent).toEqual([['PATCH users/me/', { first_name: 'Aasha', last_name: 'Rao' }]]);
  });

  it('calls who has one name by it, and lets it become two', async () => {
    const { screen, sent } = await open(accountHandlers({ user: { ...asha, last_name: '-' } }));
    await expect.element(screen.getByRole('heading', { name: 'Asha', exact: true })).toBeVisible();
    const box = screen.getByRole('checkbox', { name: 'I have one name' });
    await expect.element(box).toBeChecked();
    expect(document.body.textContent).not.toMatch(/Asha -/);
    await box.click();
    await expect.element(screen.getByLabelText('Last name')).toHaveValue('');
    await screen.getByRole('button', { name: 'Save name' }).click();
    await expect.element(screen.getByText('Enter your last name.')).toBeVisible();
    await screen.getByLabelText('Last name').fill('Rao');
    await screen.getByRole('button', { name: 'Save name' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
    await box.click();
    await screen.getByRole('button', { name: 'Save name' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Asha', exact: true })).toBeVisible();
    expect(sent.map(([, body]) => body)).toEqual([
      { first_name: 'Asha', last_name: 'Rao' },
      { first_name: 'Asha', last_name: '-' },
    ]);
  });

  it('takes any 2xx of a change, and says in its own words that one was refused', async () => {
    const statuses = [204, 500];
    const change = http.patch('*/api/users/me/', () => new HttpResponse(null, { status: statuses.shift() }));
    const account = accountHandlers();
    const { screen } = await open({ ...account, handlers: [change, ...account.handlers] });
    const save = screen.getByRole('button', { name: 'Save name' });
    await save.click();
    await expect.element(screen.getByText('Name saved.')).toBeVisible();
    await save.click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Nothing was changed. Please try again.');
  });

  it('asks for another address with the password, and says what it waits for', async () => {
    const { screen } = await open();
    const send = async (password: string) => {
      await screen.getByLabelText('New email').fill('new@example.test');
      await screen.getByLabelText('Your password', { exact: true }).fill(password);
      await screen.getByRole('button', { name: 'Change email' }).click();
    };
    await send('not this one');
    await expect.element(screen.getByText('This password is wrong.')).toBeVisible();
    await expect.element(screen.getByLabelText('Your password', { exact: true })).toHaveFocus();
    await send('monsoon over the ghats');
    await expect.element(screen.getByText(/^It will change to new@example\.test/)).toBeVisible();
    await expect.element(screen.getByLabelText('Your password', { exact: true })).toHaveValue('');
  });

  it('changes the password of who knows it', async () => {
    const { screen, sent } = await open();
    const change = async (next: string) => {
      await screen.getByLabelText('Current password').fill('monsoon over the ghats');
      await screen.getByLabelText('New password').fill(next);
      await screen.getByRole('button', { name: 'Change password' }).click();
    };
    await screen.getByLabelText('New password').fill('asha@example.test');
    await expect.element(screen.getByText(/^Weak\./)).toBeVisible();
    await change('short');
    await expect.element(screen.getByText('Password must be at least 8 characters long.')).toBeVisible();
    await change('the sea at Konkan');
    await expect.element(screen.getByText(/^Password changed/)).toBeVisible();
    for (const label of ['Current password', 'New password'])
      await expect.element(screen.getByLabelText(label)).toHaveValue('');
    expect(sent).toEqual([
      ['POST users/change-password/', { password: 'monsoon over the ghats', new_password: 'the sea at Konkan' }],
    ]);
  });

  it('gives somebody what is stored of them as a file', async () => {
    const { screen } = await open();
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    onTestFinished(() => saved.mockRestore());
    await screen.getByRole('button', { name: 'Download my data' }).click();
    await expect.element(screen.getByText('Your data is in your downloads.')).toBeVisible();
    expect(saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual(['dopahiya-my-data.json']);
  });

  it('deletes the account of who gives the password, and forgets who it was', async () => {
    const { screen, router } = await open();
    const remove = async (password: string) => {
      await screen.getByLabelText('Enter your password to confirm').fill(password);
      await screen.getByRole('button', { name: 'Delete my account' }).click();
    };
    await expect.element(screen.getByText(/stay without your name/)).toBeVisible();
    await remove('not this one');
    await expect.element(screen.getByText('This password is wrong.')).toBeVisible();
    expect(signedInName()).toBe('asha');
    await remove('monsoon over the ghats');
    await expect.poll(() => router.state.location.pathname).toBe('/');
    expect([signedInName(), favourites.read()]).toEqual([null, []]);
  });

  it('asks for a code too before the account is deleted, where sign-ins ask for one', async () => {
    const second_factor = { since: '2026-11-01T10:00:00.000Z', recovery_codes: 10 };
    const { screen, sent } = await open(accountHandlers({ user: { ...asha, second_factor } }));
    const part = screen.getByRole('region', { name: 'Delete account' });
    await part.getByLabelText('Enter your password to confirm').fill('monsoon over the ghats');
    await part.getByRole('button', { name: 'Delete my account' }).click();
    await expect.element(part.getByText('Enter a code.')).toBeVisible();
    expect(sent).toEqual([]);
    await part.getByLabelText('A code from your app, or a recovery code').fill('123456');
    await part.getByRole('button', { name: 'Delete my account' }).click();
    await expect.poll(() => JSON.stringify(sent)).toContain('{"password":"monsoon over the ghats","code":"123456"}');
  });

  it('sends the link again to an address that is not confirmed yet', async () => {
    const { screen, sent } = await open(accountHandlers({ user: { ...asha, email_verified: false } }));
    await screen.getByRole('button', { name: 'Resend the link' }).click();
    await expect.element(screen.getByText(/^Email sent. Open the link in it to confirm/)).toBeInViewport();
    expect(sent.map(([call]) => call)).toEqual(['POST users/me/verification/']);
  });

  it('brings what was achieved into view, and leaves it there', async () => {
    const { screen } = await open();
    const part = screen.getByRole('region', { name: 'Name', exact: true });
    await part.getByRole('button', { name: 'Save name' }).click();
    const news = screen.getByText('Name saved.');
    await expect.element(news).toBeInViewport();
    await expect.element(news).toBeVisible();
  });
});
