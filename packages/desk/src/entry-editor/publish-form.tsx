import { ApiError, messageOf } from '@dopahiya/api-client';
import { type DeskKind, type DeskProblem, deskLimits } from '@dopahiya/domain/desk';
import { Button, Field, TextArea } from '@dopahiya/ui-kit';
import { type FormEvent, useState } from 'react';
import * as texts from '#texts/entry-editor';
import * as shell from '#texts/shell';
import { Failure } from '../shell/failure.tsx';
import * as S from '../shell/shell.styles.ts';
import { monthsToGive } from './months-to-give.ts';
import type { ReviewProps } from './review.tsx';
import { usePublishing } from './use-publishing.ts';

interface PublishFormProps extends ReviewProps {
  problems: readonly DeskProblem[];
  /** Whether it removes the entry. @default false */
  removes?: boolean;
}

/** Publishes a draft, with the month of changed prices and a note. */
export function PublishForm({ problems, removes = false, ...review }: PublishFormProps) {
  const { entry, editing, note, onNote } = review;
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const asked = removes ? [] : monthsToGive(entry.fields, entry.content, editing.draft.content);
  // A month that was asked for stays in the form once it is given.
  const [months, setMonths] = useState(asked);
  const added = asked.filter(({ path }) => !months.some((month) => month.path === path));
  if (added.length > 0) setMonths([...months, ...added]);
  const publishing = usePublishing(review, removes);
  const { error, isPending } = publishing;
  const isBlocked = problems.length > 0 || months.some(({ path }) => !given[path]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlocked && !isPending) publishing.publish(note);
  };
  const give = (path: string, month: string) => {
    setGiven({ ...given, [path]: month });
    if (month !== '') editing.setField(path, month);
  };
  return (
    <>
      <S.Panel as="form" onSubmit={submit}>
        {removes && <Removal kind={entry.kind} />}
        {months.map(({ path, label }) => (
          <Field
            key={path}
            type="month"
            label={texts.monthOf(label)}
            hint={texts.monthMeans}
            value={given[path] ?? ''}
            required
            onChange={(event) => give(path, event.target.value)}
          />
        ))}
        <TextArea
          label={texts.note}
          tag={texts.optional}
          hint={texts.noteMeans}
          rows={2}
          maxLength={deskLimits.note}
          value={note}
          onChange={(event) => onNote(event.target.value)}
        />
        <Button type="submit" tone={removes ? 'danger' : 'primary'} aria-disabled={isBlocked} loading={isPending}>
          {removes ? texts.remove : texts.publish}
        </Button>
        {isBlocked && <p>{problems.length > 0 ? texts.blockedByProblems : texts.blockedByMonth}</p>}
      </S.Panel>
      {error && <Refusal error={error} onRetry={() => publishing.publish(note)} isPending={isPending} />}
    </>
  );
}

const Removal = ({ kind }: { kind: DeskKind }) => (
  <>
    <h2>{texts.remove}</h2>
    <p>{kind === 'article' ? texts.removeArticleMeans : texts.removeMeans}</p>
  </>
);

function Refusal({ error, onRetry, isPending }: { error: Error; onRetry: () => void; isPending: boolean }) {
  if (error instanceof ApiError && error.status === 409)
    return <S.Notice data-tone="warn">{messageOf(error, shell.tryLater)}</S.Notice>;
  return <Failure title={texts.notPublished} error={error} onRetry={onRetry} retrying={isPending} />;
}
