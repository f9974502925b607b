import { deskPage as page } from '@dopahiya/desk';
import { loadPage, showPage, startPage } from '@dopahiya/site/route';
import { slots } from '../pages/desk-slots.tsx';
export const loader = loadPage(page);
export const clientLoader = startPage(page);
export default showPage(page, slots);
