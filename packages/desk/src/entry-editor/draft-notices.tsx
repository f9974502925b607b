import type { DeskEntry } from '@dopahiya/domain/desk';
import { Button } from '@dopahiya/ui-kit';
import * as texts from '#texts/entry-editor';
import type { EditedDraft } from '../drafts/use-draft.ts';
import { Failure } from '../shell/failure.tsx';
import { momentOf } from '../shell/moment-of.ts';
import * as S from '../shell/shell.styles.ts';

interface DraftNoticesProps {
  entry: DeskEntry;
  editing: EditedDraft;
  /** Whether the draft contains what somebody else published since. */
  isMerged: boolean;
}

/** What to know about the draft that is edited. */
export function DraftNotices({ entry, editing, isMerged }: DraftNoticesProps) {
  const { saved, foundAt, other } = editing;
  const isRemoved = entry.content === null && entry.version !== editing.draft.base;
  if (!isMerged && !isRemoved && foundAt === null && !other && !saved.error) return null;
  return (
    <S.Stack>
      {isMerged && <S.Notice>{texts.merged}</S.Notice>}
      {isRemoved && <S.Notice>{texts.wasRemoved}</S.Notice>}
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
    </S.Stack>
  );
}
