export { type BikeBound, bikeBounds, type BikeRange, budgetRanges, capacityRanges } from './bike-ranges.ts';
export { colourName } from '#texts/colours';
export { type BikeCard, bikeCardSchema, type DrawingFrame, foundBikePageSchema } from './bike-card.ts';
export {
  type BikeColour,
  type BikeDetail,
  bikeDetailSchema,
  type PricedVariant,
  pricedVariantSchema,
  type Variant,
  variantSchema,
} from './bike-detail.ts';
export { type BikeFacets, bikeFacetsSchema, facetedBikePageSchema, type FacetValue } from './bike-facets.ts';
export { fullNameOf, shortNamesOf } from './bike-name.ts';
export { type BikeBrand, type Brand, brandSchema } from './brand.ts';
export { type Category, categorySchema } from './category.ts';
export {
  type Choice,
  type ChoiceBike,
  type ChoiceReading,
  choiceReadingSchema,
  choiceSchema,
  type CriterionLine,
  type Miss,
  type MissKind,
  missKinds,
  type Rival,
  type RivalNote,
  type RivalNotes,
  rivalNotesSchema,
  type Rivals,
  rivalsSchema,
  type UnknownLine,
} from './choice.ts';
export { comparedBikesSchema, type Comparison, comparisonSchema } from './comparison.ts';
export {
  type FigureSource,
  figureSourceSchema,
  sourceConfidences,
  type SourcedField,
  sourcedFields,
  type SourceKind,
  sourceKinds,
  figureReportLengths,
} from './figure-source.ts';
export { isBikeCard } from './is-bike-card.ts';
export { type BikeInLife, saleStatusOf } from './sale-status.ts';
export { toBikeCard } from './to-bike-card.ts';
