import type { Page } from '@dopahiya/domain/requests';

/**
 * Returns the query of the next page, for the same call; null on the last page. Reads only the query of `next`,
 * because behind a proxy a browser may not reach its host.
 */
export function nextPage({ next }: Page<unknown>): Record<string, string> | null {
  if (next === null) return null;
  const start = next.indexOf('?');
  return start < 0 ? null : Object.fromEntries(new URLSearchParams(next.slice(start)));
}
