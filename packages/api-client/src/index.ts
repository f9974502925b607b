export { useNamedBrands } from './named-brands.ts';
export { withTabLock } from './access-keeper.ts';
export { ApiProvider, useApi } from './api-context.ts';
export {
  ApiError,
  type ApiFailure,
  isGone,
  isRefused,
  isRetryable,
  isUnreached,
  isUnsent,
  isWrongAddress,
} from './api-error.ts';
export {
  askForNewPassword,
  askToVerifyEmail,
  beginSecondFactor,
  changeEmail,
  changeFavourites,
  changeLanguage,
  changeName,
  changePassword,
  closeSession,
  confirmSecondFactor,
  deleteAccount,
  endSecondFactor,
  endSession,
  fetchOwnData,
  isSessionKept,
  openSession,
  openSessionByCode,
  register,
  resetPassword,
  verifyEmail,
} from './calls/accounts.ts';
export {
  countView,
  fetchBestBikes,
  fetchBike,
  fetchBikeList,
  fetchBikes,
  fetchBikesOfBrand,
  fetchCategories,
  fetchChoice,
  fetchChoiceReading,
  fetchElectricPage,
  fetchFacetedBikes,
  fetchFoundBikes,
  fetchPopularBikes,
  fetchRivalNotes,
  fetchRivals,
  fetchSearchReading,
  fetchSimilarBikes,
  fetchSuggestions,
  fetchUpcomingPage,
  fetchBrand,
  fetchBrands,
  fetchCities,
} from './calls/catalogue.ts';
export { askChat, beginChat, forgetChat } from './calls/chat.ts';
export { countComparison, fetchComparedBikes, fetchComparisonChoices, fetchComparisons } from './calls/comparisons.ts';
export {
  askSeller,
  blockOther,
  decideOffer,
  fetchEarlierMessages,
  markSeen,
  sendReport,
  showNumber,
  turnMessageMails,
  turnMessageMailsOff,
  writeMessage,
} from './calls/conversations.ts';
export { moveListingPhoto, removeListingPhoto, sendListingPhoto } from './calls/listing-photos.ts';
export { decideCase, reverseDecision, undoReports } from './calls/moderation.ts';
export { countArticleView, fetchArticle, fetchArticleLikes, fetchNews, likeArticle } from './calls/news.ts';
export { fetchBikeParts, fetchPart, fetchParts } from './calls/parts.ts';
export { fetchOnRoadPrice, fetchRunningCosts } from './calls/prices.ts';
export {
  addUsedBike,
  removeSavedSearch,
  saveSearch,
  changeUsedBike,
  countUsedBikeView,
  fetchOwnUsedBike,
  removeUsedBike,
} from './calls/used-bikes.ts';
export {
  addReview,
  changeReview,
  deleteReview,
  fetchBikeArticles,
  fetchHelpfulReviews,
  fetchOwnReviews,
  fetchReviews,
  reportFigure,
  sendMessage,
  voteHelpful,
} from './calls/writings.ts';
export { type ApiClient, type ApiOptions, createApiClient, type RequestOptions } from './create-api-client.ts';
export { messageOf, useShownError } from './shown-error.ts';
export { nextPage } from './next-page.ts';
export { accountQueries } from './queries/account-queries.ts';
export { bikeQueries } from './queries/bike-queries.ts';
export { modelQueries } from './queries/model-queries.ts';
export { brandIdOf, brandQueries } from './queries/brand-queries.ts';
export { cityQueries, foundCities } from './queries/city-queries.ts';
export { conversationQueries } from './queries/conversation-queries.ts';
export { dealershipQueries } from './queries/dealership-queries.ts';
export { faqQueries } from './queries/faq-queries.ts';
export { foundPageQueries, suggestionQueries } from './queries/search-queries.ts';
export { moderationQueries } from './queries/moderation-queries.ts';
export { priceQueries } from './queries/price-queries.ts';
export { usedBikeQueries } from './queries/used-bike-queries.ts';
