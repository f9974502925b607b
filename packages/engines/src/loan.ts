export {
  amountLimits,
  clamp,
  type Limits,
  rateLimits,
  tenures,
  yearLimits,
  parseBoundedNumber,
  unreadNumbers,
} from './loan/limits.ts';
export { flatLoan } from './loan/flat-loan.ts';
export { affordableLoan, type BikeLoan, type LoanCosts, loanCosts } from './loan/loan-costs.ts';
export { type Instalment, loanSchedule, type PartPayment, savingOf } from './loan/loan-schedule.ts';
export { cheapestOf, type CostedOffer, costOffers } from './loan/offer-costs.ts';
