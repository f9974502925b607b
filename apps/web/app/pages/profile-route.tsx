import { type ProfileSlots } from '@dopahiya/auth';
import { LaterOwnReviews } from '@dopahiya/bike-detail';
import {
  LaterFavouriteUsedBikes,
  LaterModerationWay,
  LaterOwnListings,
  LaterOwnQuestions,
} from '@dopahiya/marketplace';
import type { Page } from '@dopahiya/site';
import { showPage as showWithSlots } from '@dopahiya/site/route';

export { loadPage, startPage } from '@dopahiya/site/route';

const slots: ProfileSlots = {
  reviews: <LaterOwnReviews />,
  listings: <LaterOwnListings />,
  questions: <LaterOwnQuestions />,
  moderation: <LaterModerationWay />,
  FavouriteUsedBikes: LaterFavouriteUsedBikes,
};

/** The page of an account, as a route, with what its owner wrote about bikes, what they sell, ask and marked. */
export const showPage = (page: Page<ProfileSlots>) => showWithSlots(page, slots);
