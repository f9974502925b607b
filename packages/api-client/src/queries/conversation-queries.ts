import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  fetchConversation,
  fetchConversationAbout,
  fetchConversations,
  fetchMessageMails,
  fetchUnread,
} from '../calls/conversations.ts';
import type { ApiClient } from '../create-api-client.ts';
import { nextPage } from '../next-page.ts';

/** At most so often is an open conversation asked for anew; not while nobody looks. */
const POLL_MS = 10_000;
/** What cannot be fetched is asked for less often. */
const POLL_AFTER_ERROR_MS = 60_000;

/** Nothing of one visitor stays in the page for the next who signs in. */
const ofOneVisitor = { gcTime: 0, staleTime: 0 };

/** What people say to each other about listings; `name` is who is signed in. */
export const conversationQueries = {
  /** All of them, page by page. */
  list: (api: ApiClient, name: string) =>
    infiniteQueryOptions({
      ...ofOneVisitor,
      queryKey: ['conversations', name, 'list'],
      queryFn: ({ pageParam, signal }) => fetchConversations(api, pageParam, { signal }),
      initialPageParam: {},
      getNextPageParam: nextPage,
      refetchInterval: POLL_AFTER_ERROR_MS,
    }),
  /** One of them, fetched anew while it is open. */
  detail: (api: ApiClient, name: string, id: number) =>
    queryOptions({
      ...ofOneVisitor,
      queryKey: ['conversations', name, 'one', id],
      queryFn: ({ signal }) => fetchConversation(api, id, { signal }),
      refetchInterval: ({ state }) => (state.status === 'error' ? POLL_AFTER_ERROR_MS : POLL_MS),
      refetchOnWindowFocus: true,
    }),
  /** That about one listing, by its slug or id. */
  about: (api: ApiClient, name: string, key: string) =>
    queryOptions({
      ...ofOneVisitor,
      queryKey: ['conversations', name, 'about', key],
      queryFn: ({ signal }) => fetchConversationAbout(api, key, { signal }),
    }),
  /** How much is unread. */
  unread: (api: ApiClient, name: string) =>
    queryOptions({
      ...ofOneVisitor,
      queryKey: ['conversations', name, 'unread'],
      queryFn: ({ signal }) => fetchUnread(api, { signal }),
    }),
  /** Whether mails tell of messages. */
  mails: (api: ApiClient, name: string) =>
    queryOptions({
      ...ofOneVisitor,
      queryKey: ['conversations', name, 'mails'],
      queryFn: ({ signal }) => fetchMessageMails(api, { signal }),
    }),
  /** Fetches anew whatever shows them. */
  refetch: (client: QueryClient): Promise<unknown> => client.invalidateQueries({ queryKey: ['conversations'] }),
};
