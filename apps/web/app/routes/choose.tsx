import { choosePage as page } from '@dopahiya/choose';
import { loadPage, showPage, startPage } from '@dopahiya/site/route';
export const loader = loadPage(page);
export const clientLoader = startPage(page);
export default showPage(page);
