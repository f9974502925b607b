import { useState } from 'react';
import { ApiError } from './api-error.ts';

/**
 * The error to show for a query: it stays while the query is fetched again, so that its panel, and the focus on Try Again,
 * stay too, and goes when data arrives.
 */
export function useShownError({ error, isPending }: { error: Error | null; isPending: boolean }): Error | null {
  const [shown, setShown] = useState(error);
  const next = isPending ? shown : error;
  if (next !== shown) setShown(next);
  return next;
}

/** What a visitor reads of an error: its message when it was made for that, else `fallback`. */
export function messageOf(error: Error, fallback: string): string {
  return error instanceof ApiError && error.kind !== 'aborted' && !error.isInternal ? error.message : fallback;
}
