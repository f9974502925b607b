import {
  blockOther,
  conversationQueries,
  decideOffer,
  messageOf,
  showNumber,
  useApi,
  usedBikeQueries,
} from '@dopahiya/api-client';
import type { OfferDecision } from '@dopahiya/domain/market';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSignedInName } from '@dopahiya/visitor';
import * as texts from '#texts/conversations';

/** An action in a conversation other than sending a message. */
export type ConversationAction =
  | { offer: number; decision: OfferDecision }
  | { isNumberShown: boolean }
  | { isBlocked: boolean };

/** Performs an action in a conversation, updates the view, and returns the error if it fails. */
export function useConversationActions(id: number) {
  const api = useApi();
  const client = useQueryClient();
  const name = useSignedInName() ?? '';
  const mutation = useMutation({
    mutationFn: (action: ConversationAction) => {
      if ('decision' in action) return decideOffer(api, id, action.offer, action.decision);
      if ('isBlocked' in action) return blockOther(api, id, action.isBlocked);
      return showNumber(api, id, action.isNumberShown);
    },
    onSuccess: (conversation) => {
      client.setQueryData(conversationQueries.detail(api, name, id).queryKey, conversation);
    },
    onSettled: (_, __, action) => {
      if ('decision' in action) void usedBikeQueries.refetch(client);
      return conversationQueries.refetch(client);
    },
  });
  const problem = mutation.error && messageOf(mutation.error, texts.tryLater);
  return { act: mutation.mutate, isPending: mutation.isPending, problem };
}
