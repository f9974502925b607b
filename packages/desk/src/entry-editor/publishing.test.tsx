import { renderWithApi } from '@dopahiya/api-client/testing';
import { signIn, signOut } from '@dopahiya/visitor';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildEntry, deskApi } from '../testing/desk-api.ts';
import { modelContent } from '../testing/desk-fields.ts';
import { EntryPage } from './entry-page.tsx';

async function open(server: ReturnType<typeof deskApi>, before: RequestHandler[] = []) {
  const page = <EntryPage name="asha" kind="model" slug="splendor-plus" />;
  const { screen, asked } = await renderWithApi(page, [...before, ...server.handlers], { at: '/desk' });
  const name = screen.getByRole('textbox', { name: 'Name', exact: true });
  await expect.element(name).toBeVisible();
  return { screen, asked, name, review: () => screen.getByRole('tab', { name: 'Review and publish' }).click() };
}

beforeEach(() => {
  localStorage.clear();
  signIn('asha');
});
afterEach(() => signOut());

it('sends no draft while the entry is being published: it would stay after the publication', async () => {
  const server = deskApi();
  const isOn = Promise.withResolvers<void>();
  const isAsked = Promise.withResolvers<void>();
  const waits = http.post('*/api/desk/entries/:kind/:slug/publish/', async () => {
    isAsked.resolve();
    await isOn.promise;
    return undefined;
  });
  const { screen, name, review } = await open(server, [waits]);
  await name.fill('Splendor+');
  await review();
  await screen.getByRole('button', { name: 'Publish' }).click();
  await isAsked.promise;
  dispatchEvent(new Event('online'));
  isOn.resolve();
  await expect.element(screen.getByText('Published. Live within a minute.')).toBeVisible();
  expect(server.contents('draft')).toEqual([]);
  expect(server.entry().draft).toBeNull();
});

it('loads no other version under what is being typed when its tab is shown again', async () => {
  const server = deskApi();
  const { asked, name } = await open(server);
  const loads = () => asked.filter((path) => path.endsWith('/entries/model/splendor-plus/')).length;
  expect(loads()).toBe(1);
  server.publishElsewhere({ ...modelContent, name: 'Splendor Plus XTEC' });
  dispatchEvent(new Event('visibilitychange'));
  await name.fill('Splendor+');
  dispatchEvent(new Event('online'));
  await expect.poll(() => server.contents('draft')).toHaveLength(1);
  expect(loads()).toBe(1);
});

it('shows the preview of an article once it can be made', async () => {
  let isBusy = true;
  const preview = http.post('*/api/desk/entries/:kind/:slug/preview/', () =>
    isBusy
      ? HttpResponse.json({ detail: 'The database is busy.' }, { status: 503 })
      : HttpResponse.json({
          bike: null,
          price: null,
          drawing: null,
          html: '<p>As it will stand.</p>',
          html_hindi: null,
        }),
  );
  const server = deskApi({ entry: buildEntry({ kind: 'article' }) });
  const { screen } = await open(server, [preview]);
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/The database is busy\./);
  isBusy = false;
  await screen.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(screen.getByText('As it will stand.')).toBeVisible();
});
