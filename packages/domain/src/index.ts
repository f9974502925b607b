export {
  charactersIn,
  favouriteLimit,
  favouriteSlug,
  passwordLengths,
  personNameLength,
  usernameLengths,
} from './account-lengths.ts';
export {
  type Access,
  accessSchema,
  type Credentials,
  accountExportSchema,
  doneSchema,
  type Enrolment,
  enrolmentSchema,
  recoveryCodesSchema,
  registeredSchema,
  type Registration,
  sessionSchema,
  type SecondFactor,
  type SecondStep,
  type SecondStepCode,
  type SignedInSession,
  type SignIn,
  signInSchema,
  type User,
  userSchema,
  type Verified,
  verifiedSchema,
} from './account.ts';
export {
  type Autocomplete,
  autocompleteSchema,
  type BikeSuggestion,
  bikeSuggestionSchema,
  type SearchLead,
} from './autocomplete.ts';
export { type Article, articleSchema } from './article.ts';
export { type BikeCard, bikeCardSchema, type DrawingFrame } from './bike-card.ts';
export {
  type BikeColour,
  type BikeDetail,
  bikeDetailSchema,
  type PricedVariant,
  pricedVariantSchema,
  type Variant,
  variantSchema,
} from './bike-detail.ts';
export { type BikeBound, bikeBounds } from './bike-bounds.ts';
export { type BikeFacets, bikeFacetsSchema, facetedBikePageSchema, type FacetValue } from './bike-facets.ts';
export { type FigureKind, figureKinds, isReachField, type ReachField, reachFigures } from './figure-kinds.ts';
export { type FigureReport, figureReportLengths } from './figure-report.ts';
export {
  type FigureSource,
  figureSourceSchema,
  sourceConfidences,
  type SourcedField,
  sourcedFields,
  type SourceKind,
  sourceKinds,
} from './figure-source.ts';
export { foundBikePageSchema } from './found-bikes.ts';
export { fullNameOf } from './bike-name.ts';
export { type BikeRange, budgetRanges, capacityRanges } from './bike-ranges.ts';
export { type BodyStyle, bodyStyleNames } from './body-styles.ts';
export { type BikeBrand, type Brand, brandSchema } from './brand.ts';
export { type Category, categorySchema } from './category.ts';
export { type City, type CityGuess, type CityPage, cityPageSchema, citySchema } from './city.ts';
export { comparedBikesSchema, type Comparison, comparisonSchema } from './comparison.ts';
export { type Dealership, dealershipSchema, type ShowroomCount, showroomCountSchema } from './dealership.ts';
export { hasOneName, namesOf, noLastName } from './person-names.ts';
export { dateInIndia } from './date-in-india.ts';
export { defaultCity } from './default-city.ts';
export { type Faq, faqSchema } from './faq.ts';
export { type FavouriteChanges, type Favourites, favouritesSchema } from './favourites.ts';
export { formatDate, formatMonth } from './format-date.ts';
export { formatPrice, formatToPaisa, missingPrice } from './format-price.ts';
export { isDatedPrice } from './is-dated-price.ts';
export { formatNumber, formatQuantity } from './format-quantity.ts';
export { loadNumberReader, loadNumberReaderFor, type Quantity, readNumber } from './read-number.ts';
export {
  countedViewSchema,
  type Health,
  healthSchema,
  type Sitemap,
  sitemapSchema,
  storedReportSchema,
} from './service.ts';
export { isBikeCard } from './is-bike-card.ts';
export { isElectric } from './is-electric.ts';
export { language } from '#texts/language';
export { type LoanOffer, loanOfferSchema } from './loan-offer.ts';
export { looseValues } from './loose-values.ts';
export { listOf, type Page, pageOf } from './lists.ts';
export { type Loan, monthlyInstalment, usualLoan } from './monthly-instalment.ts';
export {
  type OnRoadPrice,
  type OnRoadPriceLine,
  type OnRoadPriceQuestion,
  onRoadPriceSchema,
  type PriceConfidence,
  priceLineSchema,
  type StatePrices,
  statePricesSchema,
} from './on-road-price.ts';
export type { PageHead, SharedPicture, StructuredData } from './page-head.ts';
export { paths, suggestedPath, unknownBrandSlug } from './paths.ts';
export { type Photo } from './photo.ts';
export { photoAddress, type PhotoFormat, photoFormats } from './photo-address.ts';
export { plural } from './plural.ts';
export { type PriceBasis, priceMonthOf, priceQualifier } from './price-qualifier.ts';
export {
  type BikeConditionName,
  bikeConditionNames,
  bikeConditions,
  isBikeCondition,
} from './requests/bike-conditions.ts';
export {
  bikeCategories,
  type BikeCategory,
  type BikeListName,
  bikeListNames,
  type BikeMeasure,
  bikeMeasures,
  type BikeRequest,
  type BikeSort,
  bikeSorts,
  type Fuel,
  fuels,
  measureUnits,
  type SaleStatus,
  saleStatuses,
} from './requests/bike-request.ts';
export {
  type BrandRequest,
  type CityRequest,
  type ComparisonChoiceRequest,
  type ComparisonType,
  comparisonTypes,
  type DealershipRequest,
  type PageRequest,
  type ReviewRequest,
} from './requests/list-requests.ts';
export { commonKindOf, figureOfKind, type RealFigure, realFigureOf, realShareOf } from './real-figures.ts';
export { reservedSegments } from './reserved-segments.ts';
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
export {
  type ReviewChanges,
  type ReviewDraft,
  reviewLengths,
  type ReviewSort,
  reviewSorts,
  type ReviewStatus,
} from './review-rules.ts';
export { type BikeInLife, saleStatusOf } from './sale-status.ts';
export { sharePictureAddress, sharePictureSize } from './share-picture.ts';
export { addressIn, languageAt, pathIn, type SiteLanguage, siteLanguage, siteLanguages } from './site-languages.ts';
export { isBikeSlug, toSlug } from './slug.ts';
export { breadcrumbData, listData } from './structured-list.ts';
export { toBikeCard } from './to-bike-card.ts';
export {
  flagFields,
  kindFields,
  type NumberField,
  numberFields,
  type SpecificationField,
  type Specifications,
  textFields,
} from './specification-fields.ts';
export {
  formatSpecification,
  type SpecificationGroup,
  specificationGroups,
  type SpecificationRow,
} from './specification-groups.ts';
export type { Translation } from './translation.ts';
export { type EnergyPrice, type RunningCosts, runningCostsSchema } from './running-costs.ts';
export { soughtText, visibleText } from './visible-text.ts';
