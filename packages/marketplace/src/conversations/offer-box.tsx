import type { MessageDraft } from '@dopahiya/domain/inputs';
import { type ConversationDetail, listingLimits } from '@dopahiya/domain/market';
import { formatPrice } from '@dopahiya/domain/site';
import { Button, ErrorPanel, Slider } from '@dopahiya/ui-kit';
import { useUnsentForm } from '@dopahiya/visitor';
import { type FormEvent, useState } from 'react';
import * as texts from '#texts/conversations';
import * as S from './conversations.styles.ts';
import { useSending } from './use-sending.ts';

export interface OfferBoxProps {
  /** `before-sign-in`: the same, led to the sign-in instead of sent. */
  kind: 'offer' | 'before-sign-in';
  /** Name of the form that keeps the amount until it is sent. */
  form: string;
  /** Asking price in whole rupees. */
  price: number;
  /** Sends the offer; resolves to null if it is not sent yet. */
  send: (draft: MessageDraft) => Promise<ConversationDetail | null>;
  onSent?: (conversation: ConversationDetail) => void;
}

/** Offer form with a slider around the asking price; says that an offer was sent, until another amount is chosen. */
export function OfferBox({ kind, price, form, send, onSent }: OfferBoxProps) {
  const { min, max, step } = rulerFor(price);
  const [{ offer }, keep] = useUnsentForm(form);
  const kept = Number(offer);
  const amount = kept >= min && kept <= max ? kept : price;
  const [sent, setSent] = useState<number | null>(null);
  const sending = useSending({
    send,
    onSent: (conversation) => {
      setSent(amount);
      keep({ offer: '' });
      onSent?.(conversation);
    },
  });
  return (
    <S.Form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        sending.submit({ offer: amount });
      }}
    >
      <Slider
        label={texts.offer}
        prefix="₹"
        typedStep={1}
        {...{ min, max, step }}
        value={amount}
        onValueChange={(typed) => keep({ offer: String(typed) })}
      />
      <S.Note>
        {differenceTo(price, amount)} {texts.offerMeans}
      </S.Note>
      {sending.problem !== null && <ErrorPanel title={texts.failed} message={sending.problem} />}
      <Button type="submit" tone="secondary" width="full" loading={sending.isPending}>
        {sending.isPending ? texts.sending : sendWords[kind]}
      </Button>
      <S.Told>{sent !== null && !offer ? texts.offerSent(formatPrice(sent)) : ''}</S.Told>
    </S.Form>
  );
}

const sendWords = { offer: texts.sendOffer, 'before-sign-in': texts.signInToOffer };

function differenceTo(price: number, amount: number): string {
  if (amount === price) return texts.asAsked;
  return amount < price ? texts.under(formatPrice(price - amount)) : texts.over(formatPrice(amount - price));
}

/** Returns the offer range: half the price to 10% above it, in steps of about 1%. */
function rulerFor(price: number): { min: number; max: number; step: number } {
  const step = price < 20_000 ? 100 : price < 200_000 ? 500 : 1000;
  const min = Math.max(listingLimits.price.min, Math.floor((price * 0.5) / step) * step);
  const max = Math.min(listingLimits.price.max, Math.ceil((price * 11) / (10 * step)) * step);
  return { min: min, max: max, step };
}
