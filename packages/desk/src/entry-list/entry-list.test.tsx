import { renderWithApi } from '@dopahiya/api-client/testing';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { buildListed, deskApi } from '../testing/desk-api.ts';
import { EntryList } from './entry-list.tsx';

const entries = [
  buildListed({
    slug: 'shine',
    title: 'Honda Shine',
    gaps: ['Kerb weight', 'Seat height', 'Wheelbase', 'Fuel tank', 'Top speed', 'Boot'],
  }),
  buildListed({ slug: 'activa', title: 'Honda Activa', gaps: [], has_draft: true, changed_at: '2026-11-20T19:00:00Z' }),
];

/** Lists models that the server orders, searches and pages. */
async function open(kind: 'model' | 'article' = 'model') {
  const listed = http.get('*/api/desk/entries/', ({ request }) => {
    const { searchParams } = new URL(request.url);
    const found = entries.filter(({ title }) => title.includes(searchParams.get('search') ?? ''));
    const ordered = searchParams.get('ordering') === 'title' ? found.toReversed() : found;
    return HttpResponse.json({ count: found.length, next: null, previous: null, results: ordered });
  });
  const { screen, router } = await renderWithApi(<EntryList name="asha" kind={kind} />, [
    listed,
    ...deskApi().handlers,
  ]);
  const titles = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map((row) => row.querySelector('a')?.textContent);
  return { screen, router, titles };
}

describe('the list of models', () => {
  it('begins with what misses most, and is ordered by name on request', async () => {
    const { screen, titles } = await open();
    await expect.poll(titles).toEqual(['Honda Shine', 'Honda Activa']);
    await expect
      .element(screen.getByText('Missing: Kerb weight, Seat height, Wheelbase, Fuel tank and 2 more'))
      .toBeVisible();
    const row = (name: string) => screen.getByRole('listitem').filter({ hasText: name });
    await expect.element(row('Honda Shine')).toMatchTextContent(/1,240 views in four weeks\./);
    await expect.element(row('Honda Shine')).not.toMatchTextContent(/Draft|Changed/);
    await expect.element(row('Honda Activa')).toMatchTextContent(/Draft.*Changed 21 Nov 2026\./);
    await screen.getByRole('group', { name: 'Order' }).getByRole('radio', { name: 'By name' }).click();
    await expect.poll(titles).toEqual(['Honda Activa', 'Honda Shine']);
  });

  it('has what is searched for, with its number, and says so where nothing is found', async () => {
    const { screen, titles } = await open();
    const search = screen.getByRole('searchbox', { name: 'Search' });
    await search.fill(' Activa ');
    await expect.poll(titles).toEqual(['Honda Activa']);
    await expect.element(screen.getByText('One entry')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Honda Activa' }))
      .toHaveAttribute('href', '/desk/model/activa');
    await search.fill('Vespa');
    await expect.element(screen.getByText('Nothing was found for “Vespa”')).toBeVisible();
  });
});

it('shows more entries on request, after the first ones', async () => {
  const listed = http.get('*/api/desk/entries/', ({ request }) => {
    const isFirst = !request.url.includes('page=2');
    const next = isFirst ? 'http://localhost/api/desk/entries/?page=2' : null;
    return HttpResponse.json({ count: 2, next, previous: null, results: [entries[isFirst ? 0 : 1]] });
  });
  const { screen } = await renderWithApi(<EntryList name="asha" kind="model" />, [listed, ...deskApi().handlers]);
  await screen.getByRole('button', { name: 'Show more' }).click();
  await expect.element(screen.getByRole('link', { name: 'Honda Activa' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Honda Shine' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('names all that is missing where that is little', async () => {
  const four = buildListed({ gaps: ['Kerb weight', 'Seat height', 'Wheelbase', 'Fuel tank'] });
  const { screen } = await renderWithApi(<EntryList name="asha" kind="model" />, deskApi({ listed: [four] }).handlers);
  await expect
    .element(screen.getByText('Missing: Kerb weight, Seat height, Wheelbase, Fuel tank', { exact: true }))
    .toBeVisible();
});

it('has no order to choose where nothing can be missing', async () => {
  const { screen, titles } = await open('article');
  await expect.poll(titles).toHaveLength(2);
  expect(screen.getByRole('radio').query()).toBeNull();
});

describe('a new entry', () => {
  it('has an address made of its name, refuses one that is none, and opens', async () => {
    const { screen, router } = await open();
    const opener = screen.getByRole('button', { name: 'New' });
    await opener.click();
    const name = screen.getByRole('textbox', { name: 'Name' });
    await expect.element(name).toHaveFocus();
    await name.fill('Shine 125 SP');
    const slug = screen.getByRole('textbox', { name: 'Last part of the web address' });
    await expect.element(slug).toHaveValue('shine-125-sp');
    await slug.fill('Shine!');
    await screen.getByRole('button', { name: 'Continue' }).click();
    await expect.element(slug).toHaveAccessibleDescription(/Use small letters and digits/);
    await expect.element(name).toHaveValue('Shine 125 SP');
    await slug.fill('shine-125');
    await screen.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/desk/model/shine-125');
    expect(router.state.location.state).toEqual({ named: 'Shine 125 SP' });
  });
});
