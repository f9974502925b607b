import { isWrongAddress, usedBikeQueries } from '@dopahiya/api-client';
import { listData, type PageHead, paths } from '@dopahiya/domain/site';
import { definePage, infinitePageQuery } from '@dopahiya/site';
import { useUsedBikes } from './use-used-bikes.ts';
import { choicesIn, requestOf, toUsedBikes, usedBikesParameters, type UsedBikesPart } from './used-bikes-address.ts';
import { UsedBikesPage } from './used-bikes-page.tsx';
import { type UsedBike, usedBikePath } from '@dopahiya/domain/market';
import * as texts from '#texts/used-bikes-page';
import { nameOf } from './used-bike-card.ts';

/** Page of used bikes, filtered and sorted by its address. */
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
  // Cached only briefly, so that a sold bike disappears within a minute.
  storage: () => 'briefly',
  useHead: ({ part }) => usedBikesHead(part, useUsedBikes(part).data?.pages[0]?.results),
  component: UsedBikesPage,
});

/** Returns the head of the list; its structured data excludes samples. */
export function usedBikesHead({ choices, page, isOwn }: UsedBikesPart, bikes: readonly UsedBike[] = []): PageHead {
  const path = toUsedBikes({}, page);
  const isWhole = Object.keys(choices).length === 0 && !isOwn;
  const sold = bikes.filter(({ is_sample }) => !is_sample);
  const items = sold.map((bike) => ({ label: `${bike.brand_details.name} ${nameOf(bike)}`, to: usedBikePath(bike) }));
  return {
    title: texts.headTitle,
    description: texts.headDescription,
    ...(isWhole && { path }),
    ...(isWhole && items.length > 0 && { structuredData: [listData(items, { name: texts.headTitle, path })] }),
  };
}
