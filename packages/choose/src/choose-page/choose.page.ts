import { paths } from '@dopahiya/domain/site';
import { definePage, pageQuery } from '@dopahiya/site';
import * as texts from '#texts/choose-page';
import { chooseQueries } from './choose-queries.ts';
import { ChoosePage } from './choose-page.tsx';

/** Choose: the bikes that sell most, by name. */
export const choosePage = definePage({
  name: 'choose',
  path: paths.choose,
  queries: (api) => ({ sections: [pageQuery(chooseQueries.bikes(api))] }),
  useHead: () => ({ title: texts.headTitle, description: texts.headDescription, path: paths.choose }),
  component: ChoosePage,
});
