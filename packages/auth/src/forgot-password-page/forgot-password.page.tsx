import { paths } from '@dopahiya/domain/site';
import { definePage, oneOf, type PageProps, usePageForm } from '@dopahiya/site';
import { Button, Field, Link } from '@dopahiya/ui-kit';
import * as texts from '#texts/forgot-password-page';
import * as S from '../account-form/account-form.styles.ts';
import { AccountPage } from '../account-form/account-page.tsx';
import { FormNotice } from '../account-form/form-notice.tsx';
import { returnPath, useReturnPath } from '../account-form/return-path.ts';
import { forgotPasswordForm } from './forgot-password-form.ts';

/** Page to request a password reset link; the response is the same whether or not the address is known. */
export function ForgotPasswordPage({ at }: PageProps) {
  const form = usePageForm(forgotPasswordForm, paths.forgotPassword, () => undefined);
  const isSent = form.isSuccess || at.search.has('sent');
  const leadTo = useReturnPath(at.search);
  return (
    <AccountPage title={texts.title} intro={texts.intro}>
      <FormNotice problem={form.wrong.problem} success={isSent ? texts.sent : null} />
      <S.Form {...form.props}>
        <input type="hidden" name="return" value={leadTo} />
        <Field {...form.field('email')} type="email" label={texts.email} autoComplete="email" required />
        <Button type="submit" width="full" size="large" loading={form.isPending}>
          {texts.send}
        </Button>
      </S.Form>
      <S.After>
        <Link to={paths.loginFrom(leadTo)}>{texts.backToLogin}</Link>
      </S.After>
    </AccountPage>
  );
}

/** Page to request a password reset link. */
export const forgotPasswordPage = definePage({
  name: 'forgot-password',
  path: paths.forgotPassword,
  parameters: { return: returnPath, sent: oneOf(['1']) },
  isIndexed: false,
  useHead: () => ({ title: texts.headTitle, description: texts.headDescription }),
  component: ForgotPasswordPage,
  form: forgotPasswordForm,
});
