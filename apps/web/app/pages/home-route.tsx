import { LazyComparisonTeaser, LazyFeaturedComparisons } from '@dopahiya/compare';
import type { HomeSlots } from '@dopahiya/discovery';
import type { Page } from '@dopahiya/page';
import { showPage as showWithSlots } from '@dopahiya/page/route';
import { LazyPriceChecker } from '@dopahiya/tools';

export { loadPage, startPage } from '@dopahiya/page/route';

const slots: HomeSlots = {
  priceChecker: LazyPriceChecker,
  comparisonTeaser: LazyComparisonTeaser,
  featuredComparisons: LazyFeaturedComparisons,
};

/** The home page as a route, with the sections of other features. */
export const showPage = (page: Page<HomeSlots>) => showWithSlots(page, slots);
