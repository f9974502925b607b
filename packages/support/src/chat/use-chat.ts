import { askChat, useApi } from '@dopahiya/api-client';
import { maxEarlier } from '@dopahiya/domain/chat';
import { useState } from 'react';
import * as texts from '#texts/chat';
import type { ChatEntry, Visit } from './visit.ts';

/** Returns the visitor's id; without one their earlier questions, because the server stores nothing. */
const whoAsks = ({ id, said }: Visit) =>
  id === null
    ? { earlier: said.flatMap(({ by, text }) => (by === 'user' ? [text] : [])).slice(-maxEarlier) }
    : { user_id: id };

interface Chat {
  visit: Visit;
  /** City that the visitor chose on the site; null if none. */
  city: string | null;
  /** Slug of the bike whose page is open; null if none. */
  bike: string | null;
  /** Called with the conversation after each message, and with what was said before that message. */
  onSaid: (said: readonly ChatEntry[], before: readonly ChatEntry[]) => void;
}

/** Sends one question at a time to the bot; an error is shown in place of the answer. */
export function useChat({ visit, city, bike, onSaid }: Chat) {
  const api = useApi();
  const [isWaiting, setWaiting] = useState(false);
  const answerTo = async (message: string): Promise<Omit<ChatEntry, 'id'>> => {
    try {
      const { reply, cards, choices } = await askChat(api, {
        message,
        ...whoAsks(visit),
        ...(city !== null && { city }),
        ...(bike !== null && { bike }),
      });
      return { by: 'bot', text: reply ?? texts.notUnderstood, cards, choices };
    } catch {
      return { by: 'bot', text: texts.failed };
    }
  };
  const ask = async (message: string): Promise<void> => {
    if (isWaiting) return;
    const id = (visit.said.at(-1)?.id ?? 0) + 1;
    const asked: ChatEntry[] = [...visit.said, { id, by: 'user', text: message }];
    onSaid(asked, visit.said);
    setWaiting(true);
    const answer = await answerTo(message);
    onSaid([...asked, { id: id + 1, ...answer }], asked);
    setWaiting(false);
  };
  return { ask, isWaiting };
}
