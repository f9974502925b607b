import { paths } from '@dopahiya/domain/site';
import { definePage } from '@dopahiya/site';
import { cookiesHead } from '../static-page-heads.ts';
import { CookiesPage } from './cookies-page.tsx';

/** What the browser stores for this site, and how to delete it. */
export const cookiesPage = definePage({
  name: 'cookies',
  path: paths.cookies,
  useHead: cookiesHead,
  component: CookiesPage,
});
