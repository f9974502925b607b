import { accountQueries, useApi } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { ButtonLink, EmptyState } from '@dopahiya/ui-kit';
import { useSignedInName } from '@dopahiya/visitor';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/moderation-page';

/** For a moderator whose session began without a code; whether they still are one is asked anew. */
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
