import type { ModerationDecision } from '@dopahiya/domain/moderation';
import { Badge } from '@dopahiya/ui-kit';
import * as texts from '#texts/moderation-page';
import { momentOf } from '../conversations/moment-of.ts';
import * as S from './cases.styles.ts';

/** A decision with reason, moderator and time, and whether it was reversed. */
export function DecisionFacts({
  decision: { decision, is_fraud, reason, decided_at, decided_by, reversed },
}: DecisionFactsProps) {
  return (
    <S.Decision>
      <p>
        <Badge tone={decision === 'allow' ? 'success' : 'ink'} size="s">
          {is_fraud ? texts.refusedAsFraud : texts.outcomes[decision]}
        </Badge>
        {reversed && (
          <>
            {' '}
            <Badge tone="plain" size="s">
              {texts.takenBack}
            </Badge>
          </>
        )}
      </p>
      <p>{reason ?? texts.reasonGone}</p>
      <small>{texts.decidedBy(decided_by ?? texts.former, momentOf(decided_at))}</small>
      {reversed && (
        <small>
          {texts.reversedBy(reversed.by ?? texts.former, momentOf(reversed.at), reversed.reason ?? texts.reasonGone)}
        </small>
      )}
    </S.Decision>
  );
}

interface DecisionFactsProps {
  decision: ModerationDecision;
}
