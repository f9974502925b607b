import { renderWithApi } from '@dopahiya/api-client/testing';
import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FeaturedBikes } from '../featured-bikes/featured-bikes.tsx';
import { HomeHero } from '../home-hero/home-hero.tsx';
import { bikeListHandlers, buildLineUp } from '../testing.ts';
import { MostLovedBikes } from './most-loved-bikes.tsx';

insertPageStyle();

const { answers, fails, waits } = bikeListHandlers;

/** The sections above, and the most loved bikes once they come near the viewport. */
function Home() {
  const [isNear, setNear] = useState(false);
  return (
    <>
      <HomeHero />
      <FeaturedBikes />
      <button type="button" onClick={() => setNear(true)}>
        Further down
      </button>
      {isNear && <MostLovedBikes />}
    </>
  );
}

describe('<MostLovedBikes />', () => {
  it('ranks the most popular bikes', async () => {
    const { screen, asked } = await renderWithApi(<MostLovedBikes />, [answers('popular', buildLineUp(6))]);
    await expect.element(screen.getByRole('heading', { name: 'Most Loved Bikes & Scooters' })).toBeVisible();
    await expect.poll(() => document.querySelectorAll('[data-rank]').length).toBe(6);
    const ranks = [...document.querySelectorAll('[data-rank]')].map((stage) => stage.getAttribute('data-rank'));
    expect(ranks).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(asked).toEqual(['/api/statistics/popular_bikes/']);
  });

  it('leaves out what the page shows further up, and numbers the others from 1', async () => {
    const popular = buildLineUp(8);
    const best = answers('best', popular.slice(4, 5));
    const { screen } = await renderWithApi(<Home />, [
      best,
      answers('trending', [...popular.slice(0, 2), ...popular.slice(4, 5)]),
      answers('popular', popular),
    ]);
    await expect.element(screen.getByText('Every bike here is drawn to one scale')).toBeVisible();
    const trending = screen.getByRole('list', { name: 'trending bikes' }).getByRole('article');
    await expect.poll(() => trending.elements()).toHaveLength(2);
    await screen.getByRole('button', { name: 'Further down' }).click();
    const ranks = () => [...document.querySelectorAll('[data-rank]')].map((stage) => stage.getAttribute('data-rank'));
    await expect.poll(ranks).toEqual(['1', '2', '3', '4', '5']);
  });

  it('shows all of them where fewer than four would be left', async () => {
    const popular = buildLineUp(5);
    const { screen } = await renderWithApi(<Home />, [
      answers('best', []),
      answers('trending', popular.slice(0, 2)),
      answers('popular', popular),
    ]);
    await expect.element(screen.getByRole('list', { name: 'trending bikes' })).toBeVisible();
    await screen.getByRole('button', { name: 'Further down' }).click();
    await expect.poll(() => document.querySelectorAll('[data-rank]').length).toBe(5);
  });

  it('pages by four, with arrows that do nothing at the ends', async () => {
    await page.viewport(1440, 900);
    const { screen } = await renderWithApi(<MostLovedBikes />, [answers('popular', buildLineUp(8))]);
    const previous = screen.getByRole('button', { name: 'Previous most loved bikes' });
    const next = screen.getByRole('button', { name: 'Next most loved bikes' });
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
    await next.click();
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await expect.element(previous).toHaveAttribute('aria-disabled', 'false');
    const row = screen.getByRole('list', { name: 'most loved bikes' }).element();
    await expect.poll(() => Math.round(row.scrollLeft)).toBe(row.clientWidth);
  });

  it('says why the bikes do not load, and tries again', async () => {
    const { screen, asked } = await renderWithApi(<MostLovedBikes />, [fails('popular', 500)]);
    const alert = screen.getByRole('alert');
    await expect.element(alert.getByText('Error Loading Bikes')).toBeVisible();
    await expect.element(alert.getByText('Request failed with status 500')).toBeVisible();
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked).toHaveLength(2);
  });

  it('says so when there is none', async () => {
    const { screen } = await renderWithApi(<MostLovedBikes />, [answers('popular', [])]);
    await expect.element(screen.getByText('No popular bikes found')).toBeVisible();
    expect(screen.getByRole('button', { name: /Next/ }).query()).toBeNull();
  });

  it('says that it is loading', async () => {
    const { screen } = await renderWithApi(<MostLovedBikes />, [waits('popular')]);
    await expect.element(screen.getByText('Loading bikes')).toBeInTheDocument();
  });
});
