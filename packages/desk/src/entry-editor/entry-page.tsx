import { useApi, useShownError } from '@dopahiya/api-client';
import { deskQueries } from '@dopahiya/api-client/desk';
import type { DeskEntry, DeskKind, DeskRevision } from '@dopahiya/domain/desk';
import { dateInIndia, paths } from '@dopahiya/domain/site';
import { BackLink, PageTitle, Skeleton } from '@dopahiya/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import * as texts from '#texts/entry-editor';
import * as revisionTexts from '#texts/revisions';
import { Done } from '../shell/done.tsx';
import { entryTitle, isSingle } from '../shell/entry-title.ts';
import { Failure } from '../shell/failure.tsx';
import { Editor } from './editor.tsx';
import { nameGiven } from './filled-in.ts';
import { Published } from './published.tsx';

interface EntryPageProps {
  /** The signed-in user. */
  name: string;
  kind: DeskKind;
  slug: string;
}

/** An entry: its form, and what was published last. */
export function EntryPage({ name, kind, slug }: EntryPageProps) {
  const client = useQueryClient();
  const query = useQuery({
    ...deskQueries.entry(useApi(), name, kind, slug),
    // Another version must not come under what is being typed.
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const error = useShownError(query);
  const [published, setPublished] = useState<DeskRevision | null>(null);
  const [isUndone, setUndone] = useState(false);
  const [generation, setGeneration] = useState(0);
  const { data: entry } = query;
  const { state } = useLocation();
  const [given] = useState(() => nameGiven(state));
  const refetch = async () => {
    const { data } = await query.refetch();
    void deskQueries.refetchRevisions(client, name);
    return data;
  };
  const settle = async (revision: DeskRevision | null) => {
    await refetch();
    setPublished(revision);
    setUndone(revision === null);
    setGeneration((before) => before + 1);
    scrollTo({ top: 0 });
  };
  return (
    <>
      <div>
        {!isSingle(kind) && <BackLink to={paths.deskSection(kind)}>{texts.back}</BackLink>}
        <PageTitle {...(entry && { intro: introOf(entry.content === null, entry.content) })}>
          {entryTitle(kind, titleOf(entry, given || slug))}
        </PageTitle>
      </div>
      {published && entry && (
        <Published
          key={`revision-${published.id}`}
          revision={published}
          path={entry.path}
          isRemoval={entry.content === null}
          onUndone={() => settle(null)}
        />
      )}
      {isUndone && <Done key={`undone-${generation}`}>{revisionTexts.undone}</Done>}
      {!entry && error && (
        <Failure
          title={texts.notLoaded}
          error={error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {!entry && !error && <Skeleton height="480px" />}
      {entry && (
        <Editor key={`editor-${generation}`} entry={entry} name={name} onPublished={settle} onRefetch={refetch} />
      )}
    </>
  );
}

const titleOf = (entry: DeskEntry | undefined, otherwise: string): string => (entry?.content ? entry.title : otherwise);

function introOf(isNew: boolean, content: Record<string, unknown> | null): string | undefined {
  if (isNew) return texts.isNew;
  const { published, date } = content ?? {};
  if (published === false) return texts.isUnpublished;
  return typeof date === 'string' && date > dateInIndia(new Date()) ? texts.isScheduled(date) : undefined;
}
