import type { DeskEntry, DeskProblem, DeskRevision } from '@dopahiya/domain/desk';
import { Tabs } from '@dopahiya/ui-kit';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import * as texts from '#texts/entry-editor';
import { isSame } from '../content/values.ts';
import { draftOf } from '../drafts/opened-draft.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { EntryForm } from '../entry-form/entry-form.tsx';
import { History } from '../revisions/history.tsx';
import { SpecSheet } from '../spec-sheet/spec-sheet.tsx';
import { ArticlePreview } from './article-preview.tsx';
import { ConflictView } from './conflict-view.tsx';
import { DraftBar } from './draft-bar.tsx';
import { filledIn } from './filled-in.ts';
import { Review } from './review.tsx';
import { useMerge } from './use-merge.ts';

interface EditorProps {
  entry: DeskEntry;
  /** The signed-in user. */
  name: string;
  onPublished: (revision: DeskRevision | null) => Promise<void>;
  onRefetch: () => Promise<DeskEntry | undefined>;
}

type Step = 'edit' | 'sheet' | 'review' | 'history';

const none: readonly DeskProblem[] = [];

/** Edits an entry, step by step: form, spec sheet of a model, review with publishing, history. */
export function Editor({ entry, name, onPublished, onRefetch }: EditorProps) {
  const editing = useDraft(entry, name);
  const { draft, change } = editing;
  const merge = useMerge(entry, editing);
  const [step, setStep] = useState<Step>('edit');
  const [problems, setProblems] = useState(none);
  const [target, setTarget] = useState<{ path: string } | null>(null);
  const { state } = useLocation();
  const filled = filledIn(state);
  useEffect(() => {
    if (!filled || draft.reports.includes(filled.report)) return;
    change({ reports: [...draft.reports, filled.report] });
    if (filled.value !== null) editing.setField(filled.path, filled.value);
    setTarget({ path: filled.path });
    // oxlint-disable-next-line react/exhaustive-deps -- A report fills in its value once.
  }, []);
  if (merge.conflict) return <ConflictView entry={entry} conflict={merge.conflict} onResolved={merge.resolve} />;
  const isChanged = !isSame(draft.content, draftOf(entry).content);
  const goTo = (path: string) => {
    setStep('edit');
    setTarget({ path });
  };
  const steps = (['edit', 'sheet', 'review', 'history'] as const)
    .filter((id) => id !== 'sheet' || entry.kind === 'model')
    .map((id) => ({ id, label: texts.steps[id] }));
  return (
    <>
      <DraftBar entry={entry} editing={editing} isChanged={isChanged} isMerged={merge.isMerged} />
      <Tabs label={texts.stepsOf} tabs={steps} selected={step} onSelect={setStep}>
        {step === 'edit' && (
          <>
            <EntryForm
              entry={entry}
              content={draft.content}
              problems={problems}
              target={target}
              onField={editing.setField}
            />
            {entry.kind === 'article' && <ArticlePreview entry={entry} content={draft.content} />}
          </>
        )}
        {step === 'sheet' && <SpecSheet entry={entry} content={draft.content} onField={editing.setField} />}
        {step === 'review' && (
          <Review
            entry={entry}
            editing={editing}
            isChanged={isChanged}
            onProblems={setProblems}
            onGoTo={goTo}
            onPublished={onPublished}
            onConflict={async () => merge.with(await onRefetch())}
          />
        )}
        {step === 'history' && <History name={name} entry={entry} onUndone={() => onPublished(null)} />}
      </Tabs>
    </>
  );
}
