export {
  type Conversation,
  type ConversationDetail,
  conversationDetailSchema,
  type ConversationMessage,
  conversationPageSchema,
  earlierMessagesSchema,
  messageMailsSchema,
  ownConversationSchema,
  unreadSchema,
} from './conversation.ts';
export {
  conversationLimits,
  type ConversationSide,
  heldInDoubt,
  isWarning,
  type ListingEnding,
  type MessageKind,
  type OfferDecision,
  offerDecisions,
  type OfferStatus,
  type ReportGround,
  reportGrounds,
  type ReportSubject,
  reportSubjects,
} from './conversation-words.ts';
export {
  type ListingColour,
  listingColours,
  type ListingCondition,
  listingConditions,
  listingLimits,
  type ListingOwner,
  listingOwners,
  type ListingStatus,
  listingStatuses,
  nearDistances,
  type UsedBikeSort,
  usedBikeSorts,
  type SellerChoice,
  sellerChoices,
  type DealGrade,
  dealGrades,
} from './listing-words.ts';
export { colourOfPaint, listingShades, paintOfColour } from './paint-of-colour.ts';
export {
  type UsedBikeFacets,
  usedBikeFacetsSchema,
  type UsedBikePage,
  usedBikePageSchema,
} from './used-bike-facets.ts';
export { usedBikeKey, usedBikePath } from './used-bike-path.ts';
export { usedAgeBounds, usedKmBounds, usedPriceRanges } from './used-bike-ranges.ts';
export type { UsedBikeRequest } from './used-bike-request.ts';
export {
  type ListingImage,
  type OwnUsedBike,
  ownUsedBikeSchema,
  type PriceStep,
  repliesWithinHours,
  type SellerFacts,
  storedListingImageSchema,
  storedUsedBikeSchema,
  takenListingPhotoSchema,
  type UsedBike,
  type UsedBikeDetail,
  usedBikeDetailSchema,
  usedBikeSchema,
} from './used-bike.ts';
export {
  type SavedSearch,
  savedSearchLimit,
  savedSearchSchema,
  type UsedSearchPart,
  type UsedSearchRead,
} from './used-bike-search.ts';
export { type ValueAtAge, type ValuesByAge, valuesByAgeSchema } from './value-by-age.ts';
export { type Deal, type UsedBikeValuation, usedBikeValuationSchema, type ValuationBasis } from './valuation.ts';
export { insuranceFault, lastInsuredYear, listedYears } from './listing-rules.ts';
