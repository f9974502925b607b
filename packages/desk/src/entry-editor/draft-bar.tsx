import type { DeskEntry } from '@dopahiya/domain/desk';
import { Button, Dialog } from '@dopahiya/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as shell from '#texts/shell';
import * as texts from '#texts/entry-editor';
import type { EditedDraft } from '../drafts/use-draft.ts';
import { Failure } from '../shell/failure.tsx';
import { momentOf } from '../shell/moment-of.ts';
import * as S from '../shell/shell.styles.ts';

interface DraftBarProps {
  entry: DeskEntry;
  editing: EditedDraft;
  /** Whether the draft differs from what is published. */
  isChanged: boolean;
  /** Whether it contains what somebody else published since. */
  isMerged: boolean;
}

/** Where the draft is saved, and how to discard it. */
export function DraftBar({ entry, editing, isChanged, isMerged }: DraftBarProps) {
  const { saved, foundAt, other } = editing;
  const [isAsked, setAsked] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: editing.discard,
    onSuccess: () => setAsked(false),
  });
  return (
    <S.Stack>
      {isMerged && <S.Notice>{texts.merged}</S.Notice>}
      {entry.content === null && entry.version !== editing.draft.base && <S.Notice>{texts.wasRemoved}</S.Notice>}
      {foundAt !== null && <S.Notice>{texts.found(momentOf(foundAt))}</S.Notice>}
      {other && (
        <S.Notice data-tone="warn">
          <p>{texts.otherDraft(momentOf(other.savedAt))}</p>
          <Button tone="secondary" size="small" onClick={editing.takeOther}>
            {texts.takeOther}
          </Button>
        </S.Notice>
      )}
      {saved.error && <Failure title={texts.draftNotSaved} error={saved.error} onRetry={editing.retry} />}
      <S.Row>
        <output data-saved={saved.where}>{texts.saved[saved.where]}</output>
        {(isChanged || foundAt !== null) && (
          <Button tone="quiet" size="small" leadingIcon="trash" onClick={() => setAsked(true)}>
            {texts.discard}
          </Button>
        )}
      </S.Row>
      <Dialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={texts.discard}
        footer={
          <>
            <Button tone="danger" loading={isPending} onClick={() => mutate()}>
              {texts.discard}
            </Button>
            <Button tone="quiet" onClick={() => setAsked(false)}>
              {shell.cancel}
            </Button>
          </>
        }
      >
        <p>{texts.discardMeans}</p>
        {error && <Failure title={texts.notDiscarded} error={error} />}
      </Dialog>
    </S.Stack>
  );
}
