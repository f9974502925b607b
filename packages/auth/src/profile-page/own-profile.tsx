import { messageOf, useApi, useShownError } from '@dopahiya/api-client';
import { Container, ErrorPanel, Later, PageTitle } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/profile-page';
import { accountQueries } from './account-queries.ts';
import type { ProfileSlots } from './profile-slots.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';

// Loaded lazily: shown only to signed-in users and never in the server's HTML.
const loadParts = async () => (await import('./profile-parts.tsx')).ProfileParts;

/** The signed-in user's account; its sections load while the user is being fetched. */
export function OwnProfile({ name, ...slots }: ProfileSlots & { name: string }) {
  const query = useQuery(accountQueries.user(useApi(), name));
  const error = useShownError(query);
  if (error)
    return (
      <Container>
        <PageTitle>{texts.title}</PageTitle>
        <ErrorPanel
          title={texts.notLoaded}
          message={messageOf(error, texts.tryLater)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </Container>
    );
  return <Later when="now" load={loadParts} fallback={<ProfileSkeleton />} user={query.data} {...slots} />;
}
