import { type ApiClient, priceQueries, usedBikeQueries, useApi, isGone } from '@dopahiya/api-client';
import { type UsedBikeDetail, usedBikePath, usedBikeKey } from '@dopahiya/domain/market';
import { definePage, pageQuery, type PageQuery } from '@dopahiya/site';
import { useQuery } from '@tanstack/react-query';
import { missingUsedBikeHead, pendingUsedBikeHead, usedBikeHead } from './used-bike-head.ts';
import { cityOf, newPriceOf } from './use-buyer.ts';
import { UsedBikePage } from './used-bike-page.tsx';

/** Page of a used bike, by its slug or id. */
export const usedBikePage = definePage({
  name: 'used-bike',
  path: usedBikePath({ id: ':key', slug: null }),
  read: ({ params: { key = '' } }) => ({ slug: key }),
  queries: (api, { slug }) => {
    const query = usedBikeQueries.detail(api, slug);
    return {
      essential: pageQuery(query),
      sections: (client) => {
        const bike = client.getQueryData(query.queryKey);
        if (bike) return sectionQueries(api, bike);
        const { error } = client.getQueryState(query.queryKey) ?? {};
        return isGone(error) ? [pageQuery(usedBikeQueries.similar(api, slug))] : [];
      },
    };
  },
  answerWith: ({ slug }, { api, client, error }) => {
    if (isGone(error)) return { status: 410 };
    const bike = client.getQueryData(usedBikeQueries.detail(api, slug).queryKey);
    return bike?.slug && bike.slug !== slug ? { redirect: usedBikePath(bike), status: 301 } : null;
  },
  // Cached only briefly, so that a sold bike disappears within a minute.
  storage: () => 'briefly',
  listed: ({ used_bikes }) =>
    used_bikes.map(({ slug, changed_on }) => ({ path: usedBikePath({ id: slug, slug }), changedOn: changed_on })),
  useHead: ({ slug }) => {
    const { data, isPending } = useQuery(usedBikeQueries.detail(useApi(), slug));
    if (data) return usedBikeHead(data);
    return isPending ? pendingUsedBikeHead() : missingUsedBikeHead();
  },
  component: UsedBikePage,
  examples: ['/bikes/sample-jupiter-delhi-1'],
});

/** Returns the queries for the new price in the bike's city (if known) and for similar bikes. */
function sectionQueries(api: ApiClient, bike: UsedBikeDetail): PageQuery[] {
  const city = cityOf(bike);
  const price = bike.catalogue_bike && city ? [pageQuery(priceQueries.onRoad(api, newPriceOf(bike, city)))] : [];
  return [...price, pageQuery(usedBikeQueries.similar(api, usedBikeKey(bike)))];
}
