import { renderWithApi } from '@dopahiya/api-client/testing';
import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { buildBikeCard, buildLineUp, rideFinderHandlers } from '../testing.ts';
import { SportsCarousel } from './sports-carousel.tsx';

insertPageStyle();

const { bikes, fails } = rideFinderHandlers;

describe('<SportsCarousel />', () => {
  it('shows sports bikes and leads to all of them', async () => {
    const { screen, asked } = await renderWithApi(<SportsCarousel />, [
      bikes('sports_bikes', [buildBikeCard({ name: 'Ninja 300' })]),
    ]);
    await expect.element(screen.getByRole('heading', { level: 3, name: 'Ninja 300' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'View Offers for Royal Enfield Ninja 300' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'All Sports Bikes' }))
      .toHaveAttribute('href', '/bikes/sports');
    expect(asked).toEqual(['/api/bikes/sports_bikes/?page=1&limit=12']);
  });

  it('stands on the road band, where the ground is drawn in its colours for the dark', async () => {
    const { screen } = await renderWithApi(<SportsCarousel />, [bikes('sports_bikes')]);
    const band = screen.getByRole('heading', { level: 2, name: 'Sports Bikes' }).element().closest('[data-theme]');
    expect(band?.getAttribute('data-theme')).toBe('dark');
  });

  it('pages by four, with arrows that do nothing at the ends', async () => {
    await page.viewport(1440, 900);
    const { screen } = await renderWithApi(<SportsCarousel />, [bikes('sports_bikes', buildLineUp(8))]);
    const previous = screen.getByRole('button', { name: 'Previous sports bikes' });
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
    await screen.getByRole('button', { name: 'Next sports bikes' }).click();
    const row = screen.getByRole('list', { name: 'sports bikes' }).element();
    await expect.poll(() => Math.round(row.scrollLeft)).toBe(row.clientWidth);
    await expect.element(previous).toHaveAttribute('aria-disabled', 'false');
  });

  it('says so when there is none, and fetches again on Refresh', async () => {
    const { screen, asked } = await renderWithApi(<SportsCarousel />, [bikes('sports_bikes', [])]);
    await expect.element(screen.getByText('No bikes available in this category')).toBeVisible();
    await screen.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(() => asked).toHaveLength(2);
  });

  it('says why the bikes do not load', async () => {
    const { screen } = await renderWithApi(<SportsCarousel />, [fails('bikes/sports_bikes')]);
    await expect.element(screen.getByRole('alert').getByText('The garage is closed.')).toBeVisible();
  });
});
