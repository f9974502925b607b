import { ApiError } from '@dopahiya/api-client';
import { hydrateWithApi, plantFailure } from '@dopahiya/api-client/testing';
import { describe, expect, it } from 'vitest';
import { BestBikesPage } from './best-bikes-page/best-bikes-page.tsx';
import { FeaturedBikes } from './featured-bikes/featured-bikes.tsx';
import { HomeHero } from './home-hero/home-hero.tsx';
import { buildLineUp } from './testing.ts';

const error = new ApiError({ kind: 'status', status: 503, message: 'The catalogue is being renewed.' });

describe('the first HTML', () => {
  it.each([
    ['<HomeHero />', <HomeHero key="hero" />, 'best', 'Find Your Perfect Ride'],
    ['<FeaturedBikes />', <FeaturedBikes key="featured" />, 'trending', 'Classic 350'],
    ['<BestBikesPage />', <BestBikesPage key="best" />, 'best', 'Classic 350'],
  ])('of %s has its content, which the browser takes over as it is', async (_, element, list, text) => {
    const first = await hydrateWithApi(element, (queries) => queries.setQueryData(['bikes', list], buildLineUp()));
    expect(first.text).toContain(text);
    expect(first).toMatchObject({ consoleErrors: [], asked: [] });
  });

  it.each([
    ['<FeaturedBikes />', <FeaturedBikes key="featured" />, 'trending', 'Error Loading Bikes'],
    ['<BestBikesPage />', <BestBikesPage key="best" />, 'best', 'Error loading best bikes'],
  ])('of %s has the failure of the server, which the browser keeps', async (_, element, list, title) => {
    const first = await hydrateWithApi(element, (queries) => plantFailure(queries, ['bikes', list], error));
    expect(first.text).toContain(title);
    expect(first.text).toContain('The catalogue is being renewed.');
    expect(first).toMatchObject({ consoleErrors: [], asked: [] });
  });
});
