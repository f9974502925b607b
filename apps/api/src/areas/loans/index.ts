export { loanOffers } from './loan-offers.ts';
