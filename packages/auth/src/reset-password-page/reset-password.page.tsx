import { paths } from '@dopahiya/domain/site';
import { definePage, freeText, ledTo, type PageProps, useLateNavigate, usePageForm } from '@dopahiya/site';
import { Button, Link, PasswordField } from '@dopahiya/ui-kit';
import { signOut } from '@dopahiya/visitor';
import * as texts from '#texts/reset-password-page';
import * as S from '../account-form/account-form.styles.ts';
import { AccountPage } from '../account-form/account-page.tsx';
import { FormNotice } from '../account-form/form-notice.tsx';
import { useRememberedReturnPath } from '../account-form/return-path.ts';
import { NewPasswordField } from '../account-form/new-password-field.tsx';
import { resetPasswordForm } from './reset-password-form.ts';

/** Page that sets a new password with the emailed link; all sessions end then. */
export function ResetPasswordPage({ at }: PageProps) {
  const navigate = useLateNavigate();
  const back = useRememberedReturnPath();
  const form = usePageForm(resetPasswordForm, paths.resetPassword, (done, fields) => {
    signOut();
    const login = ledTo(resetPasswordForm, fields, done);
    navigate(back === null ? login : `${login}&${new URLSearchParams({ return: back })}`, { replace: true });
  });
  return (
    <AccountPage title={texts.title} intro={texts.intro}>
      <FormNotice problem={form.wrong.problem} />
      <S.Form {...form.props}>
        <input type="hidden" name="token" value={at.search.get('token') ?? ''} />
        <NewPasswordField {...form.field('password')} label={texts.password} />
        <PasswordField
          {...form.field('confirmation')}
          label={texts.confirmation}
          autoComplete="new-password"
          required
        />
        <Button type="submit" width="full" size="large" loading={form.isPending}>
          {texts.change}
        </Button>
      </S.Form>
      <S.After>
        <Link to={paths.forgotPassword}>{texts.anotherLink}</Link>
      </S.After>
    </AccountPage>
  );
}

/** Page that sets a new password with the emailed link; its `token` is passed nowhere else. */
export const resetPasswordPage = definePage({
  name: 'reset-password',
  path: paths.resetPassword,
  parameters: { token: freeText() },
  isIndexed: false,
  useHead: () => ({ title: texts.headTitle, description: texts.headDescription }),
  keepsAddress: true,
  component: ResetPasswordPage,
  form: resetPasswordForm,
});
