export { emiCalculatorPage } from './emi-calculator-page/emi-calculator.page.tsx';
export { showroomsPage } from './showrooms-page/showrooms.page.tsx';
export { quoteCheckerPage } from './quote-checker-page/quote-checker.page.tsx';
export { ownershipPage } from './ownership-page/ownership.page.tsx';
export { DeferredOwnershipSection } from './ownership-page/deferred-ownership-section.ts';
export { DeferredPriceChecker } from './price-checker/deferred-price-checker.tsx';
export { priceCheckerPage } from './price-checker/price-checker.page.tsx';
export { bikeLoanPage } from './bike-loan-page/bike-loan.page.tsx';
