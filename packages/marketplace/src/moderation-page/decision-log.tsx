import { ApiError, messageOf, moderationQueries, useApi, useShownError } from '@dopahiya/api-client';
import type { ModerationDecision } from '@dopahiya/domain/moderation';
import { paths } from '@dopahiya/domain/site';
import { ButtonLink, EmptyState, ErrorPanel, LoadMore, Skeleton, VisuallyHidden } from '@dopahiya/ui-kit';
import { useSignedInName } from '@dopahiya/visitor';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import * as texts from '#texts/moderation-page';
import * as S from './cases.styles.ts';
import { DecisionFacts } from './decision-facts.tsx';
import { subjectName } from './moderation-words.ts';
import { Reversal } from './reversal.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { useFocusOn } from './use-focus-on.ts';

/** Log of decisions, latest first; each can be reversed with a reason. */
export function DecisionLog() {
  const query = useInfiniteQuery(moderationQueries.decisions(useApi(), useSignedInName() ?? ''));
  const { data, isFetching, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = query;
  const error = useShownError(query);
  const [news, setNews] = useState('');
  const focus = useFocusOn();
  if (error instanceof ApiError && error.status === 403) return <SignInAgain />;
  const decisions = data?.pages.flatMap(({ results }) => results);
  if (error && !decisions)
    return (
      <ErrorPanel
        title={texts.failed}
        message={messageOf(error, texts.tryLater)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!decisions) return <Skeleton height="480px" />;
  if (decisions.length === 0)
    return (
      <EmptyState
        title={texts.noDecisions}
        message={texts.noDecisionsMeans}
        action={<ButtonLink to={paths.moderation}>{texts.toQueue}</ButtonLink>}
      />
    );
  const tell = async (decision: ModerationDecision) => {
    await refetch();
    setNews(texts.announced.reversed(subjectName(decision)));
    focus.on(String(decision.id));
  };
  return (
    <S.Queue>
      <VisuallyHidden as="output">{news}</VisuallyHidden>
      <S.Cases aria-label={texts.decisions}>
        {decisions.map((decision) => (
          <li key={decision.id}>
            <LogEntry
              decision={decision}
              headingRef={focus.ref(String(decision.id))}
              onReversed={tell}
              onConflict={async () => void (await refetch())}
            />
          </li>
        ))}
      </S.Cases>
      <LoadMore
        label={texts.earlierDecisions}
        loading={isFetchingNextPage}
        {...(hasNextPage && { onLoadMore: () => void fetchNextPage() })}
      />
    </S.Queue>
  );
}

interface LogEntryProps {
  decision: ModerationDecision;
  headingRef: (element: HTMLElement | null) => void;
  onReversed: (decision: ModerationDecision) => Promise<void>;
  onConflict: () => Promise<void>;
}

function LogEntry({ decision, headingRef, onReversed, onConflict }: LogEntryProps) {
  const id = useId();
  const what = subjectName(decision);
  return (
    <S.Settled aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={-1}>
        {what}
      </h2>
      <DecisionFacts decision={decision} />
      {decision.reversed === null && (
        <Reversal decision={decision} what={what} onReversed={onReversed} onConflict={onConflict} />
      )}
    </S.Settled>
  );
}
