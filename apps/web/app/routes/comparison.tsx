import { comparisonPage as page } from '@dopahiya/compare';
import { loadPage, showPage, startPage } from '../pages/comparison-route.tsx';
export const loader = loadPage(page);
export const clientLoader = startPage(page);
export default showPage(page);
