import type { MessageDraft } from '@dopahiya/domain/inputs';
import { ApiError, conversationQueries, messageOf } from '@dopahiya/api-client';
import { type ConversationDetail, heldInDoubt } from '@dopahiya/domain/market';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Screening, ScreeningReason } from '@dopahiya/engines/screening';
import * as texts from '#texts/conversations';
import { heldFor } from '#texts/conversations';
import { randomKey } from '../random-key.ts';

type Said = Omit<MessageDraft, 'submission_key'>;

interface SendingDeps {
  /** Sends the message; resolves to null if it is not sent yet. */
  send: (draft: MessageDraft) => Promise<ConversationDetail | null>;
  onSent: (conversation: ConversationDetail) => void;
}

/** Sends a message and stores why the API held it. Retries reuse the submission key, so that they create only one message. */
export function useSending({ send, onSent }: SendingDeps) {
  const client = useQueryClient();
  const last = useRef({ said: '', key: '' });
  const [held, setHeld] = useState<Held | null>(null);
  const mutation = useMutation({
    mutationFn: (said: Said) => send({ ...said, submission_key: keyFor(last.current, said) }),
    onSuccess: (conversation) => {
      if (conversation === null) return;
      last.current.key = '';
      onSent(conversation);
    },
    onError: (error) => setHeld(readScreening(error)),
    onSettled: () => conversationQueries.refetch(client),
  });
  const submit = (said: Said) => {
    if (mutation.isPending) return;
    setHeld(null);
    mutation.mutate(said);
  };
  return {
    submit,
    held,
    forget: () => setHeld(null),
    isPending: mutation.isPending,
    problem: held ? null : problemOf(mutation.error),
  };
}

/** Returns the same key for the same text until it is accepted, because a lost response does not tell whether it arrived. */
function keyFor(last: { said: string; key: string }, { text, offer }: Said): string {
  const said = JSON.stringify([text, offer]);
  if (last.said !== said || last.key === '') Object.assign(last, { said, key: randomKey() });
  return last.key;
}

function problemOf(error: Error | null): string | null {
  if (!error) return null;
  const { text, offer } = (error instanceof ApiError && error.fields) || {};
  return (text ?? offer)?.[0] ?? messageOf(error, texts.tryAgain);
}

/** Why a message was held, and the words that caused it. */
export interface Held extends Screening {
  words: readonly string[];
}

/** Reads from an error why the API held a message; null if it did not. */
function readScreening(error: unknown): Held | null {
  const codes = (error instanceof ApiError && error.fields?.['held']) || [];
  const reasons = codes.filter((code): code is ScreeningReason => code in heldFor);
  const words = (error instanceof ApiError && error.fields?.['held_words']) || [];
  return reasons.length > 0 ? { held: true, reasons, isDoubtful: codes.includes(heldInDoubt), words } : null;
}

/** What a draft holds, as the form keeps it. */
export const typedIn = ({ text, offer }: MessageDraft) => ({
  ...(typeof text === 'string' && { text }),
  ...(offer !== undefined && offer !== null && { offer: String(offer) }),
});
