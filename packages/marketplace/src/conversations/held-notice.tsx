import { Button, Icon } from '@dopahiya/ui-kit';
import * as texts from '#texts/conversations';
import * as S from './conversations.styles.ts';
import type { Held } from './use-sending.ts';

interface HeldNoticeProps {
  held: Held;
  /** Sends the message anyway, if that is allowed. */
  onInsist: () => void;
}

/** Explains why a first message was held back; the typed text stays. */
export function HeldNotice({ held: { reasons, isDoubtful, words }, onInsist }: HeldNoticeProps) {
  return (
    <S.Notice role="alert">
      <Icon name="alert" size={20} />
      <div>
        <b>{texts.heldTitle}</b>
        {reasons.map((reason) => (
          <p key={reason}>{texts.heldFor[reason]}</p>
        ))}
        {words.length > 0 && <p>{texts.heldWords(words)}</p>}
        <p>{texts.heldWhy}</p>
        <p>{texts.heldKept}</p>
        {isDoubtful && (
          <Button tone="secondary" size="small" onClick={onInsist}>
            {texts.insist}
          </Button>
        )}
      </div>
    </S.Notice>
  );
}
