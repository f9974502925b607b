export { usedBikesPage } from './used-bikes-page/used-bikes.page.ts';
