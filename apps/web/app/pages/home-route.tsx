import { LaterComparisonTeaser, LaterFeaturedComparisons } from '@dopahiya/compare';
import type { HomeSlots } from '@dopahiya/discovery';
import type { Page } from '@dopahiya/site';
import { showPage as showWithSlots } from '@dopahiya/site/route';
import { LaterPriceChecker } from '@dopahiya/tools';

export { loadPage, startPage } from '@dopahiya/site/route';

const slots: HomeSlots = {
  priceChecker: LaterPriceChecker,
  comparisonTeaser: LaterComparisonTeaser,
  featuredComparisons: LaterFeaturedComparisons,
};

/** The home page as a route, with the sections of other features. */
export const showPage = (page: Page<HomeSlots>) => showWithSlots(page, slots);
