export { inputErrors, messageOf, messages, wordingOf } from './input-texts.ts';
export { bikeQuerySchema, type BikeQuery, electricListQuerySchema, shortListQuerySchema } from './bike-query.ts';
export {
  autocompleteQuerySchema,
  type BrandQuery,
  brandQuerySchema,
  type CityQuery,
  cityQuerySchema,
  type CompareQuery,
  compareQuerySchema,
  type DealershipQuery,
  dealershipQuerySchema,
  type FaqQuery,
  faqQuerySchema,
  helpfulReviewsQuerySchema,
  type NewsQuery,
  newsQuerySchema,
  type OwnReviewQuery,
  ownReviewQuerySchema,
  pageQuerySchema,
  pageSearchQuerySchema,
  readingQuerySchema,
  type ReviewQuery,
  reviewQuerySchema,
  showroomCountQuerySchema,
  type SummaryQuery,
  summaryQuerySchema,
} from './list-queries.ts';
export {
  choiceQuerySchema,
  needsInQuery,
  needsQuerySchema,
  rivalNotesQuerySchema,
  rivalsQuerySchema,
} from './choice-query.ts';
export {
  type ChatDetails,
  chatDetailsSchema,
  type ChatMessage,
  chatMessageSchema,
  type CheckedChatMessage,
  type CheckedChatDetails,
} from './chat-input.ts';
export {
  earlierMessagesQuerySchema,
  type MessageDraft,
  messageDraftSchema,
  messageMailsChangeSchema,
  messageMailsLinkSchema,
  type MessageInput,
  offerDecisionSchema,
  type ReportDraft,
  type ReportInput,
  reportSchema,
  seenMessageSchema,
} from './conversation-input.ts';
export {
  type CheckedCredentials,
  type CheckedEmailChange,
  type CheckedFavouriteChanges,
  type CheckedSecondFactorRemoval,
  type Credentials,
  credentialsSchema,
  emailChangeSchema,
  favouriteChangesSchema,
  secondFactorConfirmationSchema,
  secondFactorRemovalSchema,
  type SecondStepCode,
  secondStepCodeSchema,
} from './account-input.ts';
export {
  type CheckedUserChanges,
  type CheckedPasswordChange,
  type CheckedRegistration,
  type CheckedReset,
  confirmationSchema,
  deletionSchema,
  forgotSchema,
  passwordChangeSchema,
  type Registration,
  registrationSchema,
  resetSchema,
  userChangesSchema,
  verificationSchema,
} from './registration-input.ts';
export { type CheckedFigureReport, type FigureReport, figureReportSchema } from './figure-report-input.ts';
export {
  type ListingChanges,
  listingChangesSchema,
  type ListingDraft,
  listingDraftSchema,
  type UsedBikeChanges,
  type UsedBikeDraft,
} from './listing-input.ts';
export { photoFieldsSchema, photoPlaceSchema } from './listing-photo-input.ts';
export { type ListingQuery, listingQuerySchema } from './listing-query.ts';
export { emailAddress } from './typed-texts.ts';
export { type CheckedContactMessage, type ContactMessage, contactMessageSchema } from './message-input.ts';
export {
  deskCodeSchema,
  deskContentInputSchema,
  deskDraftInputSchema,
  deskEntryQuerySchema,
  deskMessageQuerySchema,
  deskMessageStateSchema,
  deskPublicationSchema,
  deskRevisionQuerySchema,
  deskRoleSchema,
  figureReportEndSchema,
  specSheetSchema,
} from './desk-input.ts';
export { caseQuerySchema, decisionDraftSchema, reversalSchema } from './moderation-input.ts';
export {
  type OnRoadPriceQuestion,
  type PriceHistoryQuery,
  priceHistoryQuerySchema,
  type PriceQuestion,
  priceQuestionSchema,
  runningCostsQuerySchema,
  type StatePricesQuery,
  statePricesQuerySchema,
  type ValuationInput,
  type ValuationRequest,
  valuationSchema,
  variantQuerySchema,
} from './price-input.ts';
export { savedSearchInputSchema } from './saved-search-input.ts';
export {
  type CheckedReviewChanges,
  type CheckedReviewDraft,
  type ReviewChanges,
  reviewChangesSchema,
  type ReviewDraft,
  reviewDraftSchema,
} from './review-input.ts';
export { languageQuery } from './query-values.ts';
