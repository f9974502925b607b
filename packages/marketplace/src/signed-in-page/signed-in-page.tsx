import { paths } from '@dopahiya/domain/site';
import { ButtonLink, Container, EmptyState, Later, PageTitle, Skeleton, theme, useIsHydrated } from '@dopahiya/ui-kit';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';

interface SignedInPageTexts {
  title: string;
  signedOut: string;
  whatFor: string;
  signIn: string;
  needsScript: string;
}

interface SignedInPageProps<Given extends object> {
  texts: SignedInPageTexts;
  /** Path to return to after signing in. */
  path: string;
  /** Loads the page's content; must be a stable function. Never part of the server's HTML. */
  load: () => Promise<ComponentType<Given>>;
  /** Props of the content; null if the visitor has to sign in first. */
  given: Given | null;
}

const Page = styled.div`
  padding-block: ${theme.space[5]} ${theme.space[12]};
`;

/** A private page: its content is loaded in the browser, and signed-out visitors see a sign-in link. */
export function SignedInPage<Given extends object>({ texts, ...rest }: SignedInPageProps<Given>) {
  return (
    <Page>
      <Container>
        <PageTitle>{texts.title}</PageTitle>
        <Content texts={texts} {...rest} />
      </Container>
    </Page>
  );
}

function Content<Given extends object>({ texts, path, load, given }: SignedInPageProps<Given>) {
  const isHydrated = useIsHydrated();
  if (!isHydrated || !given) return <SignedOut texts={texts} path={path} />;
  return <Later when="now" load={load} fallback={<Skeleton height="320px" />} {...given} />;
}

const SignedOut = ({ texts, path }: { texts: SignedInPageTexts; path: string }) => (
  <>
    <EmptyState
      title={texts.signedOut}
      message={texts.whatFor}
      action={<ButtonLink to={paths.loginFrom(path)}>{texts.signIn}</ButtonLink>}
    />
    <noscript>
      <p>{texts.needsScript}</p>
    </noscript>
  </>
);
