import { ApiError, messageOf, useApi, usedBikeQueries } from '@dopahiya/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { requestOf, type UsedBikesPart } from './used-bikes-address.ts';
import * as texts from '#texts/used-bikes-list';

/** The loaded pages of a part of the list, with the way to the next one. */
export function useUsedBikes(part: UsedBikesPart) {
  return useInfiniteQuery(usedBikeQueries.found(useApi(), requestOf(part)));
}

/** What `useUsedBikes` gives. */
export type FoundUsedBikes = ReturnType<typeof useUsedBikes>;

/** Why the list did not come, in the words of the document: with the status where a server answered. */
export function failureText(error: Error): string {
  if (!(error instanceof ApiError)) return texts.failedWhy;
  if (error.kind === 'redirect') return texts.redirected;
  return error.kind === 'status' ? texts.failedWith(error.status, error.message) : messageOf(error, texts.failedWhy);
}

/** Where the list of bikes stands on the page. */
export const listId = 'available-bikes';
