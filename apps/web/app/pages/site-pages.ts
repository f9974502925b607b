import { bikeByIdPage, bikeDetailPage } from '@dopahiya/bike-detail';
import { compareStartPage, bikeListPage, bikesPage, brandPage, brandsPage, comparisonPage } from '@dopahiya/compare';
import { bestBikesPage, cookiesPage } from '@dopahiya/support';
import {
  emiCalculatorPage,
  homePage,
  newBikesPage,
  ownershipPage,
  quoteCheckerPage,
  searchPage,
  showroomsPage,
  trendingBikesPage,
} from '@dopahiya/discovery';
import type { PageFacts } from '@dopahiya/page';
import { accessibilityPage } from '@dopahiya/tools';
import { movedPage } from './moved.page.tsx';
import { placeholderPage } from './placeholder.page.tsx';

/** Every page of the site. Each has a route module of its name; where two have one address, the first is shown. */
export const sitePages: readonly PageFacts[] = [
  homePage,
  trendingBikesPage,
  bestBikesPage,
  bikesPage,
  newBikesPage,
  searchPage,
  brandsPage,
  bikeListPage,
  compareStartPage,
  comparisonPage,
  movedPage,
  cookiesPage,
  accessibilityPage,
  brandPage,
  bikeByIdPage,
  bikeDetailPage,
  emiCalculatorPage,
  showroomsPage,
  quoteCheckerPage,
  ownershipPage,
  placeholderPage,
];
