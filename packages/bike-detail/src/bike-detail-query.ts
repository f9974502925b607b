import type { ApiClient } from '@dopahiya/api-client';
import { isBikeSlug } from '@dopahiya/domain';
import { queryOptions } from '@tanstack/react-query';

const freshFor = 5 * 60_000;

/** Everything known of one bike; a slug that no bike can have is not asked for. */
export function bikeDetailQuery(api: ApiClient, slug: string) {
  return queryOptions({
    queryKey: ['bike', slug],
    queryFn: ({ signal }) => api.bikes.detail(slug, { signal }),
    enabled: isBikeSlug(slug),
    staleTime: freshFor,
  });
}
