import { verifyEmailPage as page } from '@dopahiya/auth';
import { loadPage, showPage, startPage, submitPage } from '@dopahiya/site/route';
export const action = submitPage(page);
export const loader = loadPage(page);
export const clientLoader = startPage(page);
export default showPage(page);
