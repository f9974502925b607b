import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createApiClient } from '../create-api-client.ts';
import { usedBikeQueries } from './used-bike-queries.ts';

it('asks anew for every list and page of used bikes after one has changed, and for nothing else', async () => {
  const client = new QueryClient();
  const api = createApiClient({ origin: 'https://api.test' });
  const shown: Record<string, QueryKey> = {
    found: usedBikeQueries.found(api).queryKey,
    detail: usedBikeQueries.detail(api, 'activa-2019').queryKey,
    similar: usedBikeQueries.similar(api, 'activa-2019').queryKey,
    own: usedBikeQueries.own(api, 'asha').queryKey,
    ownListing: usedBikeQueries.ownListing(api, 7).queryKey,
    savedSearches: usedBikeQueries.savedSearches(api, 'asha').queryKey,
  };
  for (const key of Object.values(shown)) client.setQueryData(key, {});
  await usedBikeQueries.refetch(client);
  const stale = Object.entries(shown).filter(([, key]) => client.getQueryState(key)?.isInvalidated);
  expect(stale.map(([name]) => name)).toEqual(['found', 'detail', 'similar', 'own', 'ownListing']);
});
