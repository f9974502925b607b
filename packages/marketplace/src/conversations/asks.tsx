import { ApiError, askSeller, useApi } from '@dopahiya/api-client';
import type { ConversationDetail, MessageDraft, UsedBikeDetail } from '@dopahiya/domain/market';
import { formatPrice, paths } from '@dopahiya/domain/site';
import { Link } from '@dopahiya/ui-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as texts from '#texts/ask-seller';
import { keyOf } from '../used-bike-page/key-of.ts';
import * as S from './conversations.styles.ts';
import { isAgreedOn } from './is-agreed-on.ts';
import { OfferBox } from './offer-box.tsx';
import { QuestionBox } from './question-box.tsx';
import type { useUnsentText } from './use-unsent-text.ts';

export interface AsksProps {
  bike: UsedBikeDetail;
  /** The conversation so far; null if there is none. */
  known: ConversationDetail | null;
  /** Whether something was sent since the page was opened. */
  isAnswered: boolean;
  unsent: ReturnType<typeof useUnsentText>;
  onSent: (conversation: ConversationDetail) => void;
}

/** Forms for a question and an offer to the seller. */
export function Asks({ bike, known, isAnswered, unsent, onSent }: AsksProps) {
  const api = useApi();
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const open = known?.messages.find(({ offer }) => offer?.status === 'open');
  const isAgreed = isAgreedOn(known ? known.bike.agreed_until : bike.agreed_until);
  const send = (draft: MessageDraft) =>
    askSeller(api, keyOf(bike), draft).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 403) setUnconfirmed(true);
      unsent.keepIfSignedOut(error, draft.text);
      throw error;
    });
  return (
    <>
      {isUnconfirmed && (
        <p>
          {texts.confirmFirst} <Link to={`${paths.profile}#email`}>{texts.toConfirm}</Link>
        </p>
      )}
      <QuestionBox
        kind="question"
        text={unsent.text}
        onText={unsent.onText}
        send={send}
        onSent={(conversation) => {
          unsent.forget();
          onSent(conversation);
        }}
      />
      {open?.offer && (
        <Waiting isNew={isAnswered && open.is_own}>
          {texts.offerWaits(formatPrice(open.offer.amount), open.is_own)}
        </Waiting>
      )}
      {bike.expected_price !== null && !open && !isAgreed && (
        <S.Offer>
          <OfferBox price={bike.expected_price} send={send} onSent={onSent} />
        </S.Offer>
      )}
    </>
  );
}

/** The open offer, in the place of the form that sent it; a new one takes the focus of its button. */
function Waiting({ isNew, children }: { isNew: boolean; children: string }) {
  const news = useRef<HTMLOutputElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (isNew) news.current?.focus();
  });
  useEffect(() => takeFocus(), []);
  return (
    <S.News ref={news} tabIndex={-1}>
      {children}
    </S.News>
  );
}
