import { type ProfileSlots } from '@dopahiya/auth';
import { LaterOwnReviews } from '@dopahiya/bike-detail';
import { LaterDeskWay } from '@dopahiya/desk';
import {
  LaterFavouriteUsedBikes,
  LaterModerationWay,
  LaterOwnListings,
  LaterOwnQuestions,
  LaterSavedSearches,
} from '@dopahiya/marketplace';

/** Account sections of other features: reviews, listings, messages, saved searches, saved used bikes and the desk. */
export const slots: ProfileSlots = {
  reviews: <LaterOwnReviews />,
  listings: <LaterOwnListings />,
  questions: <LaterOwnQuestions />,
  savedSearches: <LaterSavedSearches />,
  moderation: <LaterModerationWay />,
  desk: <LaterDeskWay />,
  FavouriteUsedBikes: LaterFavouriteUsedBikes,
};
