import { paths } from '@dopahiya/domain/site';
import { definePage } from '@dopahiya/site';
import { termsHead } from '../static-page-heads.ts';
import { TermsPage } from './terms-page.tsx';

/** What the site and its visitors may expect of each other, and the visitor's answer to it. */
export const termsPage = definePage({
  name: 'terms',
  path: paths.termsAndConditions,
  useHead: termsHead,
  component: TermsPage,
});
