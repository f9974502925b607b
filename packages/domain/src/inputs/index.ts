export { type BikeQuery, bikeQuerySchema, electricListQuerySchema, shortListQuerySchema } from './bike-query.ts';
export {
  type BrandQuery,
  brandQuerySchema,
  type CityQuery,
  cityQuerySchema,
  type CompareQuery,
  compareQuerySchema,
  comparisonQuerySchema,
  type SummaryQuery,
  summaryQuerySchema,
  type DealershipQuery,
  dealershipQuerySchema,
  showroomCountQuerySchema,
  type FaqQuery,
  faqQuerySchema,
  type NewsQuery,
  newsQuerySchema,
  helpfulReviewsQuerySchema,
  type OwnReviewQuery,
  ownReviewQuerySchema,
  type ReviewQuery,
  reviewQuerySchema,
} from './list-queries.ts';
export {
  chatDetailsSchema,
  chatMessageSchema,
  type CheckedChatMessage,
  type CheckedChatDetails,
} from './chat-input.ts';
export {
  earlierMessagesQuerySchema,
  messageDraftSchema,
  type MessageInput,
  offerDecisionSchema,
  type ReportInput,
  reportSchema,
  seenMessageSchema,
} from './conversation-input.ts';
export {
  type CheckedEmailChange,
  emailChangeSchema,
  type CheckedFavouriteChanges,
  favouriteChangesSchema,
  givenPassword,
  type CheckedSecondFactorRemoval,
  secondFactorConfirmationSchema,
  givenCode,
  secondFactorRemovalSchema,
  type CheckedCredentials,
  credentialsSchema,
  secondStepCodeSchema,
} from './account-input.ts';
export { type CheckedFigureReport, figureReportSchema } from './figure-report-input.ts';
export { type ListingChanges, listingChangesSchema, type ListingDraft, listingDraftSchema } from './listing-input.ts';
export { type ListingQuery, listingQuerySchema } from './listing-query.ts';
export { emailAddress, nfkcText, typedLine, typedNumber } from './typed-texts.ts';
export { type CheckedContactMessage, contactMessageSchema } from './message-input.ts';
export { caseQuerySchema, decisionDraftSchema, reversalSchema } from './moderation-input.ts';
export {
  type PriceQuestion,
  priceQuestionSchema,
  type StatePricesQuery,
  statePricesQuerySchema,
  type ValuationInput,
  valuationSchema,
} from './price-input.ts';
export { pagingShape, searchText, slug, optionalIfEmpty } from './query-values.ts';
export { savedSearchInputSchema } from './saved-search-input.ts';
export {
  type CheckedReviewChanges,
  type CheckedReviewDraft,
  reviewChangesSchema,
  reviewDraftSchema,
} from './review-input.ts';
