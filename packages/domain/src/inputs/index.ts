export { type BikeQuery, bikeQuerySchema, electricListQuerySchema, shortListQuerySchema } from './bike-query.ts';
export { type BrandQuery, brandQuerySchema } from './brand-query.ts';
export {
  chatDetailsSchema,
  chatMessageSchema,
  type CheckedChatMessage,
  type CheckedChatDetails,
} from './chat-input.ts';
export { type CityQuery, cityQuerySchema } from './city-query.ts';
export {
  type CompareQuery,
  compareQuerySchema,
  comparisonQuerySchema,
  type SummaryQuery,
  summaryQuerySchema,
} from './comparison-query.ts';
export {
  earlierMessagesQuerySchema,
  messageDraftSchema,
  type MessageInput,
  offerDecisionSchema,
  type ReportInput,
  reportSchema,
  seenMessageSchema,
} from './conversation-input.ts';
export { type DealershipQuery, dealershipQuerySchema, showroomCountQuerySchema } from './dealership-query.ts';
export { type CheckedEmailChange, emailChangeSchema } from './email-change-input.ts';
export { type FaqQuery, faqQuerySchema } from './faq-query.ts';
export { type CheckedFavouriteChanges, favouriteChangesSchema } from './favourite-input.ts';
export { type CheckedFigureReport, figureReportSchema } from './figure-report-input.ts';
export { givenPassword } from './given-password.ts';
export { type ListingChanges, listingChangesSchema, type ListingDraft, listingDraftSchema } from './listing-input.ts';
export { type ListingQuery, listingQuerySchema } from './listing-query.ts';
export { emailAddress, nfkcText } from './mail-address.ts';
export { type CheckedContactMessage, contactMessageSchema } from './message-input.ts';
export { caseQuerySchema, decisionDraftSchema, reversalSchema } from './moderation-input.ts';
export { type NewsQuery, newsQuerySchema } from './news-query.ts';
export {
  type PriceQuestion,
  priceQuestionSchema,
  type StatePricesQuery,
  statePricesQuerySchema,
} from './price-query.ts';
export { pagingShape, searchText, slug, unlessUnfilled } from './query-values.ts';
export {
  type CheckedReviewChanges,
  type CheckedReviewDraft,
  reviewChangesSchema,
  reviewDraftSchema,
} from './review-input.ts';
export {
  helpfulReviewsQuerySchema,
  type OwnReviewQuery,
  ownReviewQuerySchema,
  type ReviewQuery,
  reviewQuerySchema,
} from './review-query.ts';
export {
  type CheckedSecondFactorRemoval,
  secondFactorConfirmationSchema,
  givenCode,
  secondFactorRemovalSchema,
} from './second-factor-input.ts';
export { type CheckedCredentials, credentialsSchema, secondStepCodeSchema } from './session-input.ts';
export { typedLine, typedNumber } from './typed-texts.ts';
export { type ValuationInput, valuationSchema } from './valuation-input.ts';
