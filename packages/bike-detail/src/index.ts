export { bikeByIdPage } from './bike-detail-page/bike-by-id.page.tsx';
export { bikeDetailPage } from './bike-detail-page/bike-detail.page.tsx';
