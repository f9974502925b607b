import { hydrateLater } from '@dopahiya/lazy-start';

/** `CategoryBikes`, whose code follows the page. */
export const CategoryBikes = hydrateLater(async () => (await import('./category-bikes.tsx')).CategoryBikes, {
  room: '1580px',
});
