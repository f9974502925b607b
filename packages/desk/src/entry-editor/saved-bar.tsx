import { Button, Dialog } from '@dopahiya/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as texts from '#texts/entry-editor';
import * as shell from '#texts/shell';
import type { EditedDraft } from '../drafts/use-draft.ts';
import { Failure } from '../shell/failure.tsx';
import * as S from '../shell/shell.styles.ts';

interface SavedBarProps {
  editing: EditedDraft;
  /** Whether the draft differs from what is published. */
  isChanged: boolean;
  /** Leads to publishing; null where the user is there. */
  onReview: (() => void) | null;
  /** Called once the draft is discarded, and the button for it is gone. */
  onDiscarded: () => void;
}

/** Where the draft is saved, how to discard it, and the way to publishing. */
export function SavedBar({ editing, isChanged, onReview, onDiscarded }: SavedBarProps) {
  const { saved, foundAt } = editing;
  const [isAsked, setAsked] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: editing.discard,
    onSuccess: () => {
      setAsked(false);
      onDiscarded();
    },
  });
  return (
    <S.Bar>
      <output data-saved={saved.where}>{texts.saved[saved.where]}</output>
      {isChanged && onReview && (
        <Button size="small" aria-keyshortcuts="Control+Enter" title={texts.reviewKeys} onClick={onReview}>
          {texts.goToReview}
        </Button>
      )}
      {(isChanged || foundAt !== null) && (
        <Button tone="quiet" size="small" leadingIcon="trash" onClick={() => setAsked(true)}>
          {texts.discard}
        </Button>
      )}
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
    </S.Bar>
  );
}
