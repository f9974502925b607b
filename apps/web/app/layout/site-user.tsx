import { paths } from '@dopahiya/domain';
import { UserMenu } from '@dopahiya/ui-kit/frame';
import { signOut, useSignedInName } from '@dopahiya/visitor';
import { useNavigate } from 'react-router';

/** Who is signed in, with the way out; for everybody else the way in. */
export function SiteUser() {
  const name = useSignedInName();
  const navigate = useNavigate();
  const logOut = () => {
    signOut();
    void navigate(paths.home);
  };
  return <UserMenu name={name} loginTo={paths.login} profileTo={paths.profile} onLogout={logOut} />;
}
