import type { ConversationDetail } from '@dopahiya/domain/market';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Scrolls to the last message once when an unread conversation opens; not after an agreement, because the next steps at the top are the
 * news.
 * @returns a ref for the element that holds the messages.
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
