import { type ProfileSlots } from '@dopahiya/auth';
import { LaterOwnReviews } from '@dopahiya/bike-detail';
import {
  LaterFavouriteUsedBikes,
  LaterModerationWay,
  LaterOwnListings,
  LaterOwnQuestions,
  LaterSavedSearches,
} from '@dopahiya/marketplace';

/** Account sections of other features: reviews, listings, messages, saved searches and saved used bikes. */
export const slots: ProfileSlots = {
  reviews: <LaterOwnReviews />,
  listings: <LaterOwnListings />,
  questions: <LaterOwnQuestions />,
  savedSearches: <LaterSavedSearches />,
  moderation: <LaterModerationWay />,
  FavouriteUsedBikes: LaterFavouriteUsedBikes,
};
