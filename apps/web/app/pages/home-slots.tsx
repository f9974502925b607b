import { LaterComparisonTeaser, LaterFeaturedComparisons } from '@dopahiya/compare';
import type { HomeSlots } from '@dopahiya/discovery';
import { LaterPriceChecker } from '@dopahiya/tools';

/** Home page sections of other features. */
export const slots: HomeSlots = {
  priceChecker: LaterPriceChecker,
  comparisonTeaser: LaterComparisonTeaser,
  featuredComparisons: LaterFeaturedComparisons,
};
