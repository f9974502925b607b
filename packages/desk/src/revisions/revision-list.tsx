import { useApi } from '@dopahiya/api-client';
import { deskQueries } from '@dopahiya/api-client/desk';
import type { DeskKind, DeskRevision } from '@dopahiya/domain/desk';
import { paths } from '@dopahiya/domain/site';
import { Link } from '@dopahiya/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as texts from '#texts/revisions';
import { ChangeView } from '../content/change-view.tsx';
import { Done } from '../shell/done.tsx';
import { entryTitle } from '../shell/entry-title.ts';
import { momentOf } from '../shell/moment-of.ts';
import { PagedList } from '../shell/paged-list.tsx';
import * as S from '../shell/shell.styles.ts';
import { Undo } from './undo.tsx';

interface RevisionListProps {
  /** The signed-in user. */
  name: string;
  /** Of one entry; of all without. */
  of?: { kind: DeskKind; slug: string };
  /** At most so many; all, page by page, without. */
  max?: number;
  /** Called after an undo, once the list is fetched again; without it the list says that it is undone. */
  onUndone?: () => Promise<unknown>;
}

/** Revisions, latest first: who changed what from which value to which, with a way to undo each. */
export function RevisionList({ name, of, max, onUndone }: RevisionListProps) {
  const query = useInfiniteQuery(deskQueries.revisions(useApi(), name, of));
  const [undone, setUndone] = useState(0);
  const settle = async () => {
    await query.refetch();
    if (onUndone) await onUndone();
    else setUndone((before) => before + 1);
  };
  const [first] = query.data?.pages ?? [];
  const shown =
    max === undefined || !first
      ? query
      : { ...query, data: { pages: [{ results: first.results.slice(0, max) }] }, hasNextPage: false };
  return (
    <>
      {undone > 0 && <Done key={undone}>{texts.undone}</Done>}
      <PagedList query={shown} failed={texts.failed} empty={texts.nothing} keyOf={({ id }) => id}>
        {(revision) => <Revision revision={revision} isNamed={!of} onUndone={settle} />}
      </PagedList>
    </>
  );
}

interface RevisionProps {
  revision: DeskRevision;
  /** Whether the entry is named. */
  isNamed: boolean;
  onUndone: () => Promise<unknown>;
}

function Revision({ revision, isNamed, onUndone }: RevisionProps) {
  const { id, kind, slug, title, by, at, note, changes, undoes, undone_by } = revision;
  return (
    <S.Stack as="article" id={`revision-${id}`}>
      <div>
        {isNamed && <Link to={paths.deskEntry(kind, slug)}>{entryTitle(kind, title)}</Link>}
        <p>
          <time dateTime={at}>{momentOf(at)}</time>, {by ?? texts.former}
        </p>
        {note !== null && <p>{note}</p>}
        {undoes !== null && <S.Quiet>{texts.undoes}</S.Quiet>}
      </div>
      {changes.map(({ path, label, before, after, words }) => (
        <div key={path}>
          <b>{label}</b>
          <ChangeView before={before} after={after} words={words} />
        </div>
      ))}
      {undone_by === null ? (
        <div>
          <Undo revision={revision} onUndone={onUndone} />
        </div>
      ) : (
        <S.Quiet>{texts.wasUndone}</S.Quiet>
      )}
    </S.Stack>
  );
}
