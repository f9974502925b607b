import { bikeQueries, useApi } from '@dopahiya/api-client';
import type { BikeCard } from '@dopahiya/domain/bikes';
import { useQueryClient } from '@tanstack/react-query';
import { heroQueries } from '../home-hero/hero-queries.ts';

/** The sections of the home page that come before one. */
type Above = 'hero' | 'featured';

/** Whether a bike stands already in one of these sections of the same page, as far as they are known; asks nobody. */
export function useShownAbove(above: readonly Above[]): (bike: BikeCard) => boolean {
  const api = useApi();
  const queries = useQueryClient();
  const lists = { hero: heroQueries.lineUp(api), featured: bikeQueries.trending(api) };
  const shown = new Set(above.flatMap((name) => queries.getQueryData(lists[name].queryKey) ?? []).map(({ id }) => id));
  return ({ id }) => shown.has(id);
}
