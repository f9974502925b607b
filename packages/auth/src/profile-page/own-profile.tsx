import { messageOf, useApi, useShownError } from '@dopahiya/api-client';
import { Container, Deferred, ErrorPanel, PageTitle, showLoadFailure } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as texts from '#texts/profile-page';
import { accountQueries } from './account-queries.ts';
import type { ProfileSlots } from './profile-slots.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';

// Nobody sees them who is not signed in, and no first HTML has them.
const loadParts = async () => (await import('./profile-parts.tsx')).ProfileParts;

/** The account of who is signed in: its parts are loaded while it is fetched. */
export function OwnProfile({ name, ...slots }: ProfileSlots & { name: string }) {
  const query = useQuery(accountQueries.user(useApi(), name));
  const error = useShownError(query);
  const [areMissing, setMissing] = useState(false);
  const retry = () => {
    setMissing(false);
    if (error) void query.refetch();
  };
  const tell = (again: boolean) => {
    setMissing(true);
    if (again) showLoadFailure(again, texts.notLoaded);
  };
  if (error || areMissing)
    return (
      <Container>
        <PageTitle>{texts.title}</PageTitle>
        <ErrorPanel
          title={texts.notLoaded}
          message={error ? messageOf(error, texts.tryLater) : texts.tryLater}
          retrying={query.isFetching}
          onRetry={retry}
        />
      </Container>
    );
  return (
    <Deferred
      load={loadParts}
      isWanted
      given={{ user: query.data, ...slots }}
      before={<ProfileSkeleton />}
      onFailure={tell}
    />
  );
}
