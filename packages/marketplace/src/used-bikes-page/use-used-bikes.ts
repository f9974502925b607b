import { ApiError, messageOf, useApi, usedBikeQueries } from '@dopahiya/api-client';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { requestOf, type UsedBikesPart } from './used-bikes-address.ts';
import * as texts from '#texts/used-bikes-list';

/** Returns the loaded pages of the list, with the function to fetch the next one; the list before stays until the next has loaded. */
export function useUsedBikes(part: UsedBikesPart) {
  return useInfiniteQuery({ ...usedBikeQueries.found(useApi(), requestOf(part)), placeholderData: keepPreviousData });
}

/** Result of `useUsedBikes`. */
export type FoundUsedBikes = ReturnType<typeof useUsedBikes>;

/** Returns the documented error text of the list, with the status if a server answered. */
export function failureText(error: Error): string {
  if (!(error instanceof ApiError)) return texts.failedWhy;
  if (error.kind === 'redirect') return texts.redirected;
  return error.kind === 'status' ? texts.failedWith(error.status, error.message) : messageOf(error, texts.failedWhy);
}

/** Id of the list on the page. */
export const listId = 'available-bikes';
