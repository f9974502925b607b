import { paths } from '@dopahiya/domain/site';
import type { PageProps } from '@dopahiya/site';
import {
  ButtonLink,
  Container,
  Deferred,
  EmptyState,
  ErrorPanel,
  PageTitle,
  showLoadFailure,
  Skeleton,
  useIsHydrated,
} from '@dopahiya/ui-kit';
import { useSignedInName } from '@dopahiya/visitor';
import { type ReactNode, useState } from 'react';
import * as texts from '#texts/messages-page';
import * as S from './messages-page.styles.ts';

// Nobody sees them who is not signed in, and no first HTML has them.
const load = async () => (await import('./own-messages.tsx')).OwnMessages;

/** The conversations of who is signed in, or one of them; for everybody else the way to sign in and back. */
export function MessagesPage({ at }: PageProps) {
  const name = useSignedInName();
  const isHydrated = useIsHydrated();
  const [isMissing, setMissing] = useState(false);
  const off = at.search.get('off');
  const conversation = Number(at.search.get('with') ?? Number.NaN);
  const tell = (again: boolean) => {
    setMissing(true);
    if (again) showLoadFailure(again, texts.failed);
  };
  if (isMissing)
    return (
      <Framed>
        <ErrorPanel title={texts.failed} message={texts.tryLater} onRetry={() => setMissing(false)} />
      </Framed>
    );
  if (isHydrated && (name !== null || off !== null))
    return (
      <Framed>
        <Deferred
          load={load}
          isWanted
          given={{ name, off, conversation: Number.isInteger(conversation) ? conversation : null }}
          before={<Skeleton height="320px" />}
          onFailure={tell}
        />
      </Framed>
    );
  return (
    <Framed>
      <EmptyState
        title={texts.signedOut}
        message={texts.whatFor}
        action={<ButtonLink to={paths.loginFrom(paths.messages)}>{texts.signIn}</ButtonLink>}
      />
      <noscript>
        <p>{texts.needsScript}</p>
      </noscript>
    </Framed>
  );
}

const Framed = ({ children }: { children: ReactNode }) => (
  <S.Page>
    <Container>
      <PageTitle>{texts.title}</PageTitle>
      {children}
    </Container>
  </S.Page>
);
