import { defaultCity } from '@dopahiya/domain/places';
import { paths } from '@dopahiya/domain/site';
import { definePage, pageQuery } from '@dopahiya/site';
import * as texts from '#texts/choose-page';
import { type ChooseInputs, chooseParameters, readChooseInputs } from './choose-inputs.ts';
import { chooseQueries } from './choose-queries.ts';
import { ChoosePage } from './choose-page.tsx';
import { withReading } from './said-needs.ts';

/** Page that chooses among all bikes for a rider's needs. */
export const choosePage = definePage({
  name: 'choose',
  path: paths.choose,
  parameters: chooseParameters,
  read: ({ search }) => ({ inputs: readChooseInputs(search) }),
  queries: (api, { inputs }) => {
    const answer = (needs: ChooseInputs) => [pageQuery(chooseQueries.answer(api, needs, needs.city ?? defaultCity))];
    if (inputs.words === null) return { sections: answer(inputs) };
    const reading = chooseQueries.reading(api, inputs.words);
    return {
      essential: pageQuery(reading),
      sections: (client) => {
        const said = client.getQueryData(reading.queryKey);
        return said ? answer(withReading(inputs, said)) : [];
      },
    };
  },
  useHead: () => ({ title: texts.headTitle, description: texts.headDescription, path: paths.choose }),
  component: ChoosePage,
});
