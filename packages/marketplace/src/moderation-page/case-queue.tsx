import { ApiError, messageOf } from '@dopahiya/api-client';
import type { ModerationCase, ModerationDecision, ModerationSubject } from '@dopahiya/domain/moderation';
import { Button, ButtonLink, EmptyState, ErrorPanel, LoadMore, Skeleton, VisuallyHidden } from '@dopahiya/ui-kit';
import { useState } from 'react';
import { paths } from '@dopahiya/domain/site';
import * as texts from '#texts/moderation-page';
import * as S from './cases.styles.ts';
import { DecidedCase } from './decided-case.tsx';
import { OpenCase } from './open-case.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { type CaseRow, type SubmittedDecision, useCaseQueue } from './use-case-queue.ts';
import { useFocusOn } from './use-focus-on.ts';

interface CaseQueueProps {
  /** Kind of case; null for all. */
  subject: ModerationSubject | null;
}

/** Moderation queue, urgent cases first, then oldest first; after a decision the focus moves to the next case. */
export function CaseQueue({ subject }: CaseQueueProps) {
  const queue = useCaseQueue(subject);
  const { error, rows } = queue;
  const [news, setNews] = useState('');
  const focus = useFocusOn();
  if (error instanceof ApiError && error.status === 403) return <SignInAgain />;
  const failure = error && <Failure error={error} queue={queue} />;
  if (!rows) return failure ?? <Skeleton height="480px" />;
  if (rows.length === 0 && !failure) return <Nothing subject={subject} queue={queue} />;
  const goOn = (found: ModerationCase, decision: ModerationDecision) => {
    setNews(texts.announced[decision.decision](found.title));
    focus.on(nextOf(rows, found)?.found.id ?? 'end');
  };
  const reopen = async (found: ModerationCase) => {
    await queue.reopen(found);
    setNews(texts.announced.reversed(found.title));
    focus.on(found.id);
  };
  const meet = async (found: ModerationCase, said: SubmittedDecision) => {
    const met = await queue.meet(found, said);
    if (met?.isByOther) focus.on(found.id);
    else if (met) goOn(found, met.decision);
  };
  const goOnAfterUndo = async () => {
    await queue.lookAgain();
    setNews(texts.undone);
    focus.on('top');
  };
  const isAllDecided = rows.every(({ decision }) => decision !== null);
  return (
    <S.Queue>
      <p ref={focus.ref('top')} tabIndex={-1}>
        {texts.waiting(Math.max(0, queue.count))}
      </p>
      <VisuallyHidden as="output">{news}</VisuallyHidden>
      <S.Cases aria-label={texts.cases}>
        {rows.map((row) => (
          <li key={row.found.id}>
            <OneCase
              row={row}
              headingRef={focus.ref(row.found.id)}
              onDecided={(decision) => {
                queue.settle(row.found, decision);
                goOn(row.found, decision);
              }}
              onConflict={(said) => meet(row.found, said)}
              onReversed={() => reopen(row.found)}
              onUndone={goOnAfterUndo}
            />
          </li>
        ))}
      </S.Cases>
      <S.End ref={focus.ref('end')} tabIndex={-1}>
        {isAllDecided && <p>{texts.allDecided}</p>}
        {failure}
        {!failure && <Onward queue={queue} isAllDecided={isAllDecided} />}
      </S.End>
    </S.Queue>
  );
}

interface OneCaseProps {
  row: CaseRow;
  headingRef: (element: HTMLElement | null) => void;
  onDecided: (decision: ModerationDecision) => void;
  onConflict: (said: SubmittedDecision) => Promise<void>;
  onReversed: () => Promise<void>;
  onUndone: () => Promise<void>;
}

function OneCase({ row: { found, decision, isByOther }, headingRef, onReversed, ...deciding }: OneCaseProps) {
  const shared = { found, headingRef };
  if (decision === null) return <OpenCase {...shared} {...deciding} />;
  return <DecidedCase {...shared} decision={decision} isByOther={isByOther} onReversed={onReversed} />;
}

/** Returns the next undecided case after this one, wrapping around. */
function nextOf(rows: readonly CaseRow[], { id }: ModerationCase): CaseRow | undefined {
  const here = rows.findIndex(({ found }) => found.id === id);
  return [...rows.slice(here + 1), ...rows.slice(0, here)].find(({ decision }) => decision === null);
}

type Queue = ReturnType<typeof useCaseQueue>;

function Failure({ error, queue: { query, lookAgain } }: { error: Error; queue: Queue }) {
  return (
    <ErrorPanel
      title={texts.failed}
      message={messageOf(error, texts.tryLater)}
      onRetry={() => void lookAgain()}
      retrying={query.isFetching}
    />
  );
}

function Onward({ queue: { query, loadMore, lookAgain }, isAllDecided }: { queue: Queue; isAllDecided: boolean }) {
  if (query.hasNextPage)
    return <LoadMore label={texts.more} loading={query.isFetching} onLoadMore={() => void loadMore()} />;
  if (!isAllDecided) return null;
  return (
    <Button tone="secondary" loading={query.isFetching} onClick={() => void lookAgain()}>
      {texts.look}
    </Button>
  );
}

function Nothing({ subject, queue: { query, lookAgain } }: CaseQueueProps & { queue: Queue }) {
  const look = (
    <Button tone="secondary" loading={query.isFetching} onClick={() => void lookAgain()}>
      {texts.look}
    </Button>
  );
  if (subject === null) return <EmptyState title={texts.noCases} message={texts.noCasesMeans} action={look} />;
  const all = <ButtonLink to={paths.moderation}>{texts.allKinds}</ButtonLink>;
  return <EmptyState title={texts.noCasesOfKind} action={all} />;
}
