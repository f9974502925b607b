import { ApiError, askSeller, useApi } from '@dopahiya/api-client';
import type { MessageDraft } from '@dopahiya/domain/inputs';
import { type ConversationDetail, type UsedBikeDetail, usedBikeKey, usedBikePath } from '@dopahiya/domain/market';
import { formatPrice } from '@dopahiya/domain/site';
import { keepUnsent, rememberReturnPath, useUnsentForm } from '@dopahiya/visitor';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as texts from '#texts/ask-seller';
import { ResendLink } from '../own-listings/resend-link.tsx';
import * as S from './conversations.styles.ts';
import { isAgreedOn } from './moment-of.ts';
import { OfferBox } from './offer-box.tsx';
import { QuestionBox } from './question-box.tsx';
import { typedIn } from './use-sending.ts';

export interface AsksProps {
  bike: UsedBikeDetail;
  /** The conversation so far; null if there is none. */
  known: ConversationDetail | null;
  /** Whether something was sent since the page was opened. */
  isAnswered: boolean;
  onSent: (conversation: ConversationDetail) => void;
}

/** Forms for a question and an offer to the seller. */
export function Asks({ bike, known, isAnswered, onSent }: AsksProps) {
  const api = useApi();
  const at = usedBikePath(bike);
  const [values, keep] = useUnsentForm(at);
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const open = known?.messages.find(({ offer }) => offer?.status === 'open');
  const isAgreed = isAgreedOn(known ? known.bike.agreed_until : bike.agreed_until);
  const send = (draft: MessageDraft) => {
    setUnconfirmed(false);
    return askSeller(api, usedBikeKey(bike), draft).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 403) setUnconfirmed(true);
      if (error.status === 401) keepUnsent(at, { ...values, ...typedIn(draft) }, true);
      throw error;
    });
  };
  return (
    <>
      {isUnconfirmed && <ConfirmFirst at={at} />}
      <QuestionBox
        kind="question"
        text={values['text'] ?? ''}
        onText={(typed) => keep({ text: typed })}
        send={send}
        onSent={onSent}
      />
      {open?.offer && (
        <Waiting isNew={isAnswered && open.is_own}>
          {texts.offerWaits(formatPrice(open.offer.amount), open.is_own)}
        </Waiting>
      )}
      {bike.expected_price !== null && !open && !isAgreed && (
        <S.Offer>
          <OfferBox kind="offer" price={bike.expected_price} form={at} send={send} onSent={onSent} />
        </S.Offer>
      )}
    </>
  );
}

/** Says that an email address has to be confirmed first, and sends the link again; what was typed stays in its form. */
function ConfirmFirst({ at }: { at: string }) {
  useEffect(() => rememberReturnPath(at), [at]);
  return (
    <>
      <output>{texts.confirmFirst}</output>
      <ResendLink />
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
