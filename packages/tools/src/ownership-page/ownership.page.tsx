import { cityQueries } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { definePage, infinitePageQuery, pageQuery } from '@dopahiya/site';
import * as texts from '#texts/ownership-page';
import { ownershipParameters, readOwnershipInputs } from './ownership-inputs.ts';
import { OwnershipPage } from './ownership-page.tsx';
import { ownershipQueries } from './ownership-queries.ts';

/** What bikes cost over the years; everything that is entered stands in the address. */
export const ownershipPage = definePage({
  name: 'ownership',
  path: paths.ownership,
  parameters: ownershipParameters,
  read: ({ search }) => ({ inputs: readOwnershipInputs(search) }),
  queries: (api, { inputs }) => ({
    sections: [infinitePageQuery(cityQueries.named(api, '')), pageQuery(ownershipQueries.answer(api, inputs))],
  }),
  useHead: () => ({ title: texts.headTitle, description: texts.headDescription, path: paths.ownership }),
  component: OwnershipPage,
});
