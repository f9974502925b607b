import { bikeByIdPage as page } from '@dopahiya/bike-detail';
import { loadPage, showPage, startPage } from '../pages/bike-route.tsx';
export const loader = loadPage(page);
export const clientLoader = startPage(page);
export default showPage(page);
