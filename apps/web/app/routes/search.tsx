import { searchPage as page } from '@dopahiya/discovery';
import { loadPage, showPage, startPage } from '../pages/list-route.tsx';
export const loader = loadPage(page);
export const clientLoader = startPage(page);
export default showPage(page);
