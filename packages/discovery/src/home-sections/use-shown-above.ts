import { bikeQueries, useApi } from '@dopahiya/api-client';
import type { BikeCard } from '@dopahiya/domain/bikes';
import { useQueryClient } from '@tanstack/react-query';
import { heroQueries } from '../home-hero/hero-queries.ts';

/** Home page sections above. */
type Above = 'hero' | 'featured';

/** Returns a check whether a bike already appears in these sections, using only the query cache. */
export function useShownAbove(above: readonly Above[]): (bike: BikeCard) => boolean {
  const api = useApi();
  const queries = useQueryClient();
  const lists = { hero: heroQueries.lineUp(api), featured: bikeQueries.trending(api) };
  const shown = new Set(above.flatMap((name) => queries.getQueryData(lists[name].queryKey) ?? []).map(({ id }) => id));
  return ({ id }) => shown.has(id);
}
