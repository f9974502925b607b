import { contactPage as page } from '@dopahiya/support';
import { loadPage, showPage, startPage, submitPage } from '@dopahiya/site/route';
export const action = submitPage(page);
export const loader = loadPage(page);
export const clientLoader = startPage(page);
export default showPage(page);
