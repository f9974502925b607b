import { decideCase, useApi } from '@dopahiya/api-client';
import {
  type ModerationCase,
  type ModerationDecision,
  type ModerationVerdict,
  moderationVerdicts,
} from '@dopahiya/domain/moderation';
import { Button } from '@dopahiya/ui-kit';
import { useRef, useState } from 'react';
import * as texts from '#texts/moderation-page';
import * as words from '#texts/moderation-words';
import * as S from './cases.styles.ts';
import { ReasonForm } from './reason-form.tsx';
import type { SaidDecision } from './use-case-queue.ts';

interface DecisionFormProps {
  found: ModerationCase;
  onDecided: (decision: ModerationDecision) => void;
  onConflict: (said: SaidDecision) => Promise<void>;
}

/** Allows or refuses, with a reason that stays while somebody makes up their mind. */
export function DecisionForm({ found, onDecided, onConflict }: DecisionFormProps) {
  const api = useApi();
  const [verdict, setVerdict] = useState<ModerationVerdict | null>(null);
  const [reason, setReason] = useState('');
  const openers = useRef<Partial<Record<ModerationVerdict, HTMLButtonElement | null>>>({});
  const { subject, subject_id, mark, title } = found;
  const close = () => {
    if (verdict) openers.current[verdict]?.focus();
    setVerdict(null);
  };
  return (
    <S.Decide>
      <S.Actions>
        {moderationVerdicts.map((one) => (
          <Button
            key={one}
            ref={(button) => {
              openers.current[one] = button;
            }}
            tone="secondary"
            aria-expanded={verdict === one}
            aria-label={`${texts.verdicts[one]}: ${title}`}
            onClick={() => setVerdict(verdict === one ? null : one)}
          >
            {texts.verdicts[one]}
          </Button>
        ))}
      </S.Actions>
      {verdict !== null && (
        <ReasonForm
          key={verdict}
          words={wordsOf(verdict, found)}
          suggestions={words.reasons[verdict][subject]}
          reason={reason}
          onReason={setReason}
          send={(given) => decideCase(api, { subject, subject_id, mark, decision: verdict, reason: given })}
          onDone={onDecided}
          onConflict={(given) => onConflict({ decision: verdict, reason: given })}
          onCancel={close}
        />
      )}
    </S.Decide>
  );
}

const wordsOf = (verdict: ModerationVerdict, { subject }: ModerationCase) => ({
  means: words.means[verdict][subject],
  confirm: texts.confirm[verdict],
  confirming: texts.deciding,
  failed: texts.notDecided,
  conflict: texts.changedElsewhere,
});
