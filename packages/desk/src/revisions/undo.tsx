import { ApiError, messageOf, useApi } from '@dopahiya/api-client';
import { undoDeskRevision } from '@dopahiya/api-client/desk';
import type { DeskRevision } from '@dopahiya/domain/desk';
import { Button } from '@dopahiya/ui-kit';
import { useMutation } from '@tanstack/react-query';
import * as texts from '#texts/revisions';
import { entryTitle } from '../shell/entry-title.ts';
import { Failure } from '../shell/failure.tsx';
import * as S from '../shell/shell.styles.ts';

interface UndoProps {
  revision: DeskRevision;
  onUndone: () => Promise<unknown>;
}

/** Undoes a revision, unless a later one changed the same values. */
export function Undo({ revision, onUndone }: UndoProps) {
  const api = useApi();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => undoDeskRevision(api, revision.id),
    onSuccess: onUndone,
  });
  if (error instanceof ApiError && error.status === 409)
    return (
      <S.Notice data-tone="warn" role="alert">
        <p>{messageOf(error, texts.inTheWay)}</p>
        <p>{texts.inTheWayMeans}</p>
      </S.Notice>
    );
  return (
    <>
      {error && <Failure title={texts.notUndone} error={error} onRetry={() => mutate()} retrying={isPending} />}
      <Button
        tone="secondary"
        size="small"
        aria-label={texts.undoOf(entryTitle(revision.kind, revision.title))}
        loading={isPending}
        onClick={() => mutate()}
      >
        {texts.undo}
      </Button>
    </>
  );
}
