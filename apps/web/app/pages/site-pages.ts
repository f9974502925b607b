import {
  forgotPasswordPage,
  loginPage,
  profilePage,
  resetPasswordPage,
  signupPage,
  verifyEmailPage,
} from '@dopahiya/auth';
import { bikeByIdPage, bikeDetailPage, figureReportPage } from '@dopahiya/bike-detail';
import { compareStartPage, comparisonPage } from '@dopahiya/compare';
import {
  bestBikesPage,
  bikeListPage,
  bikesPage,
  brandPage,
  brandsPage,
  homePage,
  newBikesPage,
  searchPage,
  trendingBikesPage,
} from '@dopahiya/discovery';
import { articlePage, bikeNewsPage } from '@dopahiya/news';
import type { PageFacts } from '@dopahiya/site';
import { bikePartsPage, sparePartsPage } from '@dopahiya/spare-parts';
import {
  aboutPage,
  accessibilityPage,
  contactPage,
  cookiesPage,
  faqsPage,
  movedPage,
  placeholderPage,
  privacyPage,
  termsPage,
} from '@dopahiya/support';
import {
  bikeLoanPage,
  emiCalculatorPage,
  ownershipPage,
  priceCheckerPage,
  quoteCheckerPage,
  showroomsPage,
} from '@dopahiya/tools';
import { howWeValuePage, messagesPage, sellBikesPage, usedBikePage, usedBikesPage } from '@dopahiya/marketplace';

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
  aboutPage,
  contactPage,
  cookiesPage,
  accessibilityPage,
  termsPage,
  privacyPage,
  brandPage,
  bikeByIdPage,
  bikeDetailPage,
  figureReportPage,
  emiCalculatorPage,
  bikeLoanPage,
  priceCheckerPage,
  showroomsPage,
  quoteCheckerPage,
  ownershipPage,
  loginPage,
  signupPage,
  forgotPasswordPage,
  resetPasswordPage,
  verifyEmailPage,
  profilePage,
  faqsPage,
  bikeNewsPage,
  articlePage,
  sparePartsPage,
  bikePartsPage,
  usedBikesPage,
  usedBikePage,
  sellBikesPage,
  howWeValuePage,
  messagesPage,
  placeholderPage,
];
