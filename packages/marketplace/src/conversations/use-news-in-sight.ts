import type { ConversationDetail } from '@dopahiya/domain/market';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Brings what is new into sight when a conversation is opened, once: below stands what was said last. Where the two have
 * agreed, what they do next stands above, and that is the news. @returns the element that holds what was said.
 */
export function useNewsInSight(conversation: ConversationDetail | undefined): RefObject<HTMLDivElement | null> {
  const talk = useRef<HTMLDivElement>(null);
  const bring = useEffectEvent(() => {
    if (!conversation?.unread || conversation.bike.agreed_until !== null) return;
    talk.current?.querySelector('[role=log] li:last-child')?.scrollIntoView({ block: 'nearest' });
  });
  const isThere = conversation !== undefined;
  useEffect(() => {
    if (isThere) bring();
  }, [isThere]);
  return talk;
}
