import { type BikeCard, isBikeCard } from '@dopahiya/domain/bikes';
import { remembered, latestFirst, restoreList } from './remembered.ts';

const limit = 12;

/** Cards of the recently viewed bikes, latest first. */
export const recentlyViewed = remembered<readonly BikeCard[]>({
  key: 'recently-viewed',
  initial: [],
  restore: restoreList(isBikeCard),
});

/** Adds a bike to the front of the recently viewed ones. */
export function rememberViewed(bike: BikeCard): void {
  recentlyViewed.write(latestFirst(recentlyViewed.read(), bike, ({ slug }) => slug, limit));
}
