import { conversationQueries, fetchEarlierMessages, markSeen, useApi, useShownError } from '@dopahiya/api-client';
import type { ConversationMessage } from '@dopahiya/domain/market';
import { useSignedInName } from '@dopahiya/visitor';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

/** An open conversation: fetched anew while somebody looks at it, and noted as seen. */
export function useConversation(id: number) {
  const api = useApi();
  const client = useQueryClient();
  const name = useSignedInName() ?? '';
  const query = useQuery(conversationQueries.detail(api, name, id));
  const error = useShownError(query);
  const { data } = query;
  const [before, setBefore] = useState<{ messages: ConversationMessage[]; hasEarlier: boolean } | null>(null);
  const earlier = useMutation({
    mutationFn: (first: number) => fetchEarlierMessages(api, id, first),
    onSuccess: (found) =>
      setBefore((known) => ({
        messages: [...found.messages, ...(known?.messages ?? [])],
        hasEarlier: found.has_earlier,
      })),
  });
  const last = data?.unread ? data.messages[data.messages.length - 1]?.id : undefined;
  const see = useEffectEvent((message: number) => {
    markSeen(api, id, message).then(
      () => client.invalidateQueries({ queryKey: conversationQueries.unread(api, name).queryKey }),
      // It stays unread, and the next look says it again.
      () => undefined,
    );
  });
  useEffect(() => {
    if (last !== undefined) see(last);
  }, [last]);
  const messages = joined(before?.messages ?? [], data?.messages ?? []);
  return {
    query,
    error,
    conversation: data,
    messages,
    hasEarlier: before?.hasEarlier ?? data?.has_earlier ?? false,
    loadEarlier: () => messages[0] && earlier.mutate(messages[0].id),
    isLoadingEarlier: earlier.isPending,
  };
}

/** Each once: a poll may bring what stands in both. */
function joined(before: readonly ConversationMessage[], now: readonly ConversationMessage[]): ConversationMessage[] {
  const first = now[0]?.id ?? Infinity;
  return [...before.filter(({ id }) => id < first), ...now];
}
