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
import * as texts from '#texts/moderation-page';
import type { ModerationChoices } from './moderation-address.ts';
import * as S from './moderation-page.styles.ts';

// Nobody sees them who is not signed in, and no first HTML has them.
const load = async () => (await import('./own-moderation.tsx')).OwnModeration;

/** What waits for a moderator and what was decided; for everybody else who this page is for. */
export function ModerationPage({ shows, subject }: PageProps & ModerationChoices) {
  const name = useSignedInName();
  const isHydrated = useIsHydrated();
  const [isMissing, setMissing] = useState(false);
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
  if (isHydrated && name !== null)
    return (
      <Framed>
        <Deferred
          load={load}
          isWanted
          given={{ name, shows, subject }}
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
        action={<ButtonLink to={paths.loginFrom(paths.moderation)}>{texts.signIn}</ButtonLink>}
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
