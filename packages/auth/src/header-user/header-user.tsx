import { useApi } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { showLoadFailure, useIsHydrated } from '@dopahiya/ui-kit';
import { UserMenu } from '@dopahiya/ui-kit/frame';
import { useSignedInName } from '@dopahiya/visitor';
import { useLocation, useNavigate } from 'react-router';
import { returnPathIn } from '../account-form/return-path.ts';
import { useUnread } from './use-unread.ts';

/** Signed-in user with a sign-out button; otherwise sign-in links that return to this page. */
export function HeaderUser() {
  const name = useSignedInName();
  const api = useApi();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const leave = async () => {
    const loaded = await import('./log-out.ts').catch(() => null);
    if (!loaded) showLoadFailure(false);
    else if (await loaded.logOut(api)) void navigate(paths.home);
  };
  const isHydrated = useIsHydrated();
  // Cached HTML is the same for all addresses of a page.
  const here = isHydrated ? pathname + search : pathname;
  const returnTo = ownPages.has(pathname) ? returnPathIn(new URLSearchParams(search)) : here;
  return (
    <UserMenu
      name={name}
      loginTo={paths.loginFrom(returnTo)}
      profileTo={paths.profile}
      messagesTo={paths.messages}
      unread={useUnread(name)}
      onLogout={() => void leave()}
    />
  );
}

/** Pages that a sign-in does not return to. */
const ownPages: ReadonlySet<string> = new Set([
  paths.login,
  paths.signup,
  paths.forgotPassword,
  paths.resetPassword,
  paths.verifyEmail,
]);
