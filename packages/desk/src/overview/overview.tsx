import { useApi, useShownError } from '@dopahiya/api-client';
import { deskQueries } from '@dopahiya/api-client/desk';
import { paths } from '@dopahiya/domain/site';
import { Link, PageTitle, Skeleton } from '@dopahiya/ui-kit';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import * as texts from '#texts/overview';
import { draftsOf } from '../drafts/kept-drafts.ts';
import { EntryRow } from '../entry-list/entry-row.tsx';
import { RevisionList } from '../revisions/revision-list.tsx';
import { entryTitle } from '../shell/entry-title.ts';
import { Failure } from '../shell/failure.tsx';
import { momentOf } from '../shell/moment-of.ts';
import { PagedList } from '../shell/paged-list.tsx';
import * as S from '../shell/shell.styles.ts';
import { InboxNumbers } from './inbox-numbers.tsx';

const shownModels = 6;
const shownChanges = 5;

/** Start of the desk: what waits, what is missing where most people look, the last changes and the user's drafts. */
export function Overview({ name }: { name: string }) {
  const api = useApi();
  const inbox = useQuery(deskQueries.inbox(api, name));
  const inboxError = useShownError(inbox);
  const models = useInfiniteQuery(deskQueries.entries(api, name, { kind: 'model', ordering: 'gaps' }));
  const first = models.data?.pages[0];
  const shortened = first && { pages: [{ results: first.results.slice(0, shownModels) }] };
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      {inboxError && (
        <Failure
          title={texts.inboxFailed}
          error={inboxError}
          onRetry={() => void inbox.refetch()}
          retrying={inbox.isFetching}
        />
      )}
      {!inbox.data && !inboxError && <Skeleton height="96px" />}
      {inbox.data && <InboxNumbers inbox={inbox.data} />}
      <S.Stack as="section" aria-labelledby="gaps">
        <h2 id="gaps">{texts.gaps}</h2>
        <PagedList
          query={{ ...models, data: shortened, hasNextPage: false }}
          failed={texts.modelsFailed}
          empty={texts.noGaps}
          keyOf={({ id }) => id}
        >
          {(entry) => <EntryRow entry={entry} />}
        </PagedList>
        <div>
          <Link to={paths.deskSection('model')} arrow="forward">
            {texts.allModels}
          </Link>
        </div>
      </S.Stack>
      <Drafts name={name} />
      <S.Stack as="section" aria-labelledby="changes">
        <h2 id="changes">{texts.changes}</h2>
        <RevisionList name={name} max={shownChanges} />
        <div>
          <Link to={paths.deskSection('log')} arrow="forward">
            {texts.allChanges}
          </Link>
        </div>
      </S.Stack>
    </>
  );
}

/** Drafts that this browser keeps. */
function Drafts({ name }: { name: string }) {
  const drafts = draftsOf(name);
  if (drafts.length === 0) return null;
  return (
    <S.Stack as="section" aria-labelledby="drafts">
      <h2 id="drafts">{texts.drafts}</h2>
      <S.Rows>
        {drafts.map(({ kind, slug, title, saved_at }) => (
          <li key={`${kind}/${slug}`}>
            <div>
              <Link to={paths.deskEntry(kind, slug)}>{entryTitle(kind, title)}</Link>
            </div>
            <small>{momentOf(saved_at)}</small>
          </li>
        ))}
      </S.Rows>
    </S.Stack>
  );
}
