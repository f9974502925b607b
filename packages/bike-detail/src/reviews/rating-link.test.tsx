import { insertPageStyle, leavesNewTabToBrowser } from '@dopahiya/ui-kit/testing';
import { describe, expect, it } from 'vitest';
import { buildReviewSummary, sectionHandlers } from '../testing.ts';
import { openBike } from '../testing/open-bike-page.tsx';

insertPageStyle();

describe('the rating line', () => {
  it('says that nobody rated, and invents nothing', async () => {
    const { screen } = await openBike({ rating: null });
    await expect.element(screen.getByText('Not rated yet').first()).toBeVisible();
    expect(screen.getByRole('link', { name: /^Rated/ }).query()).toBeNull();
  });

  it('leads to the reviews and, once they are known, says how many they are', async () => {
    const summary = buildReviewSummary({ average: 4.5, count: 1850 });
    const { screen } = await openBike({ rating: 4.5 }, sectionHandlers.lists('reviews', [], { summary }));
    const rating = screen.getByRole('link', { name: /^Rated 4.5 of 5/ });
    await expect.element(rating).toBeVisible();
    expect(leavesNewTabToBrowser(rating.element())).toBe(true);
    await rating.click();
    await expect.element(screen.getByRole('heading', { name: 'Reviews' })).toBeInViewport();
    await expect.element(screen.getByRole('link', { name: 'Rated 4.5 of 5 1,850 reviews' })).toBeInTheDocument();
    expect(document.activeElement?.id).toBe('reviews');
  });
});
