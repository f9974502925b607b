import { useApi } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain';
import type { PageProps } from '@dopahiya/page';
import { Button, Field, Link, PasswordField } from '@dopahiya/ui-kit';
import { signIn } from '@dopahiya/visitor';
import { useNavigate } from 'react-router';
import * as texts from '#texts/login-page';
import * as S from '../account-form/account-form.styles.ts';
import { AccountPage } from '../account-form/account-page.tsx';
import { FormNotice } from '../account-form/form-notice.tsx';
import { useAccountForm } from '../account-form/use-account-form.ts';
import { loginForm } from './login-form.ts';

/** What led here, by the parameter that says so. */
const whatHappened: readonly [parameter: string, news: string][] = [
  ['registered', texts.registered],
  ['reset', texts.passwordChanged],
];

/** Signs in and leads back to where the visitor was. */
export function LoginPage({ at }: PageProps) {
  const api = useApi();
  const navigate = useNavigate();
  const { props, field, wrong, isPending } = useAccountForm(loginForm, paths.login, (session, fields) => {
    void api.setAccess(session.access);
    signIn(session.username);
    void navigate(loginForm.leadTo(fields, session), { replace: true });
  });
  const [, news = null] = whatHappened.find(([parameter]) => at.search.has(parameter)) ?? [];
  return (
    <AccountPage title={texts.title} intro={texts.intro}>
      <FormNotice problem={wrong.problem} success={news} />
      <S.Form {...props}>
        <input type="hidden" name="return" value={at.search.get('return') ?? paths.home} />
        <Field
          {...field('username')}
          label={texts.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordField {...field('password')} label={texts.password} autoComplete="current-password" required />
        <p>
          <Link to={paths.forgotPassword}>{texts.forgotPassword}</Link>
        </p>
        <Button type="submit" width="full" size="large" loading={isPending}>
          {texts.login}
        </Button>
      </S.Form>
      <S.After>
        {texts.newHere} <Link to={paths.signup}>{texts.createAccount}</Link>
      </S.After>
      <S.Small>{texts.whatThen}</S.Small>
    </AccountPage>
  );
}
