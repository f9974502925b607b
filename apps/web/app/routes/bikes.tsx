import { bikesPage as page } from '@dopahiya/discovery';
import { loadPage, showPage, startPage } from '@dopahiya/site/route';
import { slots } from '../pages/list-slots.tsx';
export const loader = loadPage(page);
export const clientLoader = startPage(page);
export default showPage(page, slots);
