export { bikeDetailHead, missingBikeHead, pendingBikeHead } from './bike-detail-head.ts';
export { BikeByIdPage, type BikeByIdPageProps } from './bike-detail-page/bike-by-id-page.tsx';
export { BikeDetailPage, type BikeDetailPageProps } from './bike-detail-page/bike-detail-page.tsx';
export { bikeDetailQueries } from './bike-detail-queries.ts';
export { type BikeAddress, missingBikeQueries } from './missing-bike/missing-bike-queries.ts';
export type { ToldWithBike } from './structured-bike.ts';
export { useToldWithBike } from './use-told-with-bike.ts';
