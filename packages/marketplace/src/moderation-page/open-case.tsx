import type { ModerationCase, ModerationDecision } from '@dopahiya/domain/moderation';
import { Badge, Link } from '@dopahiya/ui-kit';
import { type Ref, useId } from 'react';
import * as words from '#texts/moderation-words';
import { momentOf } from '../conversations/moment-of.ts';
import { CaseBike, CaseOffers, CasePeople, RelatedCases } from './case-facts.tsx';
import { CasePhotos } from './case-photos.tsx';
import { CaseReasons } from './case-reasons.tsx';
import * as S from './cases.styles.ts';
import { DecisionForm } from './decision-form.tsx';
import { DecisionFacts } from './decision-facts.tsx';
import { authorSideText, stateWords } from './moderation-words.ts';
import type { SubmittedDecision } from './use-case-queue.ts';

interface OpenCaseProps {
  found: ModerationCase;
  headingRef: Ref<HTMLHeadingElement>;
  onDecided: (decision: ModerationDecision) => void;
  /** Called if the case was already decided or has changed. */
  onConflict: (said: SubmittedDecision) => Promise<void>;
  /** Called after all reports of a person were undone. */
  onUndone: () => Promise<void>;
}

/** An open case: content, reasons for review, and the decision form. */
export function OpenCase({ found, headingRef, onDecided, onConflict, onUndone }: OpenCaseProps) {
  const id = useId();
  const { title, subject, path, opened_at } = found;
  return (
    <S.Case aria-labelledby={id}>
      <S.Head>
        <h2 id={id} ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        <p>
          <Badge tone="plain" size="s">
            {words.subjects[subject]}
          </Badge>{' '}
          {words.stateSince(stateWords(found), momentOf(opened_at))}
        </p>
        {path !== null && (
          <Link to={path} target="_blank" aria-label={words.openWhat(title)}>
            {words.open}
          </Link>
        )}
      </S.Head>
      <S.Facts>
        <CaseReasons found={found} onUndone={onUndone} />
        <CaseBike found={found} />
        <CaseWords found={found} />
        <CasePhotos photos={found.photos} />
        <CasePeople found={found} />
        <CaseOffers found={found} />
        <RelatedCases found={found} />
        {found.decisions.length > 0 && (
          <section>
            <h3>{words.earlier}</h3>
            <S.Rows>
              {found.decisions.map((decision) => (
                <li key={decision.id}>
                  <DecisionFacts decision={decision} />
                </li>
              ))}
            </S.Rows>
          </section>
        )}
      </S.Facts>
      <DecisionForm found={found} onDecided={onDecided} onConflict={onConflict} />
    </S.Case>
  );
}

function CaseWords({ found: { words: said, photos } }: { found: ModerationCase }) {
  if (said.length === 0 && photos.length > 0) return null;
  return (
    <section>
      <h3>{words.words}</h3>
      {said.length === 0 && <p>{words.noWords}</p>}
      {said.map(({ side, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they never change their places
        <S.Said key={index}>
          {said[index - 1]?.side !== side && authorSideText(side) !== '' && <small>{authorSideText(side)}</small>}
          <p>{text}</p>
        </S.Said>
      ))}
    </section>
  );
}
