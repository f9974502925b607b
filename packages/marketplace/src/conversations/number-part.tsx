import type { ConversationDetail } from '@dopahiya/domain/market';
import { Button } from '@dopahiya/ui-kit';
import { useId } from 'react';
import * as texts from '#texts/conversations';
import * as S from './conversations.styles.ts';

interface NumberPartProps {
  conversation: ConversationDetail;
  isPending: boolean;
  onShow: (isShown: boolean) => void;
}

/** The seller's phone number: only the seller can share it, only here, and can hide it again at any time. */
export function NumberPart({ conversation, isPending, onShow }: NumberPartProps) {
  const { side, number, is_number_shown, other, closed } = conversation;
  const id = useId();
  const name = other ?? texts.other;
  const isHideable = side === 'seller' && is_number_shown;
  if (number === null || (closed !== null && !isHideable)) return null;
  return (
    <S.Part aria-labelledby={id}>
      <h2 id={id}>{texts.number}</h2>
      {side === 'buyer' ? (
        <p>
          {texts.numberOf(name)} <a href={`tel:+91${number}`}>{number}</a>
        </p>
      ) : (
        <>
          <p>{is_number_shown && closed === null ? texts.numberSeen(name) : texts.numberHidden(name)}</p>
          <Button tone="secondary" loading={isPending} onClick={() => onShow(!is_number_shown)}>
            {is_number_shown ? texts.hideNumber : texts.showNumber(number)}
          </Button>
        </>
      )}
    </S.Part>
  );
}
