import { useApi, writeMessage } from '@dopahiya/api-client';
import type { ConversationDetail } from '@dopahiya/domain/market';
import { paths } from '@dopahiya/domain/site';
import { useUnsentForm } from '@dopahiya/visitor';
import * as texts from '#texts/conversations';
import * as S from './conversations.styles.ts';
import { OfferBox } from './offer-box.tsx';
import { QuestionBox } from './question-box.tsx';

/** Reply box of a conversation, or the reason why replying is no longer possible. */
export function Answering({ conversation }: { conversation: ConversationDetail }) {
  const api = useApi();
  const { id, closed, is_blocked_by_me } = conversation;
  const [{ text = '' }, keep] = useUnsentForm(paths.messagesWith(id));
  if (closed !== null) return <S.News>{closedText(closed, is_blocked_by_me)}</S.News>;
  return (
    <QuestionBox
      kind="answer"
      text={text}
      onText={(typed) => keep({ text: typed })}
      send={(draft) => writeMessage(api, id, draft)}
    />
  );
}

/** Offer box, shown while the bike is on sale and no offer has been accepted. */
export function Offering({
  conversation: { id, closed, messages, takes_offers, bike },
}: {
  conversation: ConversationDetail;
}) {
  const api = useApi();
  if (closed !== null || !takes_offers || bike.price === null || bike.agreed_until !== null) return null;
  const hasOpen = messages.some(({ offer }) => offer?.status === 'open');
  return (
    <S.Offer>
      {hasOpen && <S.Note>{texts.offerAnother}</S.Note>}
      <OfferBox
        kind="offer"
        price={bike.price}
        form={paths.messagesWith(id)}
        send={(draft) => writeMessage(api, id, draft)}
      />
    </S.Offer>
  );
}

function closedText(closed: string, isByMe: boolean): string {
  if (closed === 'blocked') return isByMe ? texts.closed.blockedByMe : texts.closed.blocked;
  if (closed === 'gone' || closed === 'reported' || closed === 'refused') return texts.closed[closed];
  return texts.closed.listing;
}
