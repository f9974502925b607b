import { paths } from '@dopahiya/domain/site';
import { definePage } from '@dopahiya/site';
import * as texts from '#texts/how-we-value-page';
import { HowWeValuePage } from './how-we-value-page.tsx';

/** How used bikes are valued, and how wrong that tends to be. */
export const howWeValuePage = definePage({
  name: 'how-we-value',
  path: paths.howWeValue,
  useHead: () => ({ title: texts.headTitle, description: texts.headDescription, path: paths.howWeValue }),
  component: HowWeValuePage,
});
