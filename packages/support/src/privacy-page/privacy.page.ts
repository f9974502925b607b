import { paths } from '@dopahiya/domain/site';
import { definePage } from '@dopahiya/site';
import { privacyHead } from '../static-page-heads.ts';
import { PrivacyPage } from './privacy-page.tsx';

/** Which data of visitors the site stores, what for, how long, and how they are deleted. */
export const privacyPage = definePage({
  name: 'privacy',
  path: paths.privacyPolicy,
  useHead: privacyHead,
  component: PrivacyPage,
});
