import { usedBikeQueries, useApi } from '@dopahiya/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { requestOf, type UsedBikesPart } from './used-bikes-address.ts';

/** The loaded pages of a part of the list, with the way to the next one. */
export function useUsedBikes(part: UsedBikesPart) {
  return useInfiniteQuery(usedBikeQueries.found(useApi(), requestOf(part)));
}

/** What `useUsedBikes` gives. */
export type FoundUsedBikes = ReturnType<typeof useUsedBikes>;
