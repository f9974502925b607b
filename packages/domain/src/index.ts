export { type BikeCard, bikeCardSchema, type DrawingFrame, type SaleStatus } from './bike-card.ts';
export { type BikeColour, type BikeDetail, bikeDetailSchema, type Variant, variantSchema } from './bike-detail.ts';
export { type BodyStyle, bodyStyleNames } from './body-styles.ts';
export { type BikeBrand, type Brand, brandSchema } from './brand.ts';
export { type City, citySchema } from './city.ts';
export { defaultCity } from './default-city.ts';
export { formatDate, formatMonth } from './format-date.ts';
export { formatPrice, missingPrice } from './format-price.ts';
export { formatNumber, formatQuantity } from './format-quantity.ts';
export { type Health, healthSchema } from './health.ts';
export { isElectric } from './is-electric.ts';
export { listOf, type Page, pageOf } from './lists.ts';
export type { PageHead } from './page-head.ts';
export { paths, unknownBrandSlug } from './paths.ts';
export { type PriceBasis, priceQualifier } from './price-qualifier.ts';
export { reservedSegments } from './reserved-segments.ts';
export { isBikeSlug, toSlug } from './slug.ts';
export {
  type FlagField,
  flagFields,
  type NumberField,
  numberFields,
  type SpecificationField,
  type Specifications,
  type TextField,
  textFields,
} from './specification-fields.ts';
export {
  formatSpecification,
  type SpecificationGroup,
  specificationGroups,
  type SpecificationRow,
} from './specification-groups.ts';
