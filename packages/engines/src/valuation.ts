export type { BikeToValue, NewPrice, ValuationMonth } from './valuation/bike-to-value.ts';
export { dealGrade, isUnusuallyLow } from './valuation/deal-grade.ts';
export type { SegmentFigures, ValuationModel } from './valuation/valuation-model.ts';
export {
  type NoValuationReason,
  usedPriceFloor,
  type Valuation,
  valueBike,
} from './valuation/value-bike.ts';
export { type ValueAtAge, valueByAge } from './valuation/value-by-age.ts';
