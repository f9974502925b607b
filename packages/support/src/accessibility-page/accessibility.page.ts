import { paths } from '@dopahiya/domain/site';
import { definePage } from '@dopahiya/site';
import { accessibilityHead } from '../static-page-heads.ts';
import { AccessibilityPage } from './accessibility-page.tsx';

/** How the site is made for everybody, and what is not perfect. */
export const accessibilityPage = definePage({
  name: 'accessibility',
  path: paths.accessibility,
  useHead: accessibilityHead,
  component: AccessibilityPage,
});
