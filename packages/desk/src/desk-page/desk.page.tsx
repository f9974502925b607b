import { paths } from '@dopahiya/domain/site';
import { definePage, type PageProps } from '@dopahiya/site';
import { Container, Later, Skeleton, useIsHydrated } from '@dopahiya/ui-kit';
import { useSignedInName } from '@dopahiya/visitor';
import type { ComponentType } from 'react';
import * as texts from '#texts/desk-page';
import { type DeskAddress, deskAddressOf } from './desk-address.ts';

/** Slots of the app. */
export interface DeskSlots {
  /** Content of the site's page for addresses that do not exist. */
  Missing: ComponentType;
}

const load = async () => (await import('./desk-gate.tsx')).DeskGate;

/** The desk for owners and editors; the page that does not exist for everybody else. */
function DeskPage({ address, Missing }: PageProps & DeskSlots & { address: DeskAddress }) {
  const isHydrated = useIsHydrated();
  const name = useSignedInName();
  if (!isHydrated || name === null) return <Missing />;
  return <Later when="now" load={load} fallback={<Waiting />} name={name} address={address} Missing={Missing} />;
}

const Waiting = () => (
  <Container>
    <Skeleton height="480px" />
  </Container>
);

/** Desk of the owner. The server does not know the visitor, so it answers everybody that there is no such page. */
export const deskPage = definePage<DeskSlots, { address: DeskAddress }>({
  name: 'desk',
  path: [paths.desk, paths.deskSection(':section'), paths.deskEntry(':section', ':slug')],
  isIndexed: false,
  storage: () => 'never',
  answerAt: () => ({ status: 404 }),
  useHead: () => ({ title: texts.missingTitle, description: texts.missingDescription }),
  read: ({ params }) => ({ address: deskAddressOf(params) }),
  component: DeskPage,
  examples: [],
});
