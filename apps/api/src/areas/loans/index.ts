export { readLoanOffers } from './loan-offers.ts';
