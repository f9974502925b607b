import { bikeDetailPage as page } from '@dopahiya/bike-detail';
import { loadPage, showPage, startPage } from '@dopahiya/site/route';
import { slots } from '../pages/bike-slots.tsx';
export const loader = loadPage(page);
export const clientLoader = startPage(page);
export default showPage(page, slots);
