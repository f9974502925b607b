import { paths } from '@dopahiya/domain/site';
import { definePage } from '@dopahiya/site';
import { aboutHead } from '../static-page-heads.ts';
import { AboutPage } from './about-page.tsx';

/** Who makes the site and what for. */
export const aboutPage = definePage({
  name: 'about',
  path: paths.aboutUs,
  useHead: aboutHead,
  component: AboutPage,
});
