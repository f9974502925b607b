import { conversationQueries, fetchEarlierMessages, markSeen, useApi, useShownError } from '@dopahiya/api-client';
import type { ConversationDetail, ConversationMessage } from '@dopahiya/domain/market';
import { useSignedInName } from '@dopahiya/visitor';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

/** Loads an open conversation, polls it while it is visible, and marks it as read. */
export function useConversation(id: number) {
  const api = useApi();
  const client = useQueryClient();
  const name = useSignedInName() ?? '';
  const query = useQuery(conversationQueries.detail(api, name, id));
  const error = useShownError(query);
  const { data } = query;
  const earlier = useEarlier(id);
  const last = data?.unread ? data.messages[data.messages.length - 1]?.id : undefined;
  const see = useEffectEvent((message: number) => {
    markSeen(api, id, message).then(
      () => client.invalidateQueries({ queryKey: conversationQueries.unread(api, name).queryKey }),
      // On failure it stays unread; the next poll marks it again.
      () => undefined,
    );
  });
  useEffect(() => {
    if (last !== undefined) see(last);
  }, [last]);
  return { query, error, conversation: data, ...earlier(data) };
}

/** Loads messages older than those that come with the conversation, on request. */
function useEarlier(id: number) {
  const api = useApi();
  const [before, setBefore] = useState<{ messages: ConversationMessage[]; hasEarlier: boolean } | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (first: number) => fetchEarlierMessages(api, id, first),
    onSuccess: (found) =>
      setBefore((known) => ({
        messages: [...found.messages, ...(known?.messages ?? [])],
        hasEarlier: found.has_earlier,
      })),
  });
  return (conversation: ConversationDetail | undefined) => {
    const messages = joined(before?.messages ?? [], conversation?.messages ?? []);
    return {
      messages,
      hasEarlier: before?.hasEarlier ?? conversation?.has_earlier ?? false,
      loadEarlier: () => messages[0] && mutate(messages[0].id),
      isLoadingEarlier: isPending,
    };
  };
}

/** Removes duplicates: a poll may return messages that are already loaded. */
function joined(before: readonly ConversationMessage[], now: readonly ConversationMessage[]): ConversationMessage[] {
  const first = now[0]?.id ?? Infinity;
  return [...before.filter(({ id }) => id < first), ...now];
}
