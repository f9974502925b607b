import { type BikeCard, isBikeCard } from '@dopahiya/domain/bikes';
import { remembered } from './remembered.ts';
import { restoreList } from './remembered-list.ts';

/** As many bikes fit side by side. */
export const comparedLimit = 4;

/** Cards of the bikes that the visitor picked for a comparison, in the order of picking. */
export const comparedBikes = remembered<readonly BikeCard[]>({
  key: 'compared-bikes',
  initial: [],
  restore: restoreList(isBikeCard),
});

/** Picks a bike for the comparison, or no longer; false where `comparedLimit` are picked already. */
export function toggleCompared(bike: BikeCard): boolean {
  const picked = comparedBikes.read();
  const others = picked.filter(({ slug }) => slug !== bike.slug);
  if (others.length === picked.length && picked.length >= comparedLimit) return false;
  comparedBikes.write(others.length < picked.length ? others : [...picked, bike]);
  return true;
}
