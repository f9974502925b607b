import {
  accessSchema,
  accountExportSchema,
  enrolmentSchema,
  favouritesSchema,
  recoveryCodesSchema,
  sessionSchema,
  signInSchema,
  userSchema,
  verifiedSchema,
} from '@dopahiya/domain/account';
import {
  bikeCardSchema,
  bikeDetailSchema,
  brandSchema,
  categorySchema,
  choiceReadingSchema,
  choiceSchema,
  comparedBikesSchema,
  comparisonSchema,
  facetedBikePageSchema,
  foundBikePageSchema,
  pricedVariantSchema,
  rivalNotesSchema,
  rivalsSchema,
} from '@dopahiya/domain/bikes';
import {
  articleLikesSchema,
  articleSchema,
  faqSchema,
  foundPageSchema,
  helpfulReviewsSchema,
  ownReviewSchema,
  reviewPageSchema,
  takenMessageSchema,
} from '@dopahiya/domain/content';
import {
  conversationDetailSchema,
  conversationPageSchema,
  earlierMessagesSchema,
  messageMailsSchema,
  ownConversationSchema,
  ownUsedBikeSchema,
  savedSearchSchema,
  storedUsedBikeSchema,
  takenListingPhotoSchema,
  unreadSchema,
  usedBikeDetailSchema,
  usedBikePageSchema,
  usedBikeSchema,
  usedBikeValuationSchema,
  valuesByAgeSchema,
} from '@dopahiya/domain/market';
import { chatAnswerSchema, chatPersonSchema } from '@dopahiya/domain/chat';
import {
  moderationCasePageSchema,
  moderationDecisionPageSchema,
  moderationDecisionSchema,
  reportEffectsSchema,
} from '@dopahiya/domain/moderation';
import { bikePartsSchema, partDetailSchema, partPageSchema } from '@dopahiya/domain/parts';
import { cityPageSchema, dealershipSchema, showroomCountSchema } from '@dopahiya/domain/places';
import {
  loanOfferSchema,
  onRoadPriceSchema,
  priceHistorySchema,
  runningCostsSchema,
  statePricesSchema,
} from '@dopahiya/domain/prices';
import {
  autocompleteSchema,
  searchReadingSchema,
  healthSchema,
  listOf,
  pageOf,
  sitemapSchema,
} from '@dopahiya/domain/requests';

/** Schemas of the API's responses, by the names that calls use; loaded with the first call. */
export const answers = {
  access: accessSchema,
  accountExport: accountExportSchema,
  article: articleSchema,
  articleLikes: articleLikesSchema,
  articlePage: pageOf(articleSchema),
  bike: bikeDetailSchema,
  bikePage: pageOf(bikeCardSchema),
  bikeParts: bikePartsSchema,
  bikes: listOf(bikeCardSchema),
  brand: brandSchema,
  brandPage: pageOf(brandSchema),
  categories: listOf(categorySchema),
  choice: choiceSchema,
  choiceReading: choiceReadingSchema,
  chatAnswer: chatAnswerSchema,
  chatPerson: chatPersonSchema,
  cityPage: cityPageSchema,
  comparedBikes: comparedBikesSchema,
  comparisonPage: pageOf(comparisonSchema),
  conversation: conversationDetailSchema,
  conversationPage: conversationPageSchema,
  dealershipPage: pageOf(dealershipSchema),
  earlierMessages: earlierMessagesSchema,
  enrolment: enrolmentSchema,
  facetedBikePage: facetedBikePageSchema,
  faqs: listOf(faqSchema),
  favourites: favouritesSchema,
  foundBikePage: foundBikePageSchema,
  foundPages: listOf(foundPageSchema),
  health: healthSchema,
  helpfulReviews: helpfulReviewsSchema,
  loanOffers: listOf(loanOfferSchema),
  messageMails: messageMailsSchema,
  moderationCasePage: moderationCasePageSchema,
  moderationDecision: moderationDecisionSchema,
  moderationDecisionPage: moderationDecisionPageSchema,
  reportEffects: reportEffectsSchema,
  onRoadPrice: onRoadPriceSchema,
  ownConversation: ownConversationSchema,
  ownReviewPage: pageOf(ownReviewSchema),
  ownUsedBike: ownUsedBikeSchema,
  ownUsedBikePage: pageOf(ownUsedBikeSchema),
  part: partDetailSchema,
  partPage: partPageSchema,
  priceHistory: priceHistorySchema,
  recoveryCodes: recoveryCodesSchema,
  reviewPage: reviewPageSchema,
  rivalNotes: rivalNotesSchema,
  rivals: rivalsSchema,
  runningCosts: runningCostsSchema,
  sessions: listOf(sessionSchema),
  signIn: signInSchema,
  showroomCounts: listOf(showroomCountSchema),
  sitemap: sitemapSchema,
  statePrices: statePricesSchema,
  storedUsedBike: storedUsedBikeSchema,
  searchReading: searchReadingSchema,
  suggestions: autocompleteSchema,
  takenListingPhoto: takenListingPhotoSchema,
  takenMessage: takenMessageSchema,
  unread: unreadSchema,
  usedBike: usedBikeDetailSchema,
  usedBikeValuation: usedBikeValuationSchema,
  valuesByAge: valuesByAgeSchema,
  usedBikePage: usedBikePageSchema,
  savedSearches: listOf(savedSearchSchema),
  usedBikes: listOf(usedBikeSchema),
  user: userSchema,
  variants: listOf(pricedVariantSchema),
  verified: verifiedSchema,
};

/**
 * Parsed API responses by name; `nothing` is for writes of which only success matters: the response is not read,
 * and an empty object is returned.
 */
export type Answers = { [Name in keyof typeof answers]: ReturnType<(typeof answers)[Name]['parse']> } & {
  nothing: object;
};

/** Schema of a response that is not among `answers`, because only few visitors make its calls. */
export interface AnswerSchema<Content = unknown> {
  parse: (response: unknown) => Content;
}

/** Return values for successful writes whose response cannot be parsed. */
export const fallbackResponses: Partial<Answers> = {
  takenListingPhoto: {},
  takenMessage: {},
  verified: { done: true },
};
