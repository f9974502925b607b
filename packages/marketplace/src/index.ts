export { usedBikePage } from './used-bike-page/used-bike.page.ts';
export { usedBikesPage } from './used-bikes-page/used-bikes.page.ts';
