import type { ModerationCase, ModerationDecision } from '@dopahiya/domain/moderation';
import { type Ref, useId } from 'react';
import * as texts from '#texts/moderation-page';
import * as S from './cases.styles.ts';
import { DecisionFacts } from './decision-facts.tsx';
import { Reversal } from './reversal.tsx';

interface DecidedCaseProps {
  found: ModerationCase;
  decision: ModerationDecision;
  /** Whether another moderator decided it meanwhile. */
  isByOther: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  onReversed: () => Promise<void>;
}

/** A case decided since the queue was fetched, with a button to reverse the decision. */
export function DecidedCase({ found: { title }, decision, isByOther, headingRef, onReversed }: DecidedCaseProps) {
  const id = useId();
  return (
    <S.Settled aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={-1}>
        {title}
      </h2>
      {isByOther && (
        <S.Conflict role="alert">
          <b>{texts.takenElsewhere}</b>
          <p>{texts.takenElsewhereMeans}</p>
        </S.Conflict>
      )}
      <DecisionFacts decision={decision} />
      <Reversal decision={decision} what={title} onReversed={onReversed} />
    </S.Settled>
  );
}
