import { ApiError, conversationQueries, messageOf } from '@dopahiya/api-client';
import type { ConversationDetail, MessageDraft } from '@dopahiya/domain/market';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as texts from '#texts/conversations';
import { randomKey } from '../random-key.ts';
import { type Held, readScreening } from './read-screening.ts';

type Said = Omit<MessageDraft, 'submission_key'>;

interface SendingDeps {
  /** Sends it; null where it is not sent yet. */
  send: (draft: MessageDraft) => Promise<ConversationDetail | null>;
  onSent: (conversation: ConversationDetail) => void;
}

/** Sends what somebody says, and keeps why the API has held it back; tried again, it is one message. */
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

/** The same words have the same key until they are taken: whether they arrived the first time, nobody here knows. */
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
