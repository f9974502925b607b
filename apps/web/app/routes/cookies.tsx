import { cookiesPage as page } from '@dopahiya/support';
import { loadPage, showPage, startPage } from '../pages/page-route.tsx';
export const loader = loadPage(page);
export const clientLoader = startPage(page);
export default showPage(page);
