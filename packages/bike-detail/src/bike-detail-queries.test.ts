import { createApiClient } from '@dopahiya/api-client';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { bikeDetailQueries as queries } from './bike-detail-queries.ts';
import { buildReview, buildReviewSummary } from './testing.ts';

const asked: string[] = [];
const api = createApiClient({
  origin: 'https://api.invalid',
  fetch: (input) => {
    asked.push(new Request(input).url);
    const summary = buildReviewSummary({ count: 1850 });
    return Promise.resolve(
      Response.json({ count: 1850, next: null, previous: null, results: [buildReview()], summary }),
    );
  },
});

describe('bikeDetailQueries', () => {
  it.each([
    ['rivals', (slug: string) => queries.rivals(api, slug, 'Delhi')],
    ['reviews', (slug: string) => queries.reviews(api, slug)],
    ['the number of reviews', (slug: string) => queries.reviewCount(api, slug)],
    ['the own review', (slug: string) => queries.ownReview(api, slug, 'asha')],
    ['helpful reviews', (slug: string) => queries.helpfulReviews(api, slug, 'asha')],
    ['articles', (slug: string) => queries.articles(api, slug)],
    ['similar bikes', (slug: string) => queries.similarBikes(api, slug)],
  ])('keep %s of two bikes apart', (_, query) => {
    expect(query('classic-350').queryKey).not.toEqual(query('hunter-350').queryKey);
  });

  it.each([
    ['the own review', (name: string) => queries.ownReview(api, 'classic-350', name)],
    ['own reviews', (name: string) => queries.ownReviews(api, name)],
    ['helpful reviews', (name: string) => queries.helpfulReviews(api, 'classic-350', name)],
  ])('keep %s of two visitors apart', (_, query) => {
    expect(query('asha').queryKey).not.toEqual(query('imran').queryKey);
  });

  it('keep rivals of two cities and reviews of two orders apart', () => {
    const rivals = (city: string) => queries.rivals(api, 'classic-350', city).queryKey;
    expect(rivals('Delhi')).not.toEqual(rivals('Pune'));
    const reviews = (sort: 'newest' | 'lowest') => queries.reviews(api, 'classic-350', sort).queryKey;
    expect(reviews('newest')).not.toEqual(reviews('lowest'));
  });

  it('count all reviews without fetching them', async () => {
    expect(await new QueryClient().query(queries.reviewCount(api, 'classic-350'))).toBe(1850);
    expect(asked).toEqual([expect.stringContaining('limit=1')]);
  });
});
