import { ApiError, useApi, useShownError } from '@dopahiya/api-client';
import { deskQueries } from '@dopahiya/api-client/desk';
import { Container, Later, PageTitle, Skeleton } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import * as texts from '#texts/desk-page';
import { Failure } from '../shell/failure.tsx';
import type { DeskAddress } from './desk-address.ts';

const load = async () => (await import('../shell/desk.tsx')).Desk;

interface DeskGateProps {
  /** The signed-in user. */
  name: string;
  address: DeskAddress;
  Missing: ComponentType;
}

/** Five minutes: a link within the desk then opens at once, while the role is asked for again. */
const keptMs = 300_000;

/** Asks whether the user may see the desk, and loads it only then. */
export function DeskGate({ name, address, Missing }: DeskGateProps) {
  const query = useQuery({ ...deskQueries.user(useApi(), name), gcTime: keptMs, retry: false });
  const error = useShownError(query);
  if (error instanceof ApiError && error.status === 404) return <Missing />;
  if (query.data) return <Later when="now" load={load} fallback={<Waiting />} user={query.data} address={address} />;
  if (!error) return <Waiting />;
  return (
    <Container>
      <PageTitle>{texts.title}</PageTitle>
      <Failure title={texts.failed} error={error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
    </Container>
  );
}

const Waiting = () => (
  <Container>
    <Skeleton height="480px" />
  </Container>
);
