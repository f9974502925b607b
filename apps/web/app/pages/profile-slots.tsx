import { type ProfileSlots } from '@dopahiya/auth';
import { LaterOwnReviews } from '@dopahiya/bike-detail';
import {
  LaterFavouriteUsedBikes,
  LaterModerationWay,
  LaterOwnListings,
  LaterOwnQuestions,
} from '@dopahiya/marketplace';

/** An account shows what its owner wrote about bikes, what they sell, ask and marked. */
export const slots: ProfileSlots = {
  reviews: <LaterOwnReviews />,
  listings: <LaterOwnListings />,
  questions: <LaterOwnQuestions />,
  moderation: <LaterModerationWay />,
  FavouriteUsedBikes: LaterFavouriteUsedBikes,
};
