export { bikeByIdPage } from './bike-detail-page/bike-by-id.page.tsx';
export { LaterOwnReviews } from './reviews/later-own-reviews.tsx';
export { bikeDetailPage, type BikeSlots } from './bike-detail-page/bike-detail.page.tsx';
export { figureReportPage } from './figure-report/figure-report.page.tsx';
