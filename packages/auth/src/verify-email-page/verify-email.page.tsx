import { paths } from '@dopahiya/domain/site';
import { definePage, freeText, oneOf, type PageProps, usePageForm } from '@dopahiya/site';
import { Button, ButtonLink, Link } from '@dopahiya/ui-kit';
import { useSignedInName } from '@dopahiya/visitor';
import { useState } from 'react';
import * as texts from '#texts/verify-email-page';
import * as S from '../account-form/account-form.styles.ts';
import { AccountPage } from '../account-form/account-page.tsx';
import { FormNotice } from '../account-form/form-notice.tsx';
import { useRememberedReturnPath } from '../account-form/return-path.ts';
import { verifyEmailForm } from './verify-email-form.ts';

/** Page that confirms an email address with the emailed link. */
export function VerifyEmailPage({ at }: PageProps) {
  const [done, setDone] = useState(at.search.get('done'));
  const isDone = done !== null;
  const news = done === 'half' ? texts.doneHalf : texts.done;
  const form = usePageForm(verifyEmailForm, paths.verifyEmail, ({ waits }) => setDone(waits ? 'half' : '1'));
  return (
    <AccountPage title={texts.title} intro={texts.intro}>
      <FormNotice problem={form.wrong.problem} success={isDone ? news : null} />
      {!isDone && (
        <S.Form {...form.props}>
          <input type="hidden" name="token" value={at.search.get('token') ?? ''} />
          <Button type="submit" width="full" size="large" loading={form.isPending}>
            {texts.confirm}
          </Button>
        </S.Form>
      )}
      {isDone ? <WayBack /> : form.wrong.problem !== null && <AnotherLink />}
    </AccountPage>
  );
}

/** Leads back to what the visitor was doing when an account was needed. */
function WayBack() {
  const isSignedIn = useSignedInName() !== null;
  const back = useRememberedReturnPath();
  if (back !== null)
    return (
      <ButtonLink to={isSignedIn ? back : paths.loginFrom(back)} width="full" size="large">
        {texts.goOn}
      </ButtonLink>
    );
  return (
    <>
      <S.Small>{texts.stillThere}</S.Small>
      <S.After>
        {isSignedIn ? <Link to={paths.profile}>{texts.profile}</Link> : <Link to={paths.login}>{texts.login}</Link>}
      </S.After>
    </>
  );
}

/** Leads to where another link is sent. */
const AnotherLink = () => (
  <S.After>
    <Link to={`${paths.profile}#email`}>{texts.anotherLink}</Link>
  </S.After>
);

/** Page that confirms an email address with the emailed link; its `token` is passed nowhere else. */
export const verifyEmailPage = definePage({
  name: 'verify-email',
  path: paths.verifyEmail,
  parameters: { token: freeText(), done: oneOf(['1', 'half']) },
  isIndexed: false,
  useHead: () => ({ title: texts.headTitle, description: texts.headDescription }),
  keepsAddress: true,
  component: VerifyEmailPage,
  form: verifyEmailForm,
});
