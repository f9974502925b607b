import { type PageHead, paths } from '@dopahiya/domain';

/** The head texts of the trending bikes page. */
export function trendingBikesHead(): PageHead {
  return {
    title: 'Trending bikes and popular brands in India | Dopahiya',
    description:
      'Find a bike or scooter by brand, budget, engine size or body style, and see which are looked for most in India this week, drawn to one scale.',
    path: paths.trendingBikes,
  };
}
