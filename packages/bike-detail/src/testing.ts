export { bikeHandlers } from './testing/bike-handlers.ts';
export { buildBikeDetail } from './testing/build-bike-detail.ts';
export { buildDealership } from './testing/build-dealership.ts';
export { buildElectricBike } from './testing/build-electric-bike.ts';
export { buildOwnReview, buildReview, buildReviewSummary } from './testing/build-review.ts';
export { buildPricedVariants, buildVariants } from './testing/build-variants.ts';
export { sectionHandlers } from './testing/section-handlers.ts';
