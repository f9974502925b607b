import { type ApiClient, conversationQueries } from '@dopahiya/api-client';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';

/** Tells how much of what others wrote somebody has not seen, now and when that changes. @returns a function that ends it. */
export function watchUnread(
  api: ApiClient,
  client: QueryClient,
  name: string,
  tell: (count: number) => void,
): () => void {
  const observer = new QueryObserver(client, conversationQueries.unread(api, name));
  return observer.subscribe(({ data }) => tell(data?.count ?? 0));
}
