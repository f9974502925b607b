import { profilePage as page } from '@dopahiya/auth';
import { loadPage, showPage, startPage } from '@dopahiya/site/route';
import { slots } from '../pages/profile-slots.tsx';
export const loader = loadPage(page);
export const clientLoader = startPage(page);
export default showPage(page, slots);
