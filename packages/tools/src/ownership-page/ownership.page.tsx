import { cityQueries, useApi } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { definePage, infinitePageQuery, pageQuery } from '@dopahiya/site';
import { useQuery } from '@tanstack/react-query';
import { ownershipHead } from './ownership-head.ts';
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
  useHead: ({ inputs }) => {
    // What the page works out for its visitor is its own: the head asks for nothing beside it.
    const { data } = useQuery({ ...ownershipQueries.answer(useApi(), inputs), enabled: false });
    return ownershipHead(data?.drawn);
  },
  component: OwnershipPage,
});
