import { hydrateLater } from '@dopahiya/lazy-start';
import { showNotOpened } from '../lazy-parts/show-not-opened.ts';

/** `MissingBike`, whose code no page of a bike that there is loads at first. */
export const MissingBike = hydrateLater(async () => (await import('./missing-bike.tsx')).MissingBike, {
  onFailure: showNotOpened,
});
