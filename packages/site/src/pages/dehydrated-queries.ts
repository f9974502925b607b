import { dehydrate, type DehydratedState, hydrate, type Query, type QueryClient } from '@tanstack/react-query';

/** Settled queries of a rendered page; in JSON, errors are what their `toJSON` returns. */
export type DehydratedQueries = DehydratedState['queries'];

const isFailed = ({ state }: Query) => state.status === 'error';

/**
 * Returns the settled queries of a rendered page; failures for which `mayTell` is false are left to the browser.
 * Omits dates, so that the same data gives the same bytes and ETag.
 */
export function dehydrateQueries(client: QueryClient, mayTell: (error: Error) => boolean): DehydratedQueries {
  const shouldDehydrateQuery = ({ state }: Query) => (state.error ? mayTell(state.error) : state.status === 'success');
  const { queries } = dehydrate(client, { shouldDehydrateQuery, shouldDehydrateMutation: () => false });
  return queries.map(withoutDates);
}

const withoutDates = ({ state, ...query }: DehydratedQueries[number]): DehydratedQueries[number] => ({
  ...query,
  dehydratedAt: 0,
  state: { ...state, dataUpdatedAt: 0, errorUpdatedAt: 0 },
});

/**
 * Fills the browser's cache. Marks the queries as just fetched: with an older date, a cached page would refetch
 * everything at once.
 * @param toError Creates an error from its JSON.
 */
export function hydrateQueries<Failure>(
  client: QueryClient,
  queries: DehydratedQueries,
  toError: (failure: Failure) => Error,
): void {
  const now = Date.now();
  const revive = (failure: unknown) => (failure ? toError(failure as Failure) : null);
  const received = ({ state, ...query }: DehydratedQueries[number]) => ({
    ...query,
    state: {
      ...state,
      dataUpdatedAt: state.data === undefined ? 0 : now,
      error: revive(state.error),
      fetchFailureReason: revive(state.fetchFailureReason),
    },
  });
  hydrate(client, { queries: queries.map(received) });
}

/** Checks whether any query of the page failed; such a page is shown, but not cached for others. */
export function hasFailed(client: QueryClient): boolean {
  return client.getQueryCache().getAll().some(isFailed);
}

const retried = new WeakSet<Query>();

/**
 * Retries the queries on the page that failed on the server, as the visitor's connection may work; each only
 * once. Adds the performance mark `retried` when done.
 */
export async function retryFailed(client: QueryClient): Promise<void> {
  const failed = client.getQueryCache().findAll({ type: 'active', predicate: isFailed });
  const fresh = new Set(failed.filter((query) => !retried.has(query)));
  if (fresh.size === 0) return;
  for (const query of fresh) retried.add(query);
  await client.refetchQueries({ predicate: (query) => fresh.has(query) });
  performance.mark('retried');
}
