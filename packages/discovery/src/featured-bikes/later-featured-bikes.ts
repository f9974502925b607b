import { hydrateLater } from '@dopahiya/lazy-start';

/** `FeaturedBikes`, whose code follows the page: it stands below the first screen. */
export const LaterFeaturedBikes = hydrateLater(async () => (await import('./featured-bikes.tsx')).FeaturedBikes, {
  room: '740px',
});
