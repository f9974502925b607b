import {
  type BrandRequest,
  type CityRequest,
  comparisonTypes,
  type FoundPageRequest,
  newsOrderings,
  type NewsRequest,
  reviewSorts,
} from '../requests/index.ts';
import * as z from 'zod';
import { messages as texts } from './input-texts.ts';
import { oneOf, pagingShape, searchText, searchWords, slug, slugOrId, slugsOrIds } from './query-values.ts';

/** The query of `brands/`: brands whose name contains every word of a text, or the one with a slug. */
export const brandQuerySchema = z.object({
  ...pagingShape,
  search: searchText.describe(
    'A name, a part of it or another name of the brand, English or Hindi; slips are forgiven',
  ),
  slug: slugOrId.describe('Slug or id of one brand'),
} satisfies Record<keyof BrandRequest, z.ZodType>);
export type BrandQuery = z.infer<typeof brandQuerySchema>;

/** The query of `cities/`. */
export const cityQuerySchema = z.object({
  ...pagingShape,
  search: searchText.describe(
    'A name in English or Hindi, with slips of the pen; a state, or the first digits of a PIN code',
  ),
} satisfies Record<keyof CityRequest, z.ZodType>);
export type CityQuery = z.infer<typeof cityQuerySchema>;

const type = oneOf(comparisonTypes);

/** The query of a list without filters. */
export const pageQuerySchema = z.object(pagingShape);

/** The query of `compare-bikes/`: type of bikes to compare; any type by default. */
export const compareQuerySchema = z.object({
  type: type.describe('With `electric`, bikes with an engine are refused'),
});
export type CompareQuery = z.infer<typeof compareQuerySchema>;

/** The query of `bike-summary/`. */
export const summaryQuerySchema = z.object({
  ...pagingShape,
  type: type.describe('`electric`, or `bikes` for those with an engine; all bikes without it'),
});
export type SummaryQuery = z.infer<typeof summaryQuerySchema>;

/** The query of `dealerships/`: `brand` and `brands` mean the same; a city is an id, a slug or one of its names. */
export const dealershipQuerySchema = z.object({
  ...pagingShape,
  brand: slugsOrIds.describe('Slugs or ids, with commas between them'),
  brands: slugsOrIds.describe('The same as `brand`'),
  city: searchText.describe('Id, slug or any name of a city'),
});
/** The query of `dealerships/counts/`. */
export const showroomCountQuerySchema = dealershipQuerySchema.pick({ brand: true });

export type DealershipQuery = z.infer<typeof dealershipQuerySchema>;

/** The query of `faqs/`: id or slug of a model for its questions; general questions by default. */
export const faqQuerySchema = z.object({ bike_model: slugOrId.describe('Id or slug of a bike') });
export type FaqQuery = z.infer<typeof faqQuerySchema>;

/** The query of `news/`: filters by category and by words in title, text or tags, sorts, or finds related articles. */
export const newsQuerySchema = z.object({
  ...pagingShape,
  search: searchWords.describe('Words that must all be in title, text or tags'),
  category: searchText.describe('News, Review, Comparison or Guide, in any case'),
  related_to: searchText.describe('The slug of an article: those most like it come first, without itself'),
  ordering: oneOf(newsOrderings),
} satisfies Record<keyof NewsRequest, z.ZodType>);
export type NewsQuery = z.infer<typeof newsQuerySchema>;

/** The query of `reviews/`: newest first by default. */
export const reviewQuerySchema = z.object({
  ...pagingShape,
  bike: slug(texts.reviewsOfOne).describe('Id or slug of a bike'),
  sort: oneOf(reviewSorts),
});
export type ReviewQuery = z.infer<typeof reviewQuerySchema>;

/** The query of `users/me/reviews/`: reviews of all bikes by default. */
export const ownReviewQuerySchema = z.object({ ...pagingShape, bike: slugOrId.describe('Id or slug of a bike') });
export type OwnReviewQuery = z.infer<typeof ownReviewQuerySchema>;

/** The query of `search/pages/`: only one page, since lower ones are not what was meant. */
export const pageSearchQuerySchema = z.object({
  search: searchText.describe('Words in any order, English or Hindi; slips are forgiven'),
  limit: pagingShape.limit,
} satisfies Record<keyof FoundPageRequest, z.ZodType>);

/** The query of `search/reading/`. */
export const readingQuerySchema = z.object({
  search: searchText.describe('A search in plain words, English or Hindi'),
});

/** The query of `bikes/autocomplete/`. */
export const autocompleteQuerySchema = z.object({
  q: searchText.describe(
    'Words of brand and model in any order, sizes like 350cc; typing errors, Devanagari and plain words are understood',
  ),
});

/** The query of `users/me/helpful-reviews/`. */
export const helpfulReviewsQuerySchema = reviewQuerySchema.pick({ bike: true });
