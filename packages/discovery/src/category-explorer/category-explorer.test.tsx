import { renderWithApi } from '@dopahiya/api-client/testing';
import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { describe, expect, it } from 'vitest';
import { buildBikeCard, rideFinderHandlers } from '../testing.ts';
import { CategoryExplorer } from './category-explorer.tsx';

insertPageStyle();

const { bikes, fails } = rideFinderHandlers;
const lists = ['scooters', 'sports_bikes', 'best_mileage', 'cruisers'];
const all = lists.map((list) => bikes(list, [buildBikeCard({ name: `One of ${list}` })]));

describe('<CategoryExplorer />', () => {
  it.each([
    ['Scooters', 'One of scooters', 'All Scooters', '/bikes/scooters'],
    ['Sports', 'One of sports_bikes', 'All Sports Bikes', '/bikes/sports'],
    ['Best Mileage', 'One of best_mileage', 'All Best Mileage Bikes', '/bikes/mileage'],
    ['Cruisers', 'One of cruisers', 'All Cruisers', '/bikes/cruisers'],
  ])('shows %s on a press and leads to all of them', async (category, bike, link, address) => {
    const { screen } = await renderWithApi(<CategoryExplorer />, all);
    const tile = screen.getByRole('button', { name: new RegExp(`^${category}`) });
    await tile.click();
    await expect.element(tile).toHaveAttribute('aria-pressed', 'true');
    await expect.element(screen.getByRole('heading', { level: 3, name: bike })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: link })).toHaveAttribute('href', address);
  });

  it('starts with scooters', async () => {
    const { screen } = await renderWithApi(<CategoryExplorer />, all);
    await expect.element(screen.getByRole('button', { name: /^Scooters/, pressed: true })).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 3, name: 'One of scooters' })).toBeVisible();
    expect(screen.getByRole('button', { pressed: true }).elements()).toHaveLength(1);
  });

  it('fetches each category once, however often it is chosen', async () => {
    const { screen, asked } = await renderWithApi(<CategoryExplorer />, all);
    for (const name of ['Cruisers', 'Scooters', 'Cruisers']) {
      await screen.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      await expect.element(screen.getByRole('heading', { name: `One of ${name.toLowerCase()}` })).toBeVisible();
    }
    expect(asked.toSorted()).toEqual(lists.map((list) => `/api/bikes/${list}/?page=1&limit=3`).toSorted());
  });

  it('leads from a bike to its page', async () => {
    const { screen, router } = await renderWithApi(<CategoryExplorer />, all);
    await screen.getByRole('link', { name: 'One of scooters' }).click();
    expect(router.state.location.pathname).toBe('/royal-enfield/classic-350');
  });

  it('says so when bikes do not load, and tries again', async () => {
    const { screen, asked } = await renderWithApi(<CategoryExplorer />, [fails('bikes/scooters'), ...all]);
    const alert = screen.getByRole('alert');
    await expect.element(alert.getByText('Failed to load bikes')).toBeVisible();
    await expect.element(alert.getByText('The garage is closed.')).toBeVisible();
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked.filter((address) => address.includes('/scooters/'))).toHaveLength(2);
  });

  it('says so when a category is empty, and fetches again on Refresh', async () => {
    const { screen, asked } = await renderWithApi(<CategoryExplorer />, [bikes('scooters', []), ...all]);
    await expect.element(screen.getByText('No bikes available in this category')).toBeVisible();
    await screen.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(() => asked.filter((address) => address.includes('/scooters/'))).toHaveLength(2);
  });
});
