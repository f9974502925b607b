export { bikePartsPage } from './bike-page/bike-parts.page.ts';
export { sparePartsPage } from './brands-page/spare-parts.page.tsx';
