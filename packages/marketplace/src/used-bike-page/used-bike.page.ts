import { ApiError, usedBikeQueries, useApi } from '@dopahiya/api-client';
import { usedBikePath } from '@dopahiya/domain/market';
import { definePage, pageQuery } from '@dopahiya/site';
import { useQuery } from '@tanstack/react-query';
import { missingUsedBikeHead, pendingUsedBikeHead, usedBikeHead } from './used-bike-head.ts';
import { UsedBikePage } from './used-bike-page.tsx';

/** One bike that somebody sells, by its slug or id. */
export const usedBikePage = definePage({
  name: 'used-bike',
  path: usedBikePath({ id: ':key', slug: null }),
  read: ({ params: { key = '' } }) => ({ slug: key }),
  queries: (api, { slug }) => ({ essential: pageQuery(usedBikeQueries.detail(api, slug)) }),
  answerWith: ({ slug }, { api, client, error }) => {
    if (error instanceof ApiError && error.status === 410) return { status: 410 };
    const bike = client.getQueryData(usedBikeQueries.detail(api, slug).queryKey);
    return bike?.slug && bike.slug !== slug ? { redirect: usedBikePath(bike), status: 301 } : null;
  },
  // A bike that was sold is gone within a minute: no stored page keeps it.
  storage: () => 'none',
  useHead: ({ slug }) => {
    const { data, isPending } = useQuery(usedBikeQueries.detail(useApi(), slug));
    if (data) return usedBikeHead(data);
    return isPending ? pendingUsedBikeHead() : missingUsedBikeHead();
  },
  component: UsedBikePage,
});
