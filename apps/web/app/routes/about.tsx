import { aboutPage as page } from '@dopahiya/support';
import { loadPage, showPage, startPage } from '@dopahiya/site/route';
export const loader = loadPage(page);
export const clientLoader = startPage(page);
export default showPage(page);
