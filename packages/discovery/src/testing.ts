export { bikeListHandlers } from './testing/bike-list-handlers.ts';
export { buildBikeCard, buildLineUp } from './testing/build-bike-card.ts';
export { buildBrands, rideFinderHandlers } from './testing/ride-finder-handlers.ts';
