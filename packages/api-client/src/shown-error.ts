import { useState } from 'react';
import { ApiError } from './api-error.ts';

/**
 * Returns the error to show for a query: it stays during a refetch, so that its panel and the focus on Try Again
 * stay too, and disappears when data arrives.
 */
export function useShownError({ error, isPending }: { error: Error | null; isPending: boolean }): Error | null {
  const [shown, setShown] = useState(error);
  const next = isPending ? shown : error;
  if (next !== shown) setShown(next);
  return next;
}

/** Returns an error's message if it is meant for visitors, else `fallback`. */
export function messageOf(error: Error, fallback: string): string {
  return error instanceof ApiError && error.kind !== 'aborted' && !error.isInternal ? error.message : fallback;
}
