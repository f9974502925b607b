export type { BikeToValue, NewPrice, ValuationMonth } from './valuation/bike-to-value.ts';
export {
  areUnusuallyLow,
  dealErrors,
  dealGrade,
  gradeBounds,
  gradeOfErrors,
  isUnusuallyLow,
  farOff,
  shareOfLowest,
} from './valuation/deal-grade.ts';
export { type NewPriceToday, newPriceToday } from './valuation/new-price-today.ts';
export type { SegmentFigures, ValuationModel } from './valuation/valuation-model.ts';
export {
  type NoValuationReason,
  logValue,
  sigmaOf,
  type Valuation,
  valuationLimits,
  valueBike,
} from './valuation/value-bike.ts';
export { valueByAge } from './valuation/value-by-age.ts';
export { type ValuationTerm, valuationTerms } from './valuation/valuation-terms.ts';
