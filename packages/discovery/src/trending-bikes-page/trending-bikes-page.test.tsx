import { hydrateWithApi, renderWithApi } from '@dopahiya/api-client/testing';
import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { describe, expect, it } from 'vitest';
import { bikeListHandlers, buildBikeCard, buildBrands, buildLineUp, rideFinderHandlers } from '../testing.ts';
import { TrendingBikesPage } from './trending-bikes-page.tsx';

insertPageStyle();
const { brands, categories } = rideFinderHandlers;
const { answers } = bikeListHandlers;
const handlers = [
  brands(),
  categories(),
  answers('trending', [buildBikeCard({ name: 'In demand' })]),
  answers('electric', [buildBikeCard({ name: 'On battery' })]),
];
const visit = (state?: unknown) => renderWithApi(<TrendingBikesPage />, handlers, { at: '/trending-bikes', state });
const sectionTitles = (screen: Awaited<ReturnType<typeof visit>>['screen']) =>
  screen
    .getByRole('heading', { level: 2 })
    .elements()
    .map((heading) => heading.textContent);

describe('<TrendingBikesPage />', () => {
  it('holds the ride finder and the trending bikes', async () => {
    const { screen } = await visit();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Trending Bikes' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 3, name: 'In demand' })).toBeVisible();
    expect(sectionTitles(screen)).toEqual(['Find Your Perfect Ride', 'Most searched bikes this week']);
    expect(screen.container.querySelector<HTMLImageElement>('article img')?.loading).toBe('lazy');
  });

  it('puts the category that a visitor came for first', async () => {
    const { screen } = await visit({ category: 'electric' });
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Electric Bikes' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 3, name: 'On battery' })).toBeVisible();
    expect(sectionTitles(screen)).toEqual(['Environment friendly electric vehicles', 'Find Your Perfect Ride']);
  });

  it.each([{ category: 'tractors' }, { category: 4 }, 'electric', null])('ignores the state %o', async (state) => {
    const { screen } = await visit(state);
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Trending Bikes' })).toBeVisible();
  });

  it('has brands and bikes in its first HTML, which the browser takes over as it is', async () => {
    const page = { count: 30, next: null, previous: null, results: buildBrands(12) };
    const first = await hydrateWithApi(<TrendingBikesPage />, (queries) => {
      queries.setQueryData(['ride-finder', 'brands'], { pages: [page], pageParams: [1] });
      queries.setQueryData(['ride-finder', 'categories'], [{ id: 1, name: 'Scooters', slug: 'scooters' }]);
      queries.setQueryData(['bikes', 'trending'], buildLineUp(4));
    });
    expect(first.text).toContain('Brand 12');
    expect(first.text).toContain('Under ₹60,000');
    expect(first.text).toContain('Classic 350');
    expect(first).toMatchObject({ consoleErrors: [], asked: [] });
  });
});
