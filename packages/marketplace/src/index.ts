export {
  LaterFavouriteUsedBikes,
  LaterModerationWay,
  LaterOwnListings,
  LaterOwnQuestions,
  LaterSavedSearches,
} from './later-account-sections.tsx';
export { usedBikePage } from './used-bike-page/used-bike.page.ts';
export { moderationPage } from './moderation-page/moderation.page.tsx';
export { messagesPage } from './messages-page/messages.page.tsx';
export { usedBikesPage } from './used-bikes-page/used-bikes.page.ts';
export { sellBikesPage } from './sell-bikes-page/sell-bikes.page.ts';
export { howWeValuePage } from './how-we-value-page/how-we-value.page.tsx';
