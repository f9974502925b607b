export { usedBikePage } from './used-bike-page/used-bike.page.ts';
export { DeferredOwnQuestions } from './conversations/deferred-own-questions.tsx';
export { messagesPage } from './messages-page/messages.page.ts';
export { DeferredOwnListings } from './own-listings/deferred-own-listings.tsx';
export { DeferredFavouriteUsedBikes } from './favourite-used-bikes/deferred-favourite-used-bikes.tsx';
export { usedBikesPage } from './used-bikes-page/used-bikes.page.ts';
export { sellBikesPage } from './sell-bikes-page/sell-bikes.page.ts';
export { howWeValuePage } from './how-we-value-page/how-we-value.page.ts';
