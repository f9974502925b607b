export { bikeDetailHead, missingBikeHead, pendingBikeHead } from './bike-detail-head.ts';
export { BikeDetailPage, type BikeDetailPageProps } from './bike-detail-page/bike-detail-page.tsx';
export { bikeDetailQuery } from './bike-detail-query.ts';
