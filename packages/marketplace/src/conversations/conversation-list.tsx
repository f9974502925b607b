import { conversationQueries, messageOf, useApi, useShownError } from '@dopahiya/api-client';
import type { Conversation, ConversationMessage, MessageKind } from '@dopahiya/domain/market';
import { formatPrice, paths } from '@dopahiya/domain/site';
import { Badge, ButtonLink, EmptyState, ErrorPanel, Link, LoadMore, Skeleton } from '@dopahiya/ui-kit';
import { useSignedInName } from '@dopahiya/visitor';
import { useInfiniteQuery } from '@tanstack/react-query';
import * as texts from '#texts/messages-page';
import * as S from './conversation-list.styles.ts';
import { momentOf } from './moment-of.ts';

/** The visitor's conversations, latest first, with unread counts. */
export function ConversationList() {
  const name = useSignedInName() ?? '';
  const query = useInfiniteQuery(conversationQueries.list(useApi(), name));
  const { data, isFetching, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = query;
  const error = useShownError(query);
  const conversations = data?.pages.flatMap(({ results }) => results);
  if (error && !conversations)
    return (
      <ErrorPanel
        title={texts.failed}
        message={messageOf(error, texts.tryLater)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!conversations) return <Skeleton height="144px" />;
  if (conversations.length === 0)
    return (
      <EmptyState
        title={texts.none}
        message={texts.noneMeans}
        action={<ButtonLink to={paths.usedBikes}>{texts.toUsedBikes}</ButtonLink>}
      />
    );
  return (
    <>
      <S.Rows aria-label={texts.conversations}>
        {conversations.map((conversation) => (
          <Row key={conversation.id} conversation={conversation} />
        ))}
      </S.Rows>
      <LoadMore
        label={texts.more}
        loading={isFetchingNextPage}
        {...(hasNextPage && { onLoadMore: () => void fetchNextPage() })}
      />
    </>
  );
}

function Row({ conversation }: { conversation: Conversation }) {
  const { id, bike, side, other, unread, last, updated_at } = conversation;
  return (
    <S.Row>
      {bike.image === null ? <span /> : <img src={bike.image} alt="" loading="lazy" />}
      <div>
        <S.Title>
          <Link to={paths.messagesWith(id)}>{bike.name}</Link>{' '}
          {unread > 0 && (
            <Badge tone="signal" size="s">
              {texts.unread(unread)}
            </Badge>
          )}
        </S.Title>
        <p>{side === 'buyer' ? texts.withSeller(other) : texts.withBuyer(other)}</p>
        {last && <S.Last>{last.is_own ? texts.own(wordsOf(last)) : wordsOf(last)}</S.Last>}
        <p>
          <time dateTime={updated_at}>{momentOf(updated_at)}</time>
        </p>
      </div>
    </S.Row>
  );
}

const wordsOfKind: Record<MessageKind, (amount: string) => string> = {
  text: () => texts.deleted,
  offer: texts.offered,
  accepted: texts.accepted,
  declined: texts.declined,
  withdrawn: texts.withdrawn,
  ended: texts.ended,
  number_shown: () => texts.numberShown,
  number_hidden: () => texts.numberHidden,
};

const wordsOf = ({ kind, text, offer }: ConversationMessage): string =>
  text ?? wordsOfKind[kind](offer ? formatPrice(offer.amount) : '');
