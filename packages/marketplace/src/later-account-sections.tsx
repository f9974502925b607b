import { loadNumberReader } from '@dopahiya/domain/typed';
import { Later, Skeleton } from '@dopahiya/ui-kit';
import type { FavouriteUsedBikesProps } from './favourite-used-bikes/favourite-used-bikes.tsx';

// The sections of an account: all of them are loaded lazily, because they are never in the server's HTML.

/** If the number reader fails to load, prices must be typed as plain digits. */
const loadListings = async () => {
  const [{ OwnListings }] = await Promise.all([
    import('./own-listings/own-listings.tsx'),
    loadNumberReader().catch(() => undefined),
  ]);
  return OwnListings;
};
const loadQuestions = async () => (await import('./conversations/conversation-list.tsx')).ConversationList;
const loadFavourites = async () => (await import('./favourite-used-bikes/favourite-used-bikes.tsx')).FavouriteUsedBikes;
const loadSearches = async () => (await import('./saved-searches/saved-searches.tsx')).SavedSearches;
const loadModeration = async () => (await import('./moderation-page/moderation-way.tsx')).ModerationWay;

/** The visitor's listings. */
export const LaterOwnListings = () => <Later when="now" load={loadListings} fallback={<Skeleton height="144px" />} />;

/** The visitor's conversations. */
export const LaterOwnQuestions = () => <Later when="now" load={loadQuestions} fallback={<Skeleton height="144px" />} />;

/** The visitor's saved used bikes. */
export const LaterFavouriteUsedBikes = (props: FavouriteUsedBikesProps) => (
  <Later when="now" load={loadFavourites} fallback={<Skeleton height="96px" />} {...props} />
);

/** The visitor's saved searches for used bikes. */
export const LaterSavedSearches = () => <Later when="now" load={loadSearches} fallback={<Skeleton height="96px" />} />;

/** Link to the moderation queue; rendered for moderators only. */
export const LaterModerationWay = () => (
  <Later when="now" load={loadModeration} fallback={<Skeleton height="96px" />} />
);
