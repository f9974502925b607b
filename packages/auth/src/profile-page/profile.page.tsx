import { paths } from '@dopahiya/domain/site';
import { ButtonLink, Container, EmptyState, Link, PageTitle, useIsHydrated } from '@dopahiya/ui-kit';
import { useSignedInName } from '@dopahiya/visitor';
import * as texts from '#texts/profile-page';
import { OwnProfile } from './own-profile.tsx';
import * as S from './profile-page.styles.ts';
import type { ProfileSlots } from './profile-slots.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { definePage } from '@dopahiya/site';

/** Account page of the signed-in user; others see a sign-in link that returns here. */
export function ProfilePage(slots: ProfileSlots) {
  const name = useSignedInName();
  const isHydrated = useIsHydrated();
  return (
    <S.Page>
      {(!isHydrated || name === null) && <SignInFirst />}
      {!isHydrated && <NotYetKnown />}
      {isHydrated && name !== null && <OwnProfile key={name} name={name} {...slots} />}
    </S.Page>
  );
}

/** Also in the server's HTML: most visitors who are not yet known are signed out. */
function SignInFirst() {
  return (
    <S.Stranger>
      <Container>
        <PageTitle>{texts.title}</PageTitle>
        <EmptyState
          title={texts.signedOut}
          message={texts.whatFor}
          action={<ButtonLink to={paths.loginFrom(paths.profile)}>{texts.signIn}</ButtonLink>}
        />
      </Container>
    </S.Stranger>
  );
}

/** Shown to remembered visitors until hydration; without scripts it says that scripts are needed. */
function NotYetKnown() {
  return (
    <>
      <noscript>
        <Container>
          <PageTitle>{texts.title}</PageTitle>
          <p>{texts.needsScript}</p>
          <p>
            <Link to={paths.loginFrom(paths.profile)}>{texts.signIn}</Link>
          </p>
          <p>
            <Link to={paths.forgotPassword}>{texts.passwordByMail}</Link>
          </p>
        </Container>
      </noscript>
      <S.Remembered>
        <ProfileSkeleton />
      </S.Remembered>
    </>
  );
}

/** Account page. The server does not know the visitor, so its HTML is the same for everybody and the browser fills it in. */
export const profilePage = definePage<ProfileSlots>({
  name: 'profile',
  path: paths.profile,
  isIndexed: false,
  storage: () => 'never',
  useHead: () => ({ title: texts.headTitle, description: texts.headDescription }),
  component: ProfilePage,
});
