import { type BikeCard, isBikeCard } from '@dopahiya/domain/bikes';
import { remembered } from './remembered.ts';
import { latestFirst, restoreList } from './remembered-list.ts';

const limit = 12;

/** Cards of the bikes whose pages the visitor saw last, the latest first. */
export const recentlyViewed = remembered<readonly BikeCard[]>({
  key: 'recently-viewed',
  initial: [],
  restore: restoreList(isBikeCard),
});

/** Puts a bike at the head of those seen last. */
export function rememberViewed(bike: BikeCard): void {
  recentlyViewed.write(latestFirst(recentlyViewed.read(), bike, ({ slug }) => slug, limit));
}
