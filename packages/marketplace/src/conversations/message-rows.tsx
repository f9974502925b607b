import type { ConversationDetail, ConversationMessage, OfferDecision } from '@dopahiya/domain/market';
import { formatPrice } from '@dopahiya/domain/site';
import { Badge, Button } from '@dopahiya/ui-kit';
import * as texts from '#texts/conversations';
import * as S from './conversations.styles.ts';
import { momentOf } from './moment-of.ts';

interface MessageRowsProps {
  conversation: Pick<ConversationDetail, 'other'>;
  messages: readonly ConversationMessage[];
  isPending: boolean;
  onDecide: (offer: number, decision: OfferDecision) => void;
}

/** What was said and done, the oldest first; what comes is read aloud. */
export function MessageRows({ conversation: { other }, messages, isPending, onDecide }: MessageRowsProps) {
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
                    <Sum message={message} offer={message.offer} isPending={isPending} onDecide={onDecide} />
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

interface SumProps extends Pick<MessageRowsProps, 'isPending' | 'onDecide'> {
  message: ConversationMessage;
  offer: NonNullable<ConversationMessage['offer']>;
}

function Sum({ message, offer, isPending, onDecide }: SumProps) {
  const decisions = decisionsFor(offer.status, message.is_own);
  return (
    <S.Sum>
      <b>{texts.offers(formatPrice(offer.amount))}</b>
      <span>
        <Badge tone={tones[offer.status]} size="s">
          {texts.offerStates[offer.status]}
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

function decisionsFor(status: SumProps['offer']['status'], isOwn: boolean): OfferDecision[] {
  if (status === 'accepted') return ['ended'];
  if (status !== 'open') return [];
  return isOwn ? ['withdrawn'] : ['accepted', 'declined'];
}
