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
  /** Where the sign-in leads back to. */
  path: string;
  /** Loads what the page shows; a function that stays the same, as no first HTML has it. */
  load: () => Promise<ComponentType<Given>>;
  /** What that is given; null for who has to sign in first. */
  given: Given | null;
}

const Page = styled.div`
  padding-block: ${theme.space[5]} ${theme.space[12]};
`;

/** A page that only its owner sees: what it shows is loaded in the browser, and everybody else finds the way to sign in. */
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
