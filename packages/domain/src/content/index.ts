export {
  type Article,
  articleCategories,
  type ArticleCategory,
  type ArticleFields,
  type ArticleLikes,
  articleLikesSchema,
  articleSchema,
} from './article.ts';
export { type TakenMessage, takenMessageSchema } from '../requests/service.ts';
export { contactKeptMonths, contactLengths, ratingRange, reviewLengths, type ReviewStatus } from './writings.ts';
export { type Faq, faqSchema } from './faq.ts';
export { findablePages } from './findable-pages.ts';
export { type FoundPage, type FoundPageKind, foundPageSchema } from './found-page.ts';
export { photoAddress, type PhotoFormat, photoFormats } from './photo-address.ts';
export { type Photo } from './photo.ts';
export {
  helpfulCountSchema,
  helpfulReviewsSchema,
  type OwnReview,
  ownReviewSchema,
  type Review,
  reviewPageSchema,
  reviewSchema,
  type ReviewSummary,
} from './review.ts';
export { faqPath, siteFaqs } from './site-faqs.ts';
export {
  type ClaimId,
  claimIds,
  type OpenHours,
  type SiteContact,
  type SiteContent,
  siteContentSchema,
} from './site-content.ts';
