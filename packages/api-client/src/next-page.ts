import type { Page } from '@dopahiya/domain/requests';

/**
 * The parameters of the page after this one, for the same call again; null on the last page. Only the query of `next` is
 * read: behind a proxy its host may be one that a browser cannot reach.
 */
export function nextPage({ next }: Page<unknown>): Record<string, string> | null {
  if (next === null) return null;
  const start = next.indexOf('?');
  return start < 0 ? null : Object.fromEntries(new URLSearchParams(next.slice(start)));
}
