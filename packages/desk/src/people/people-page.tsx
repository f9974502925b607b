import { useApi, useShownError } from '@dopahiya/api-client';
import { deskQueries } from '@dopahiya/api-client/desk';
import type { DeskUser } from '@dopahiya/domain/desk';
import { PageTitle, Skeleton } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as texts from '#texts/people';
import { Done } from '../shell/done.tsx';
import { Failure } from '../shell/failure.tsx';
import * as S from '../shell/shell.styles.ts';
import { GrantForm } from './grant-form.tsx';
import { Revoke } from './revoke.tsx';

/** Accounts with a role; owners grant and revoke. */
export function PeoplePage({ user }: { user: DeskUser }) {
  const query = useQuery(deskQueries.people(useApi(), user.username));
  const error = useShownError(query);
  const [revoked, setRevoked] = useState<string | null>(null);
  const isOwner = user.role === 'owner';
  return (
    <>
      <PageTitle intro={isOwner ? texts.intro : texts.introOfEditor}>{texts.title}</PageTitle>
      {error && (
        <Failure title={texts.failed} error={error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
      {!query.data && !error && <Skeleton height="240px" />}
      {query.data && (
        <S.Rows>
          {query.data.people.map((person) => (
            <li key={person.username}>
              <b>{person.username}</b>
              <span>{texts.roles[person.role]}</span>
              {!person.has_second_factor && <small>{texts.noSecondFactor}</small>}
              {isOwner && <Revoke user={user} person={person} onRevoked={() => setRevoked(person.username)} />}
            </li>
          ))}
        </S.Rows>
      )}
      {revoked !== null && <Done key={revoked}>{texts.revoked(revoked)}</Done>}
      {isOwner && query.data && <GrantForm user={user} />}
    </>
  );
}
