import { showLoadFailure } from '@dopahiya/ui-kit';
import { hydrateLater } from '@dopahiya/lazy-start';

/** `MissingBike`, whose code no page of a bike that there is loads at first. */
export const MissingBike = hydrateLater(async () => (await import('./missing-bike.tsx')).MissingBike, {
  onFailure: showLoadFailure,
});
