import type { UsedBikeChanges } from '@dopahiya/domain/inputs';
import { ApiError, changeUsedBike, messageOf, removeUsedBike, useApi, usedBikeQueries } from '@dopahiya/api-client';
import type { OwnUsedBike } from '@dopahiya/domain/market';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as texts from '#texts/own-listings';
import { forgetSeen } from './seen-listings.ts';

/** Checks for an edit conflict (409). */
export const isOutdated = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

type Change = Omit<UsedBikeChanges, 'revision'>;

/** Changes a listing based on the revision that the seller saw, then refetches it. */
export function useListingChange({ id, revision }: OwnUsedBike) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => changeUsedBike(api, id, { ...change, revision: revision ?? 1 }),
    onSettled: () => usedBikeQueries.refetch(client),
  });
}

/** Deletes a listing; `onGone` is called before its row is removed. */
export function useListingRemoval({ id }: OwnUsedBike, onGone: () => void) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => removeUsedBike(api, id),
    onSuccess: () => {
      forgetSeen(id);
      onGone();
      return usedBikeQueries.refetch(client);
    },
  });
}

/** Returns the message for a failed change. */
export const explainFailedChange = (error: Error): string =>
  isOutdated(error) ? texts.changedMeanwhile : messageOf(error, texts.notChanged);
