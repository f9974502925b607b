export { createTestApi } from './testing/create-test-api.ts';
export { hydrateWithApi, plantFailure } from './testing/hydrate-with-api.tsx';
export { renderWithApi } from './testing/render-with-api.tsx';
export { clientCalls } from './testing/client-calls.ts';
export { type DocumentedCall, documentedCalls, type DocumentedValue } from './testing/documented-calls.ts';
export { buildDeal, buildValuation } from './testing/build-valuation.ts';
export {
  buildOwnUsedBike,
  buildUsedBike,
  buildUsedBikeDetail,
  buildUsedBikePage,
  buildUsedBikes,
} from './testing/build-used-bike.ts';
export { usedBikeHandlers } from './testing/used-bike-handlers.ts';
export { ownListingApi } from './testing/own-listing-api.ts';
export { buildConversation, buildMessage, conversationApi } from './testing/conversation-api.ts';
