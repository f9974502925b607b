import { reverseDecision, useApi } from '@dopahiya/api-client';
import type { ModerationDecision } from '@dopahiya/domain/moderation';
import { Button } from '@dopahiya/ui-kit';
import { useRef, useState } from 'react';
import * as texts from '#texts/moderation-page';
import * as S from './cases.styles.ts';
import { ReasonForm } from './reason-form.tsx';

interface ReversalProps {
  decision: ModerationDecision;
  /** What the decision was about, for screen readers. */
  what: string;
  onReversed: (decision: ModerationDecision) => Promise<void>;
  /** Called if there was a newer decision about it. */
  onConflict?: () => Promise<void>;
}

const words = {
  means: texts.reverseMeans,
  confirm: texts.reverse,
  confirming: texts.reversing,
  failed: texts.notReversed,
  conflict: texts.decidedSince,
};

/** Button to reverse a decision, with a reason. */
export function Reversal({ decision, what, onReversed, onConflict }: ReversalProps) {
  const api = useApi();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <S.Reversal>
      <Button
        ref={opener}
        tone="secondary"
        size="small"
        aria-expanded={isOpen}
        aria-label={texts.reverseOf(what)}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.reverse}
      </Button>
      {isOpen && (
        <ReasonForm
          words={words}
          suggestions={texts.whyReversed}
          reason={reason}
          onReason={setReason}
          send={(given) => reverseDecision(api, decision.id, given)}
          onDone={onReversed}
          onConflict={onConflict}
          onCancel={close}
        />
      )}
    </S.Reversal>
  );
}
