import { bikePartsPage as page } from '@dopahiya/spare-parts';
import { loadPage, showPage, startPage } from '@dopahiya/site/route';
export const loader = loadPage(page);
export const clientLoader = startPage(page);
export default showPage(page);
