import { DeferredComparisonTeaser, DeferredFeaturedComparisons } from '@dopahiya/compare';
import type { HomeSlots } from '@dopahiya/discovery';
import type { Page } from '@dopahiya/site';
import { showPage as showWithSlots } from '@dopahiya/site/route';
import { DeferredPriceChecker } from '@dopahiya/tools';

export { loadPage, startPage } from '@dopahiya/site/route';

const slots: HomeSlots = {
  priceChecker: DeferredPriceChecker,
  comparisonTeaser: DeferredComparisonTeaser,
  featuredComparisons: DeferredFeaturedComparisons,
};

/** The home page as a route, with the sections of other features. */
export const showPage = (page: Page<HomeSlots>) => showWithSlots(page, slots);
