import type { DeskEntry, DeskProblem, DeskRevision } from '@dopahiya/domain/desk';
import { Tabs } from '@dopahiya/ui-kit';
import { type KeyboardEvent, useState } from 'react';
import * as texts from '#texts/entry-editor';
import { isSame } from '../content/values.ts';
import { draftOf } from '../drafts/opened-draft.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { EntryForm } from '../entry-form/entry-form.tsx';
import { History } from '../revisions/history.tsx';
import { SpecSheet } from '../spec-sheet/spec-sheet.tsx';
import { useSheet } from '../spec-sheet/use-sheet.ts';
import { ArticlePreview } from './article-preview.tsx';
import { ConflictView } from './conflict-view.tsx';
import { DraftNotices } from './draft-notices.tsx';
import { Review } from './review.tsx';
import * as S from '../shell/shell.styles.ts';
import { SavedBar } from './saved-bar.tsx';
import { useFillingIn } from './use-filling-in.ts';
import { useMerge } from './use-merge.ts';
import { useSteps } from './use-steps.ts';

interface EditorProps {
  entry: DeskEntry;
  /** The signed-in user. */
  name: string;
  onPublished: (revision: DeskRevision | null) => Promise<void>;
  onRefetch: () => Promise<DeskEntry | undefined>;
}

const isSubmit = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key === 'Enter' && (ctrlKey || metaKey);

const none: readonly DeskProblem[] = [];

/** Edits an entry, step by step: form, spec sheet of a model, review with publishing, history. */
export function Editor({ entry, name, onPublished, onRefetch }: EditorProps) {
  const editing = useDraft(entry, name);
  const { draft } = editing;
  const merge = useMerge(entry, editing);
  const { whole, step, setStep, target, aimAt, goTo, review, focusOnTab } = useSteps();
  const sheet = useSheet(entry.slug);
  const [note, setNote] = useState('');
  const [problems, setProblems] = useState(none);
  useFillingIn(entry, editing, aimAt);
  if (merge.conflict) return <ConflictView entry={entry} conflict={merge.conflict} onResolved={merge.resolve} />;
  const isChanged = !isSame(draft.content, draftOf(entry).content);
  const canReview = isChanged && step !== 'review';
  const steps = (['edit', 'sheet', 'review', 'history'] as const)
    .filter((id) => id !== 'sheet' || entry.kind === 'model')
    .map((id) => ({ id, label: texts.steps[id] }));
  return (
    <S.Whole ref={whole} onKeyDown={(event) => canReview && isSubmit(event) && review()}>
      <DraftNotices entry={entry} editing={editing} isMerged={merge.isMerged} />
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
        {step === 'sheet' && <SpecSheet sheet={sheet} content={draft.content} onField={editing.setField} />}
        {step === 'review' && (
          <Review
            entry={entry}
            editing={editing}
            isChanged={isChanged}
            note={note}
            onNote={setNote}
            onProblems={setProblems}
            onGoTo={goTo}
            onPublished={onPublished}
            onConflict={async () => merge.with(await onRefetch())}
          />
        )}
        {step === 'history' && <History name={name} entry={entry} onUndone={() => onPublished(null)} />}
      </Tabs>
      <SavedBar
        editing={editing}
        isChanged={isChanged}
        onReview={step === 'review' ? null : review}
        onDiscarded={focusOnTab}
      />
    </S.Whole>
  );
}
