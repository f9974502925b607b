export {
  type Autocomplete,
  autocompleteSchema,
  type BikeSuggestion,
  bikeSuggestionSchema,
  type SearchLead,
  type SearchRead,
} from './autocomplete.ts';
export { type BikeConditionName, bikeConditionNames, bikeConditions, isBikeCondition } from './bike-conditions.ts';
export {
  choiceCriteria,
  type ChoiceCriterion,
  type ChoiceKind,
  choiceKinds,
  choiceLimits,
  type ChoiceNeeds,
  type ChoiceRequest,
  type ChoiceUse,
  choiceUses,
  chosenShown,
  maxNeedsText,
  type ChoiceWeights,
  isBodyStyle,
  maxWeight,
} from './choice-needs.ts';
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
} from './bike-request.ts';
export {
  type BrandRequest,
  type CityRequest,
  type ComparisonChoiceRequest,
  type ComparisonType,
  comparisonTypes,
  type DealershipRequest,
  type FoundPageRequest,
  type NewsOrdering,
  newsOrderings,
  type NewsRequest,
  type PageRequest,
  type ReviewRequest,
  type ReviewSort,
  reviewSorts,
} from './list-requests.ts';
export { listOf, type Page, pageOf } from './lists.ts';
export { lenientValues } from './lenient-values.ts';
export {
  countedViewSchema,
  type Health,
  healthSchema,
  type Sitemap,
  sitemapSchema,
  storedReportSchema,
} from './service.ts';
export { type SearchReading, searchReadingSchema, type Situation } from './search-reading.ts';
