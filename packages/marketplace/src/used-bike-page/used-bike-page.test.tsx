import { buildUsedBikeDetail, renderWithApi, usedBikeHandlers } from '@dopahiya/api-client/testing';
import { loadIslands } from '@dopahiya/lazy-start';
import { beforeAll, describe, expect, it } from 'vitest';
import { UsedBikePage } from './used-bike-page.tsx';

beforeAll(loadIslands);

const { detail, fails } = usedBikeHandlers;
const slug = 'honda-activa-2019-1';

const open = (handlers = [detail()]) =>
  renderWithApi(<UsedBikePage slug={slug} />, handlers, { at: `/bikes/${slug}` });

const listed = (facts: Parameters<typeof buildUsedBikeDetail>[0] = {}) => [
  detail(buildUsedBikeDetail({ is_sample: false, ...facts })),
];

describe('<UsedBikePage />', () => {
  it('shows what is sold, by whom of how many owners, where, and for how much', async () => {
    const { screen } = await open();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Activa' })).toBeVisible();
    await expect.element(screen.getByText('2019 · 26,500 km · 1st owner')).toBeVisible();
    const stone = screen.getByRole('region', { name: 'Asking price' });
    await expect.element(stone.getByText('₹48,500', { exact: true })).toBeVisible();
    await expect.element(stone.getByText('Negotiable')).toBeVisible();
    await expect
      .element(stone.getByRole('link', { name: 'Work out your EMI' }))
      .toHaveAttribute('href', '/emi-calculator?amount=48500');
  });

  it.each([
    ['Verified', { is_verified: true }],
    ['Pending', { is_verified: false, status: 'pending' }],
    ['Sold', { is_verified: true, status: 'sold' }],
    ['Sample', { is_sample: true, is_verified: true }],
  ] as const)('is marked %s where it is', async (word, facts) => {
    const { screen } = await open(listed(facts));
    const pictures = screen.getByRole('figure', { name: 'Honda Activa' });
    await expect.element(pictures.getByText(word, { exact: true })).toBeVisible();
  });

  it('says what the seller did not, in the words of the documents', async () => {
    const unknown = {
      expected_price: null,
      city_name: null,
      state: null,
      registration_location: null,
      year_of_manufacture: null,
      km_ridden: null,
    };
    const { screen } = await open(listed(unknown));
    for (const text of [
      'Price not available',
      'Year not specified',
      'Mileage not specified',
      'Location not specified',
    ])
      await expect.element(screen.getByText(text, { exact: true }).first()).toBeVisible();
  });

  it('counts that it was opened, once', async () => {
    const { screen, asked } = await open();
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => asked.filter((path) => path.endsWith('/views/')))
      .toEqual([`/api/used-bikes/${slug}/views/`]);
  });

  it('says that there is no such bike, or that it is no longer listed', async () => {
    const missing = await open([fails('detail', 404, 'No.')]);
    await expect.element(missing.screen.getByRole('heading', { level: 1, name: 'No used bike here' })).toBeVisible();
    await missing.screen.unmount();
    const gone = await open([fails('detail', 410, 'Gone.')]);
    await expect
      .element(gone.screen.getByRole('heading', { level: 1, name: 'This bike is no longer listed' }))
      .toBeVisible();
    await expect
      .element(gone.screen.getByRole('link', { name: 'See used bikes on sale' }))
      .toHaveAttribute('href', '/used-bikes');
  });

  it('says why the bike does not load, and tries again', async () => {
    const { screen, asked } = await open([fails('detail', 500, 'The garage is closed.')]);
    await expect.element(screen.getByText('Failed to fetch bikes: 500 The garage is closed.')).toBeVisible();
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(1);
  });
});
