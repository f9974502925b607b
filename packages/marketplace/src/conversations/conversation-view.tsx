import { isWrongAddress, messageOf } from '@dopahiya/api-client';
import { type ConversationDetail, usedBikePath } from '@dopahiya/domain/market';
import { formatPrice } from '@dopahiya/domain/site';
import { Button, EmptyState, ErrorPanel, Link, Skeleton } from '@dopahiya/ui-kit';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import * as words from '#texts/messages-page';
import * as texts from '#texts/conversations';
import { useConversationActions } from './conversation-actions.ts';
import { Answering, Offering } from './conversation-writing.tsx';
import * as S from './conversations.styles.ts';
import { EndingNotice } from './ending-notice.tsx';
import { MessageRows } from './message-rows.tsx';
import { NextSteps } from './next-steps.tsx';
import { NumberPart } from './number-part.tsx';
import { ReportButton } from './report-dialog.tsx';
import { useConversation } from './use-conversation.ts';

/** A conversation: messages, reply box and next steps. */
export function ConversationView({ id }: { id: number }) {
  const open = useConversation(id);
  const { act, isPending, problem } = useConversationActions(id);
  const { conversation, messages } = open;
  const talk = useNewsInSight(conversation);
  if (!conversation) return <Unopened {...open} />;
  return (
    <S.Conversation>
      <S.Talk ref={talk}>
        <About conversation={conversation} />
        <EndingNotice conversation={conversation} />
        <NextSteps conversation={conversation} />
        {open.hasEarlier && (
          <Button tone="secondary" loading={open.isLoadingEarlier} onClick={open.loadEarlier}>
            {texts.earlier}
          </Button>
        )}
        <MessageRows
          conversation={conversation}
          messages={messages}
          isPending={isPending}
          onDecide={(offer, decision) => act({ offer, decision })}
        />
        {problem !== null && <ErrorPanel title={texts.notDone} message={problem} />}
        <Answering conversation={conversation} />
      </S.Talk>
      <S.Beside>
        <Offering conversation={conversation} />
        <NumberPart
          conversation={conversation}
          isPending={isPending}
          onShow={(isNumberShown) => act({ isNumberShown })}
        />
        <S.Actions>
          {conversation.other !== null && (
            <Button
              tone="quiet"
              size="small"
              loading={isPending}
              onClick={() => act({ isBlocked: !conversation.is_blocked_by_me })}
            >
              {conversation.is_blocked_by_me ? texts.unblock : texts.block}
            </Button>
          )}
          <ReportButton subject="conversation" id={conversation.id} label={texts.report} />
        </S.Actions>
      </S.Beside>
    </S.Conversation>
  );
}

function Unopened({ error, query }: Pick<ReturnType<typeof useConversation>, 'error' | 'query'>) {
  if (isWrongAddress(error)) return <EmptyState title={words.missing} message={words.missingMeans} />;
  if (!error) return <Skeleton height="480px" />;
  return (
    <ErrorPanel
      title={words.failed}
      message={messageOf(error, words.tryLater)}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}

function About({ conversation: { bike, side, other } }: { conversation: ConversationDetail }) {
  return (
    <header>
      <h2>{bike.slug === null ? bike.name : <Link to={usedBikePath({ id: 0, slug: bike.slug })}>{bike.name}</Link>}</h2>
      <S.Note>
        {side === 'buyer' ? words.withSeller(other) : words.withBuyer(other)}
        {bike.price !== null && ` · ${formatPrice(bike.price)}`}
      </S.Note>
    </header>
  );
}

/**
 * Scrolls to the last message once when an unread conversation opens; not after an agreement, because the next steps at the top are the
 * news.
 * @returns a ref for the element that holds the messages.
 */
function useNewsInSight(conversation: ConversationDetail | undefined): RefObject<HTMLDivElement | null> {
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
