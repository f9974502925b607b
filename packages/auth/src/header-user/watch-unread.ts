import { type ApiClient, conversationQueries } from '@dopahiya/api-client';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';

/**
 * Reports the number of unread messages now and on every change.
 * @returns a function that stops it.
 */
export function watchUnread(
  api: ApiClient,
  client: QueryClient,
  name: string,
  tell: (count: number) => void,
): () => void {
  const observer = new QueryObserver(client, conversationQueries.unread(api, name));
  return observer.subscribe(({ data }) => tell(data?.count ?? 0));
}
