import { useApi, useShownError } from '@dopahiya/api-client';
import { deskQueries } from '@dopahiya/api-client/desk';
import type { DeskEntry, DeskProblem, DeskRevision } from '@dopahiya/domain/desk';
import { Disclosure, EmptyState, Skeleton } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/entry-editor';
import { ChangeView } from '../content/change-view.tsx';
import type { EditedDraft } from '../drafts/use-draft.ts';
import { Failure } from '../shell/failure.tsx';
import * as S from '../shell/shell.styles.ts';
import { valueAt } from '../content/values.ts';
import { EntryPreview } from './entry-preview.tsx';
import { ProblemList } from './problem-list.tsx';
import { PublishForm } from './publish-form.tsx';

export interface ReviewProps {
  entry: DeskEntry;
  editing: EditedDraft;
  isChanged: boolean;
  /** Why it changes, as typed so far. */
  note: string;
  onNote: (note: string) => void;
  /** Called with the problems of the check, to be shown at the fields. */
  onProblems: (problems: readonly DeskProblem[]) => void;
  /** Leads to a field. */
  onGoTo: (path: string) => void;
  onPublished: (revision: DeskRevision) => Promise<void>;
  /** Called if somebody else published meanwhile. */
  onConflict: () => Promise<void>;
}

/** What would change, what stands in the way, how it will look, and publishing. */
export function Review(props: ReviewProps) {
  const { entry, editing, isChanged, onGoTo } = props;
  const { content } = editing.draft;
  const api = useApi();
  const check = useQuery({
    ...deskQueries.check(api, entry, content),
    enabled: isChanged,
    placeholderData: (before) => before,
  });
  const error = useShownError(check);
  if (!isChanged)
    return (
      <>
        <EmptyState title={texts.nothingChanged} />
        {entry.is_removable && entry.content !== null && <PublishForm {...props} problems={[]} removes />}
      </>
    );
  if (error)
    return (
      <Failure
        title={texts.notChecked}
        error={error}
        onRetry={() => void check.refetch()}
        retrying={check.isFetching}
      />
    );
  if (!check.data) return <Skeleton height="320px" />;
  const { changes, warnings } = check.data;
  const problems = check.data.problems.map(({ path, reason }) =>
    valueAt(content, path) == null ? { path, reason: texts.required } : { path, reason },
  );
  return (
    <S.Stack>
      <h2>{texts.changes(changes.length)}</h2>
      <S.Rows>
        {changes.map(({ path, label, before, after, words }) => (
          <li key={path}>
            <b>{label}</b>
            <ChangeView before={before} after={after} words={words} />
          </li>
        ))}
      </S.Rows>
      <ProblemList title={texts.problems} problems={problems} fields={entry.fields} tone="danger" onGoTo={onGoTo} />
      <ProblemList title={texts.warnings} problems={warnings} fields={entry.fields} tone="warn" onGoTo={onGoTo} />
      {(entry.kind === 'model' || entry.kind === 'article') && (
        <Disclosure title={texts.preview} initially="open">
          <EntryPreview kind={entry.kind} slug={entry.slug} content={content} />
        </Disclosure>
      )}
      <PublishForm {...props} problems={problems} />
    </S.Stack>
  );
}
