import { accountQueries, useApi } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { ButtonLink, EmptyState } from '@dopahiya/ui-kit';
import { useSignedInName } from '@dopahiya/visitor';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/moderation-page';

/** Shown to moderators whose session began without a second factor; refetches the user to see whether they still are a moderator. */
export function SignInAgain() {
  useQuery(accountQueries.user(useApi(), useSignedInName() ?? ''));
  return (
    <EmptyState
      title={texts.signInAgain}
      message={texts.signInAgainMeans}
      action={<ButtonLink to={paths.loginFrom(paths.moderation)}>{texts.page.signIn}</ButtonLink>}
    />
  );
}
