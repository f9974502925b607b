import { buildUsedBikePage, buildUsedBikes, renderWithApi, usedBikeHandlers } from '@dopahiya/api-client/testing';
import { savedSearchLimit, type SavedSearch } from '@dopahiya/domain/market';
import { signIn, signOut, unsentForms } from '@dopahiya/visitor';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { UsedBikesPage } from '../used-bikes-page/used-bikes-page.tsx';
import type { Choices } from '../used-bikes-page/used-bikes-address.ts';
import { SavedSearches } from './saved-searches.tsx';

/** Fakes the saved searches of one account, and records what it was asked to save. */
function savedApi(queries: string[] = [], full = false) {
  let searches: SavedSearch[] = queries.map((query, id) => ({ id, query, created_at: '2026-11-20T10:00:00.000Z' }));
  const saved: string[] = [];
  const path = '*/api/used-bikes/saved_searches/';
  const handlers = [
    http.post('*/api/token/refresh/', () => HttpResponse.json({ access: 'a.b.c' })),
    http.get(path, () => HttpResponse.json(searches)),
    http.post(path, async ({ request }) => {
      const { query } = (await request.json()) as { query: string };
      if (full) return HttpResponse.json({ detail: `You have ${savedSearchLimit} saved searches.` }, { status: 409 });
      saved.push(query);
      searches = [{ id: 90 + searches.length, query, created_at: '2026-11-21T10:00:00.000Z' }, ...searches];
      return HttpResponse.json(searches[0], { status: 201 });
    }),
    http.delete(`${path}:id/`, ({ params }) => {
      searches = searches.filter(({ id }) => String(id) !== params['id']);
      return HttpResponse.json({ done: true });
    }),
    usedBikeHandlers.list(() => buildUsedBikePage(buildUsedBikes())),
  ];
  return { handlers, saved };
}

const open = async (choices: Choices, api = savedApi()) => {
  const page = <UsedBikesPage part={{ choices, page: 1 }} />;
  return { ...(await renderWithApi(page, api.handlers, { at: '/used-bikes' })), saved: api.saved };
};

afterEach(() => {
  signOut();
  unsentForms.write([]);
});

describe('<SaveSearch />', () => {
  it('saves what is chosen, says so, and takes the focus there', async () => {
    signIn('asha');
    const { screen, saved } = await open({ search: 'splendor', price: '25000-50000', city: 'pune', within: '25' });
    await screen.getByRole('button', { name: 'Save this search' }).click();
    const said = screen.getByText(/^Search saved\./);
    await expect.element(said).toHaveFocus();
    await expect
      .element(screen.getByRole('link', { name: 'See your saved searches' }))
      .toHaveAttribute('href', '/profile#saved-searches');
    expect(saved.map((query) => Object.fromEntries(new URLSearchParams(query)))).toEqual([
      { search: 'splendor', near: 'pune', within: '25', min_price: '25000', max_price: '50000' },
    ]);
  });

  it('is not offered where nothing is chosen', async () => {
    signIn('asha');
    const { screen } = await open({ sort: 'price-low' });
    await expect.element(screen.getByRole('list', { name: 'Used bikes' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save this search' }).query()).toBeNull();
  });

  it('says that a search is saved already, whatever the order of its filters', async () => {
    signIn('asha');
    const { screen } = await open({ brand: 'honda', max_km: '20000' }, savedApi(['max_km=20000&brand=honda']));
    await expect.element(screen.getByText(/^Search saved\./)).toBeVisible();
  });

  it('leads through sign-in and saves on return', async () => {
    const first = await open({ brand: 'honda' });
    const link = first.screen.getByRole('link', { name: 'Save this search' });
    await expect.element(link).toHaveAttribute('href', '/login?return=%2Fused-bikes%3Fbrand%3Dhonda');
    await link.click();
    expect(unsentForms.read()[0]?.values).toEqual({ address: '/used-bikes?brand=honda' });
    signIn('asha');
    const { screen, saved } = await open({ brand: 'honda' });
    await expect.element(screen.getByText(/^Search saved\./).last()).toBeVisible();
    expect(saved).toEqual(['brand=honda']);
    expect(unsentForms.read()).toEqual([]);
  });

  it('says why it could not be saved', async () => {
    signIn('asha');
    const { screen } = await open({ brand: 'honda' }, savedApi([], true));
    await screen.getByRole('button', { name: 'Save this search' }).click();
    await expect.element(screen.getByText(`You have ${savedSearchLimit} saved searches.`)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Save this search' })).toBeVisible();
  });
});

describe('<SavedSearches />', () => {
  it('lists them with their filters, and deletes one', async () => {
    signIn('asha');
    const { handlers } = savedApi(['search=splendor&min_price=0&max_price=25000', 'near=pune&within=25&min_year=2018']);
    const { screen } = await renderWithApi(<SavedSearches />, handlers);
    await expect
      .element(screen.getByRole('link', { name: '“splendor” · Up to ₹25,000' }))
      .toHaveAttribute('href', '/used-bikes?search=splendor&price=0-25000');
    await expect.element(screen.getByRole('link', { name: 'Pune · Within 25 km · 2018 or newer' })).toBeVisible();
    await screen.getByRole('button', { name: 'Delete “splendor” · Up to ₹25,000' }).click();
    await expect.element(screen.getByRole('link', { name: '“splendor” · Up to ₹25,000' })).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
    await screen.getByRole('button', { name: /^Delete Pune/ }).click();
    await expect.element(screen.getByText('No saved searches yet')).toBeVisible();
  });

  it('says so when they do not load, and tries again', async () => {
    signIn('asha');
    let isClosed = true;
    const fails = http.get('*/api/used-bikes/saved_searches/', () =>
      isClosed ? HttpResponse.json({ detail: 'Closed.' }, { status: 500 }) : undefined,
    );
    const { screen } = await renderWithApi(<SavedSearches />, [fails, ...savedApi(['brand=honda']).handlers]);
    await expect.element(screen.getByText('We couldn’t load your saved searches')).toBeVisible();
    isClosed = false;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByRole('link', { name: 'Honda' })).toBeVisible();
  });

  it('says so when one could not be deleted, which stays', async () => {
    signIn('asha');
    const fails = http.delete('*/api/used-bikes/saved_searches/:id/', () =>
      HttpResponse.json({ detail: 'Closed for now.' }, { status: 503 }),
    );
    const { screen } = await renderWithApi(<SavedSearches />, [fails, ...savedApi(['brand=honda']).handlers]);
    await screen.getByRole('button', { name: 'Delete Honda' }).click();
    await expect.element(screen.getByText('Closed for now.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Honda' })).toBeVisible();
  });
});
