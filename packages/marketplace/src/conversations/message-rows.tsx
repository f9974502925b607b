import type { ConversationDetail, ConversationMessage, OfferDecision } from '@dopahiya/domain/market';
import { formatPrice } from '@dopahiya/domain/site';
import { Badge, Button } from '@dopahiya/ui-kit';
import * as texts from '#texts/conversations';
import * as S from './conversations.styles.ts';
import { momentOf } from './moment-of.ts';

interface MessageRowsProps {
  conversation: Pick<ConversationDetail, 'other' | 'side' | 'closed' | 'bike'>;
  messages: readonly ConversationMessage[];
  isPending: boolean;
  onDecide: (offer: number, decision: OfferDecision) => void;
}

/** Messages and offers of a conversation, oldest first; new ones are announced. */
export function MessageRows({ conversation, messages, isPending, onDecide }: MessageRowsProps) {
  const { other } = conversation;
  return (
    <div role="log" aria-label={texts.said}>
      <S.Messages>
        {messages.map((message) => {
          const who = message.is_own ? texts.you : (other ?? texts.former);
          const event = eventOf(message, who);
          return (
            <S.Message key={message.id} data-own={message.is_own} data-event={event !== null}>
              {event === null ? (
                <>
                  <small>{who}</small>
                  {message.offer && (
                    <Sum
                      conversation={conversation}
                      message={message}
                      offer={message.offer}
                      isPending={isPending}
                      onDecide={onDecide}
                    />
                  )}
                  {message.text !== null && <p dir="auto">{message.text}</p>}
                  {message.is_deleted && (
                    <p>
                      <i>{texts.deleted}</i>
                    </p>
                  )}
                </>
              ) : (
                <span>{event}</span>
              )}
              <small>
                <time dateTime={message.created_at}>{momentOf(message.created_at)}</time>
              </small>
            </S.Message>
          );
        })}
      </S.Messages>
    </div>
  );
}

function eventOf({ kind, offer }: ConversationMessage, who: string): string | null {
  if (kind === 'text' || kind === 'offer') return null;
  return texts.events[kind](who, offer ? formatPrice(offer.amount) : '');
}

const tones = { open: 'signal', accepted: 'success', declined: 'plain', withdrawn: 'plain', ended: 'plain' } as const;

interface SumProps extends Pick<MessageRowsProps, 'conversation' | 'isPending' | 'onDecide'> {
  message: ConversationMessage;
  offer: NonNullable<ConversationMessage['offer']>;
}

function Sum({ conversation, message, offer, isPending, onDecide }: SumProps) {
  const decisions = decisionsFor(conversation, offer, message.is_own);
  const state = offer.status === 'accepted' && !isRunning(conversation, offer) ? 'ended' : offer.status;
  return (
    <S.Sum>
      <b>{texts.offers(formatPrice(offer.amount))}</b>
      <span>
        <Badge tone={tones[state]} size="s">
          {texts.offerStates[state]}
        </Badge>
      </span>
      {decisions.length > 0 && (
        <S.Actions>
          {decisions.map((decision) => (
            <Button
              key={decision}
              size="small"
              tone={decision === 'accepted' ? 'primary' : 'secondary'}
              loading={isPending}
              onClick={() => onDecide(offer.id, decision)}
            >
              {texts.decisions[decision]}
            </Button>
          ))}
        </S.Actions>
      )}
    </S.Sum>
  );
}

/** Checks whether the bike is currently reserved for this offer; a lapsed agreement cannot be cancelled. */
const isRunning = ({ bike }: SumProps['conversation'], { agreed_until }: SumProps['offer']): boolean =>
  agreed_until !== null && agreed_until === bike.agreed_until && bike.status !== 'sold';

/**
 * Returns the decisions open to the reader. In a closed conversation they can withdraw their own offer, and the seller can release the
 * bike.
 */
function decisionsFor(
  conversation: SumProps['conversation'],
  offer: SumProps['offer'],
  isOwn: boolean,
): OfferDecision[] {
  const isOpen = conversation.closed === null;
  if (offer.status === 'accepted')
    return isRunning(conversation, offer) && (isOpen || conversation.side === 'seller') ? ['ended'] : [];
  if (offer.status !== 'open') return [];
  if (isOwn) return ['withdrawn'];
  return isOpen ? ['accepted', 'declined'] : [];
}
