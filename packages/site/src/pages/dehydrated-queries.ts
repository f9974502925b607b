import { dehydrate, type DehydratedState, hydrate, type Query, type QueryClient } from '@tanstack/react-query';

/** The settled queries of a rendered page; as JSON an error is what its `toJSON` gives. */
export type DehydratedQueries = DehydratedState['queries'];

const isFailed = ({ state }: Query) => state.status === 'error';

/**
 * The settled queries of a rendered page; a failure that may not be told is left to the browser with its query. Without
 * dates: a page rendered again from the same answers has the same bytes, and so the same entity tag.
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
 * Fills the browser's cache. The queries count as fetched now: an older date would fetch all of a cached page at once.
 * @param toError makes an error of its JSON.
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

/** Whether any query of the page failed; such a page is shown, but not cached for others. */
export function hasFailed(client: QueryClient): boolean {
  return client.getQueryCache().getAll().some(isFailed);
}

const retried = new WeakSet<Query>();

/**
 * Fetches once more what failed on the server and is shown by now: the visitor's own connection may do better. Nothing twice.
 * Marks `retried` on the page's timeline when the answers are there.
 */
export async function retryFailed(client: QueryClient): Promise<void> {
  const failed = client.getQueryCache().findAll({ type: 'active', predicate: isFailed });
  const fresh = new Set(failed.filter((query) => !retried.has(query)));
  if (fresh.size === 0) return;
  for (const query of fresh) retried.add(query);
  await client.refetchQueries({ predicate: (query) => fresh.has(query) });
  performance.mark('retried');
}
