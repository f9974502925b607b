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

/** Minimum polling interval of an open conversation, in ms; paused while the page is hidden. */
const POLL_MS = 10_000;
/** Polling interval after an error, in ms. */
const POLL_AFTER_ERROR_MS = 60_000;

/** Never cached, so that the next visitor who signs in sees nothing of it. */
const ofOneVisitor = { gcTime: 0, staleTime: 0 };

/** Queries of conversations about listings; `name` is the signed-in user. */
export const conversationQueries = {
  /** All conversations, page by page. */
  list: (api: ApiClient, name: string) =>
    infiniteQueryOptions({
      ...ofOneVisitor,
      queryKey: ['conversations', name, 'list'],
      queryFn: ({ pageParam, signal }) => fetchConversations(api, pageParam, { signal }),
      initialPageParam: {},
      getNextPageParam: nextPage,
      refetchInterval: POLL_AFTER_ERROR_MS,
    }),
  /** One conversation, polled while it is open. */
  detail: (api: ApiClient, name: string, id: number) =>
    queryOptions({
      ...ofOneVisitor,
      queryKey: ['conversations', name, 'one', id],
      queryFn: ({ signal }) => fetchConversation(api, id, { signal }),
      refetchInterval: ({ state }) => (state.status === 'error' ? POLL_AFTER_ERROR_MS : POLL_MS),
      refetchOnWindowFocus: true,
    }),
  /** Conversation about a listing, by its slug or id. */
  about: (api: ApiClient, name: string, key: string) =>
    queryOptions({
      ...ofOneVisitor,
      queryKey: ['conversations', name, 'about', key],
      queryFn: ({ signal }) => fetchConversationAbout(api, key, { signal }),
    }),
  /** Number of unread messages. */
  unread: (api: ApiClient, name: string) =>
    queryOptions({
      ...ofOneVisitor,
      queryKey: ['conversations', name, 'unread'],
      queryFn: ({ signal }) => fetchUnread(api, { signal }),
    }),
  /** Whether mails about new messages are on. */
  mails: (api: ApiClient, name: string) =>
    queryOptions({
      ...ofOneVisitor,
      queryKey: ['conversations', name, 'mails'],
      queryFn: ({ signal }) => fetchMessageMails(api, { signal }),
    }),
  /** Refetches all active conversation queries. */
  refetch: (client: QueryClient): Promise<unknown> => client.invalidateQueries({ queryKey: ['conversations'] }),
};
