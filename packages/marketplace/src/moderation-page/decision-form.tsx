import { decideCase, useApi } from '@dopahiya/api-client';
import {
  type ModerationCase,
  type ModerationDecision,
  type ModerationVerdict,
  moderationVerdicts,
} from '@dopahiya/domain/moderation';
import { Button, Checkbox } from '@dopahiya/ui-kit';
import { useRef, useState } from 'react';
import * as texts from '#texts/moderation-page';
import * as words from '#texts/moderation-words';
import * as S from './cases.styles.ts';
import { ReasonForm } from './reason-form.tsx';
import type { SubmittedDecision } from './use-case-queue.ts';

interface DecisionFormProps {
  found: ModerationCase;
  onDecided: (decision: ModerationDecision) => void;
  onConflict: (said: SubmittedDecision) => Promise<void>;
}

/** Form to allow or refuse a case; the reason is kept when switching between the two. */
export function DecisionForm({ found, onDecided, onConflict }: DecisionFormProps) {
  const api = useApi();
  const [verdict, setVerdict] = useState<ModerationVerdict | null>(null);
  const [reason, setReason] = useState('');
  const [isFraud, setFraud] = useState(false);
  const openers = useRef<Partial<Record<ModerationVerdict, HTMLButtonElement | null>>>({});
  const { subject, subject_id, mark, title } = found;
  const canBeFraud = verdict === 'refuse' && subject === 'listing';
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
          onSuggested={(text) => setFraud(isFraud || fraudReasons.has(text))}
          send={(given) => {
            const draft = { subject, subject_id, mark, decision: verdict, reason: given };
            return decideCase(api, canBeFraud ? { ...draft, is_fraud: isFraud } : draft);
          }}
          onDone={onDecided}
          onConflict={(given) => onConflict({ decision: verdict, reason: given })}
          onCancel={close}
        >
          {canBeFraud && (
            <Checkbox
              checked={isFraud}
              hint={words.isFraudMeans}
              onChange={({ currentTarget }) => setFraud(currentTarget.checked)}
            >
              {words.isFraud}
            </Checkbox>
          )}
        </ReasonForm>
      )}
    </S.Decide>
  );
}

/** Reasons that mark a decision as fraud. */
const fraudReasons: ReadonlySet<string> = new Set(words.fraudReasons);

const wordsOf = (verdict: ModerationVerdict, { subject }: ModerationCase) => ({
  means: words.means[verdict][subject],
  confirm: texts.confirm[verdict],
  confirming: texts.deciding,
  failed: texts.notDecided,
  conflict: texts.changedElsewhere,
});
