import { conversationQueries, useApi } from '@dopahiya/api-client';
import { type UsedBikeDetail, usedBikeKey } from '@dopahiya/domain/market';
import { useIsHydrated } from '@dopahiya/ui-kit';
import { useSignedInName } from '@dopahiya/visitor';
import { useQuery } from '@tanstack/react-query';

/** Checks whether the visitor sells this bike; false until that is known. */
export function useIsOwn(bike: UsedBikeDetail): boolean {
  const name = useSignedInName();
  const isHydrated = useIsHydrated();
  const query = conversationQueries.about(useApi(), name ?? '', usedBikeKey(bike));
  const { data } = useQuery({ ...query, enabled: isHydrated && name !== null && !bike.is_sample });
  return data?.is_own ?? false;
}
