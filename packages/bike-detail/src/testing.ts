export { bikeHandlers } from './testing/bike-handlers.ts';
export { buildBikeDetail } from './testing/build-bike-detail.ts';
