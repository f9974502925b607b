import { renderWithApi } from '@dopahiya/api-client/testing';
import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { buildLineUp } from '../testing.ts';
import { ListHere } from '../testing/list-here.tsx';
import { pagedBikes } from '../testing/paged-bikes.ts';
import { SearchPage } from './search-page.tsx';

insertPageStyle();

const brands = http.get('*/api/brands/', () => HttpResponse.json([{ id: 1, name: 'Honda', slug: 'honda' }]));

/** Bikes for every question but those that look for a word of `missing` in names. */
const open = async (text: string, missing = 'nobody') => {
  const questions: URLSearchParams[] = [];
  const none = http.get('*/api/bikes/', ({ request }) => {
    const { searchParams } = new URL(request.url);
    const words = searchParams.get('search')?.split(' ') ?? [];
    if (!words.some((word) => missing.split(' ').includes(word))) return undefined;
    questions.push(searchParams);
    return HttpResponse.json([]);
  });
  const some = pagedBikes('bikes/', { bikes: buildLineUp(3), onQuestion: (question) => questions.push(question) });
  const shown = await renderWithApi(<ListHere page={SearchPage} path="/search" />, [brands, none, some], {
    at: '/search',
  });
  await expect.element(shown.screen.getByText('Showing 3 bikes')).toBeVisible();
  await shown.router.navigate(`/search?${new URLSearchParams({ q: text })}`);
  await expect.element(shown.screen.getByRole('heading', { level: 1, name: `Results for "${text}"` })).toBeVisible();
  return { ...shown, questions };
};

const conditionsOf = (question: URLSearchParams | undefined) => {
  const { page: _page, limit: _limit, sort: _sort, ...conditions } = Object.fromEntries(question ?? []);
  return conditions;
};

describe('<SearchPage />', () => {
  it('reads plain words, says how, and asks for what they mean', async () => {
    const { screen, questions } = await open('honda scooter under 1 lakh with 50 kmpl');
    for (const part of ['Honda', 'Scooter', 'Under ₹1,00,000', 'Mileage from 50 kmpl']) {
      await expect.element(screen.getByRole('link', { name: `Remove ${part}` })).toBeVisible();
    }
    expect(conditionsOf(questions.at(-1))).toEqual({
      status: 'on_sale',
      brand: 'honda',
      body_style: 'scooter',
      min_price: '0',
      max_price: '100000',
      min_mileage: '50',
    });
  });

  it('takes a part out of the words by its chip', async () => {
    const { screen, router } = await open('scooter under 1 lakh');
    await screen.getByRole('link', { name: 'Remove Under ₹1,00,000' }).click();
    await expect.poll(() => router.state.location.search).toBe('?q=scooter');
  });

  it('leads to the filters with what it read', async () => {
    const { screen } = await open('scooter under 1 lakh');
    await expect
      .element(screen.getByRole('link', { name: 'Narrow down with more filters' }))
      .toHaveAttribute('href', '/bikes?budget=0-100000&body_style=scooter');
  });

  it('looks for names as they are', async () => {
    const { screen, questions } = await open('classic 350');
    await expect.element(screen.getByText('Showing 3 bikes')).toBeVisible();
    await expect.poll(() => conditionsOf(questions.at(-1))).toEqual({ search: 'classic 350' });
    await expect.element(screen.getByText('Your words were read as')).not.toBeInTheDocument();
  });

  it('looks for what is left in names', async () => {
    const { screen, questions } = await open('activa under 1 lakh');
    await expect.element(screen.getByRole('link', { name: 'Remove Name has "activa"' })).toBeVisible();
    expect(conditionsOf(questions.at(-1))).toEqual({ search: 'activa', min_price: '0', max_price: '100000' });
  });

  it('goes by what it understood when no name has the rest, and says so', async () => {
    const { screen, questions } = await open('scooter for wedding parades', 'wedding parades');
    await expect
      .element(screen.getByText('No bike\'s name has "wedding parades", so these words do not count.'))
      .toBeVisible();
    expect(conditionsOf(questions.at(-1))).toEqual({ status: 'on_sale', body_style: 'scooter' });
  });

  it('reads how a bike should fit its rider, and names what it does not know word by word', async () => {
    const { screen, questions, router } = await open(
      'halki scooter for a short rider and wedding parades',
      'wedding parades',
    );
    for (const part of [
      'Kerb weight up to 120 kg',
      'Scooter',
      'Seat height up to 780 mm',
      'Unknown: "wedding"',
      'Unknown: "parades"',
    ]) {
      await expect.element(screen.getByRole('link', { name: `Remove ${part}`, exact: true })).toBeVisible();
    }
    expect(conditionsOf(questions.at(-1))).toEqual({
      status: 'on_sale',
      body_style: 'scooter',
      max_kerb_weight: '120',
      max_seat_height: '780',
    });
    await screen.getByRole('link', { name: 'Remove Unknown: "wedding"' }).click();
    await expect.poll(() => router.state.location.search).toBe('?q=halki+scooter+for+a+short+rider+and+parades');
  });

  it('finds a name among words that it does not know', async () => {
    const { screen, questions } = await open('activa for wedding parades', 'wedding parades');
    await expect.element(screen.getByRole('link', { name: 'Remove Name has "activa"' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Remove Unknown: "parades"' })).toBeVisible();
    expect(conditionsOf(questions.at(-1))).toEqual({ search: 'activa' });
  });

  it('looks up six words of a long sentence, and takes the others for unknown', async () => {
    const words = 'zz1 zz2 zz3 zz4 zz5 zz6 zz7 zz8';
    const { screen, questions } = await open(`scooter ${words}`, words);
    await expect.element(screen.getByRole('link', { name: 'Remove Unknown: "zz8"' })).toBeVisible();
    expect(questions.filter((question) => /^zz\d$/.test(question.get('search') ?? ''))).toHaveLength(6);
  });

  it('says so when nothing is found, and how to go on', async () => {
    const { screen } = await open('zzz', 'zzz');
    await expect.element(screen.getByText('No results found for "zzz"')).toBeVisible();
    await expect.element(screen.getByText(/^No bike fits these words\./)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'See all bikes' })).toHaveAttribute('href', '/bikes');
  });

  it('searches anew from its field', async () => {
    const { screen, router } = await open('scooter');
    const field = screen.getByRole('searchbox', { name: 'Search bikes and scooters' });
    await expect.element(field).toHaveValue('scooter');
    await field.fill('cruiser');
    await screen.getByRole('button', { name: 'Search' }).click();
    await expect.poll(() => router.state.location.search).toBe('?q=cruiser');
    await expect.element(screen.getByRole('link', { name: 'Remove Cruiser' })).toBeVisible();
  });
});
