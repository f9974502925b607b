import { comparisonPage as page } from '@dopahiya/compare';
import { loadPage, showPage, startPage } from '@dopahiya/site/route';
import { slots } from '../pages/comparison-slots.tsx';
export const loader = loadPage(page);
export const clientLoader = startPage(page);
export default showPage(page, slots);
