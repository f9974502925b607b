import { profilePage as page } from '@dopahiya/auth';
import { loadPage, showPage, startPage } from '../pages/profile-route.tsx';
export const loader = loadPage(page);
export const clientLoader = startPage(page);
export default showPage(page);
