import { moderationQueries, useApi, useShownError } from '@dopahiya/api-client';
import type {
  ModerationCase,
  ModerationDecision,
  ModerationDecisionDraft,
  ModerationSubject,
} from '@dopahiya/domain/moderation';
import { useSignedInName } from '@dopahiya/visitor';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

/** A case in the queue, with the decision made since the fetch. */
export interface CaseRow {
  found: ModerationCase;
  /** Null while undecided. */
  decision: ModerationDecision | null;
  /** Whether another moderator decided it meanwhile. */
  isByOther: boolean;
}

/** A decision as submitted. */
export type SubmittedDecision = Pick<ModerationDecisionDraft, 'decision' | 'reason'>;

/** Holds the fetched cases of a kind and the decisions made since; decided cases keep their place. */
export function useCaseQueue(subject: ModerationSubject | null) {
  const [api, client] = [useApi(), useQueryClient()];
  const name = useSignedInName() ?? '';
  const query = useInfiniteQuery({
    ...moderationQueries.cases(api, name, subject ?? undefined),
    // Refetching would move cases while a moderator is reading or typing.
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const error = useShownError(query);
  const [kept, setKept] = useState<readonly CaseRow[]>([]);
  const isShort = useRef(false);
  const waiting = query.data?.pages.flatMap(({ results }) => results);
  const keep = (row: CaseRow) => setKept((rows) => [...rows.filter(({ found }) => found.id !== row.found.id), row]);

  const lookAgain = async () => {
    const { data } = await query.refetch();
    isShort.current = false;
    const ids = new Set(data?.pages.flatMap(({ results }) => results.map(({ id }) => id)));
    setKept((rows) => rows.filter(({ found }) => !ids.has(found.id)));
    return ids;
  };
  return {
    query,
    error,
    rows: waiting && rowsOf(waiting, kept),
    /** Total number of open cases. */
    count: (query.data?.pages[0]?.count ?? 0) - decidedOf(waiting ?? [], kept),
    lookAgain,
    /** Loads the next page; refetches first if decisions have shifted the pages. */
    loadMore: () => (isShort.current ? lookAgain() : query.fetchNextPage()),
    settle: (found: ModerationCase, decision: ModerationDecision) => {
      isShort.current = true;
      keep({ found, decision, isByOther: false });
    },
    /** Turns it back into an open case, refetched. */
    reopen: async (found: ModerationCase) => {
      keep({ found, decision: null, isByOther: false });
      await lookAgain();
    },
    /**
     * Refetches a case that could not be decided.
     * @returns the decision made meanwhile by another moderator or by a request whose response was lost; null if unknown.
     */
    meet: async (found: ModerationCase, said: SubmittedDecision) => {
      keep({ found, decision: null, isByOther: false });
      if ((await lookAgain()).has(found.id)) return null;
      const log = await client.infiniteQuery(moderationQueries.decisions(api, name)).catch(() => null);
      const decision = log?.pages.flatMap(({ results }) => results).find((one) => isOf(one, found));
      if (!decision) return null;
      const isByOther = decision.decision !== said.decision || decision.reason !== said.reason;
      keep({ found, decision, isByOther });
      return { decision, isByOther };
    },
  };
}

const isOf = ({ subject, subject_id, reversed }: ModerationDecision, found: ModerationCase): boolean =>
  subject === found.subject && subject_id === found.subject_id && reversed === null;

/** Sorts urgent cases first, then oldest first, with a stable order for equal times. */
function rowsOf(waiting: readonly ModerationCase[], kept: readonly CaseRow[]): CaseRow[] {
  const ids = new Set(kept.map(({ found }) => found.id));
  const others = waiting.filter(({ id }) => !ids.has(id));
  const rows = [...kept, ...others.map((found) => ({ found, decision: null, isByOther: false }))];
  return rows.toSorted((one, other) => ageOf(one).localeCompare(ageOf(other)));
}

const ageOf = ({ found: { is_urgent, opened_at, id } }: CaseRow): string => `${is_urgent ? 0 : 1} ${opened_at} ${id}`;

function decidedOf(waiting: readonly ModerationCase[], kept: readonly CaseRow[]): number {
  const ids = new Set(waiting.map(({ id }) => id));
  return kept.filter(({ found, decision }) => decision !== null && ids.has(found.id)).length;
}
