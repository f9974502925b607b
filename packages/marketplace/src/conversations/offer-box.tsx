import type { MessageDraft } from '@dopahiya/domain/inputs';
import type { ConversationDetail } from '@dopahiya/domain/market';
import { formatPrice } from '@dopahiya/domain/site';
import { Button, ErrorPanel, Slider } from '@dopahiya/ui-kit';
import { type FormEvent, useState } from 'react';
import * as texts from '#texts/conversations';
import * as S from './conversations.styles.ts';
import { rulerFor } from './ruler-for.ts';
import { useSending } from './use-sending.ts';

export interface OfferBoxProps {
  /** Asking price in whole rupees. */
  price: number;
  send: (draft: MessageDraft) => Promise<ConversationDetail>;
  onSent?: (conversation: ConversationDetail) => void;
}

/** Offer form with a slider around the asking price. */
export function OfferBox({ price, send, onSent }: OfferBoxProps) {
  const { min, max, step } = rulerFor(price);
  const [amount, setAmount] = useState(price);
  const sending = useSending({ send, onSent: (conversation) => onSent?.(conversation) });
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
        onValueChange={setAmount}
      />
      <S.Note>
        {differenceTo(price, amount)} {texts.offerMeans}
      </S.Note>
      {sending.problem !== null && <ErrorPanel title={texts.failed} message={sending.problem} />}
      <Button type="submit" tone="secondary" width="full" loading={sending.isPending}>
        {sending.isPending ? texts.sending : texts.sendOffer}
      </Button>
    </S.Form>
  );
}

function differenceTo(price: number, amount: number): string {
  if (amount === price) return texts.asAsked;
  return amount < price ? texts.under(formatPrice(price - amount)) : texts.over(formatPrice(amount - price));
}
