import { hydrateWithApi, renderWithApi } from '@dopahiya/api-client/testing';
import { locationOf } from '@dopahiya/site';
import { signIn, signOut } from '@dopahiya/visitor';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, deskApi } from '../testing/desk-api.ts';
import { deskPage } from './desk.page.tsx';

const { component: DeskPage } = deskPage;
const at = locationOf(deskPage, { pathname: '/desk', search: '' }, {});
const page = <DeskPage at={at} Missing={() => <h1>Page not found</h1>} />;

async function open(...before: Parameters<typeof renderWithApi>[1]) {
  const { screen, asked } = await renderWithApi(page, [...before, ...deskApi().handlers], { at: '/desk' });
  return { screen, asked, heading: (name: string) => screen.getByRole('heading', { level: 1, name }) };
}

const refused = (status: number) =>
  http.get('*/api/desk/me/', () => HttpResponse.json({ detail: 'A code is needed.' }, { status }));

beforeEach(() => signIn('asha'));
afterEach(() => signOut());

describe('the page of the desk', () => {
  it('does not exist for visitors, whose browser asks nothing', async () => {
    signOut();
    const { heading, asked } = await open();
    await expect.element(heading('Page not found')).toBeVisible();
    expect(asked).toEqual([]);
    expect(deskPage.answerAt(at)).toEqual({ status: 404 });
    expect(deskPage.listed({} as never)).toEqual([]);
  });

  it('is the same for everybody until the browser takes over', async () => {
    const { text, consoleErrors } = await hydrateWithApi(page, () => undefined);
    expect(text).toContain('Page not found');
    expect(consoleErrors).toEqual([]);
  });

  it('does not exist for users without a role', async () => {
    const { heading, asked } = await open(refused(404));
    await expect.element(heading('Page not found')).toBeVisible();
    expect(asked.filter((path) => path.includes('desk'))).toEqual(['/api/desk/me/']);
  });

  it('asks for a code, and then shows the desk', async () => {
    let isCodeGiven = false;
    const { screen, heading } = await open(
      http.get('*/api/desk/me/', () =>
        isCodeGiven ? undefined : HttpResponse.json({ detail: 'A code is needed.' }, { status: 403 }),
      ),
      http.post('*/api/desk/code/', async ({ request }) => {
        const { code } = (await request.json()) as { code: string };
        isCodeGiven = code === '123456';
        if (!isCodeGiven) return HttpResponse.json({ code: ['This code is wrong.'] }, { status: 400 });
        return HttpResponse.json({ username: 'asha', role: 'owner' });
      }),
    );
    const code = screen.getByLabelText('Code');
    await code.fill('000000');
    await screen.getByRole('button', { name: 'Continue' }).click();
    await expect.element(code).toHaveAccessibleDescription(/This code is wrong/);
    await code.fill('123456');
    await screen.getByRole('button', { name: 'Continue' }).click();
    await expect.element(heading('Desk')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: '2 open messages' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Showrooms' })).toHaveAttribute('href', '/desk/showroom');
  });

  it('leads a user without a second factor to setting one up', async () => {
    const account = http.get('*/api/users/me/', () => HttpResponse.json(buildAccount({ second_factor: null })));
    const { screen } = await open(refused(403), account);
    await expect
      .element(screen.getByRole('link', { name: 'Set up two-step sign-in' }))
      .toHaveAttribute('href', '/profile#second-factor');
  });
});
