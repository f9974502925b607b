import { type ProfileSlots } from '@dopahiya/auth';
import { DeferredOwnReviews } from '@dopahiya/bike-detail';
import {
  DeferredFavouriteUsedBikes,
  DeferredModerationWay,
  DeferredOwnListings,
  DeferredOwnQuestions,
} from '@dopahiya/marketplace';
import type { Page } from '@dopahiya/site';
import { showPage as showWithSlots } from '@dopahiya/site/route';

export { loadPage, startPage } from '@dopahiya/site/route';

const slots: ProfileSlots = {
  reviews: <DeferredOwnReviews />,
  listings: <DeferredOwnListings />,
  questions: <DeferredOwnQuestions />,
  moderation: <DeferredModerationWay />,
  FavouriteUsedBikes: DeferredFavouriteUsedBikes,
};

/** The page of an account, as a route, with what its owner wrote about bikes, what they sell, ask and marked. */
export const showPage = (page: Page<ProfileSlots>) => showWithSlots(page, slots);
