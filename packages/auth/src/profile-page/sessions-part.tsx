import { endSession, messageOf, useApi, useShownError } from '@dopahiya/api-client';
import type { SignedInSession, User } from '@dopahiya/domain/account';
import { formatDate } from '@dopahiya/domain/site';
import { Badge, Button, ErrorPanel, Skeleton } from '@dopahiya/ui-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import * as pageTexts from '#texts/profile-page';
import * as texts from '#texts/profile-parts';
import { FormNotice } from '../account-form/form-notice.tsx';
import { accountQueries } from './account-queries.ts';
import * as S from './profile-parts.styles.ts';

/** The user's sessions, each with a sign-out button. */
export function SessionsPart({ user }: { user: User }) {
  const api = useApi();
  const query = useQuery(accountQueries.sessions(api, user.username));
  const error = useShownError(query);
  const intro = useRef<HTMLParagraphElement>(null);
  const ending = useMutation({
    mutationFn: (id: number | 'others') => endSession(api, id),
    // The pressed button disappears with its row.
    onSuccess: () => intro.current?.focus(),
    onSettled: () => query.refetch(),
  });
  if (error)
    return (
      <ErrorPanel
        title={texts.sessionsNotLoaded}
        message={messageOf(error, pageTexts.tryLater)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  if (!query.data) return <Skeleton height="144px" />;
  const isEnding = (id: number | 'others') => ending.isPending && ending.variables === id;
  return (
    <>
      <S.Head>
        <p ref={intro} tabIndex={-1}>
          {texts.sessionsIntro}
        </p>
        {query.data.length > 1 && (
          <Button tone="secondary" loading={isEnding('others')} onClick={() => ending.mutate('others')}>
            {texts.signOutElsewhere}
          </Button>
        )}
      </S.Head>
      <FormNotice
        problem={ending.error ? messageOf(ending.error, texts.notSignedOut) : null}
        success={ending.isSuccess ? texts.signedOutThere : null}
      />
      <S.Rows>
        {query.data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={isEnding(session.id)}
            onEnd={() => ending.mutate(session.id)}
          />
        ))}
      </S.Rows>
    </>
  );
}

interface SessionRowProps {
  session: SignedInSession;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session: { device, created_at, seen_at, is_current }, isEnding, onEnd }: SessionRowProps) {
  return (
    <li>
      <S.RowText>
        <p>{texts.deviceNames(device)}</p>
        <p>{texts.seenOn(formatDate(seen_at), formatDate(created_at))}</p>
      </S.RowText>
      {is_current ? (
        <Badge tone="success">{texts.thisDevice}</Badge>
      ) : (
        <Button
          tone="secondary"
          loading={isEnding}
          aria-label={texts.signOutOf(texts.deviceNames(device), formatDate(seen_at))}
          onClick={onEnd}
        >
          {texts.signOut}
        </Button>
      )}
    </li>
  );
}
