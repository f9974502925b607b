export { amountOfPrice, stepOfPrice } from './amount-of-price.ts';
export {
  type OnRoadPrice,
  type OnRoadPriceLine,
  onRoadPriceSchema,
  type PriceConfidence,
  priceLineSchema,
  type PriceSteps,
  type StatePrices,
  statePricesSchema,
} from './on-road-price.ts';
export { variantOfOwnPrice } from './own-price.ts';
export { type PriceEvent, type PriceHistory, priceHistorySchema, type PricePoint } from './price-history.ts';
export { isDatedPrice, latestPriceMonth, type PriceBasis, priceMonthOf, priceQualifier } from './price-qualifier.ts';
export { type LoanOffer, loanOfferSchema } from './loan-offer.ts';
export { type Loan, monthlyInstalment, usualLoan } from './monthly-instalment.ts';
export { type EnergyPrice, type RunningCosts, runningCostsSchema } from './running-costs.ts';
