import { defaultCity } from '@dopahiya/domain/places';
import { paths } from '@dopahiya/domain/site';
import { definePage, pageQuery } from '@dopahiya/site';
import * as texts from '#texts/choose-page';
import { chooseParameters, readChooseInputs } from './choose-inputs.ts';
import { chooseQueries } from './choose-queries.ts';
import { ChoosePage } from './choose-page.tsx';

/** Page that chooses among all bikes for a rider's needs. */
export const choosePage = definePage({
  name: 'choose',
  path: paths.choose,
  parameters: chooseParameters,
  read: ({ search }) => ({ inputs: readChooseInputs(search) }),
  queries: (api, { inputs }) => ({
    sections: [pageQuery(chooseQueries.answer(api, inputs, inputs.city ?? defaultCity))],
  }),
  useHead: () => ({ title: texts.headTitle, description: texts.headDescription, path: paths.choose }),
  component: ChoosePage,
});
