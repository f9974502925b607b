export { buildComparedBike } from './testing/build-compared-bike.ts';
export { buildOnRoadPrice } from './testing/build-on-road-price.ts';
export { compareHandlers } from './testing/compare-handlers.ts';
