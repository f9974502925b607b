import { isWrongAddress, usedBikeQueries } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { definePage, infinitePageQuery } from '@dopahiya/site';
import { useUsedBikes } from './use-used-bikes.ts';
import { choicesIn, requestOf, usedBikesParameters } from './used-bikes-address.ts';
import { usedBikesHead } from './used-bikes-head.ts';
import { UsedBikesPage } from './used-bikes-page.tsx';

/** Bikes that people sell, narrowed and sorted by what the address chooses. */
export const usedBikesPage = definePage({
  name: 'used-bikes',
  path: paths.usedBikes,
  parameters: usedBikesParameters,
  read: ({ search }) => ({
    part: {
      choices: choicesIn(search),
      page: Number(search.get('page') ?? 1),
      isOwn: search.get('show') === 'own',
    },
  }),
  queries: (api, { part }) => ({ sections: [infinitePageQuery(usedBikeQueries.found(api, requestOf(part)))] }),
  answerWith: ({ part }, { api, client }) => {
    const { error } = client.getQueryState(usedBikeQueries.found(api, requestOf(part)).queryKey) ?? {};
    return isWrongAddress(error) ? { status: 404 } : null;
  },
  // A bike that was sold is gone within a minute.
  storage: () => 'briefly',
  useHead: ({ part }) => usedBikesHead(part, useUsedBikes(part).data?.pages[0]?.results),
  component: UsedBikesPage,
});
