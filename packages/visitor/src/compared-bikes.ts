import { type BikeCard, isBikeCard } from '@dopahiya/domain/bikes';
import { remembered, restoreList } from './remembered.ts';

/** Maximum number of bikes in a comparison; more don't fit side by side. */
export const comparedLimit = 4;

/** Cards of the bikes picked for comparison, in the order of picking. */
export const comparedBikes = remembered<readonly BikeCard[]>({
  key: 'compared-bikes',
  initial: [],
  restore: restoreList(isBikeCard),
});

/** Adds a bike to the comparison or removes it; returns false if `comparedLimit` bikes are already picked. */
export function toggleCompared(bike: BikeCard): boolean {
  const picked = comparedBikes.read();
  const others = picked.filter(({ slug }) => slug !== bike.slug);
  if (others.length === picked.length && picked.length >= comparedLimit) return false;
  comparedBikes.write(others.length < picked.length ? others : [...picked, bike]);
  return true;
}
