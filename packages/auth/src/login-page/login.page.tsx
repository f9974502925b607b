import { useApi } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { definePage, ledTo, oneOf, type PageProps, useFormAnswer, useLateNavigate, usePageForm } from '@dopahiya/site';
import { Button, Field, Link, PasswordField } from '@dopahiya/ui-kit';
import { signIn } from '@dopahiya/visitor';
import { useState } from 'react';
import { useLocation } from 'react-router';
import * as texts from '#texts/login-page';
import * as S from '../account-form/account-form.styles.ts';
import { AccountPage } from '../account-form/account-page.tsx';
import { FormNotice } from '../account-form/form-notice.tsx';
import { returnPath, useReturnPath } from '../account-form/return-path.ts';
import { CodeStep } from './code-step.tsx';
import { loginForm } from './login-form.ts';
import { loginInBrowser } from './login-in-browser.ts';

/** Messages by the query parameter of the redirect that led here. */
const whatHappened: readonly [parameter: string, news: string][] = [
  ['registered', texts.registered],
  ['reset', texts.passwordChanged],
];

/** Login page, with a second step if the account uses two-factor sign-in; returns to the previous page. */
export function LoginPage({ at }: PageProps) {
  const api = useApi();
  const navigate = useLateNavigate();
  const [ticket, setTicket] = useState(useFormAnswer(paths.login)?.values['ticket'] ?? null);
  const { props, field, wrong, isPending } = usePageForm(loginInBrowser, paths.login, (answer, fields) => {
    if ('ticket' in answer) {
      setTicket(answer.ticket);
      return;
    }
    void api.setAccess(answer.access);
    signIn(answer.username);
    navigate(ledTo(loginForm, fields, answer), { replace: true });
  });
  const [, news = null] = whatHappened.find(([parameter]) => at.search.has(parameter)) ?? [];
  const leadTo = useReturnPath(at.search);
  return (
    <AccountPage
      title={ticket === null ? texts.title : texts.codeTitle}
      intro={ticket === null ? texts.intro : texts.codeIntro}
    >
      <FormNotice problem={wrong.problem} success={ticket === null ? news : null} />
      <S.Form {...props} key={ticket}>
        <input type="hidden" name="return" value={leadTo} />
        {ticket === null ? (
          <PasswordStep field={field} leadTo={leadTo} isRefused={wrong.problem !== null} />
        ) : (
          <CodeStep ticket={ticket} field={field('code')} leadTo={leadTo} onStartAgain={() => setTicket(null)} />
        )}
        <Button type="submit" width="full" size="large" loading={isPending}>
          {texts.login}
        </Button>
      </S.Form>
      {ticket === null && (
        <S.After>
          {texts.newHere} <Link to={paths.signupFrom(leadTo)}>{texts.createAccount}</Link>
        </S.After>
      )}
      <S.Small>{texts.whatThen}</S.Small>
    </AccountPage>
  );
}

interface PasswordStepProps extends Pick<ReturnType<typeof usePageForm>, 'field'> {
  leadTo: string;
  isRefused: boolean;
}

function PasswordStep({ field, leadTo, isRefused }: PasswordStepProps) {
  const name = field('username');
  const { state } = useLocation() as { state: { username?: string } | null };
  return (
    <>
      <Field
        {...name}
        defaultValue={name.defaultValue ?? state?.username}
        label={texts.username}
        {...(isRefused && { hint: texts.severalAccounts })}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField {...field('password')} label={texts.password} autoComplete="current-password" required />
      <p>
        <Link to={paths.forgotPasswordFrom(leadTo)}>{texts.forgotPassword}</Link>
      </p>
    </>
  );
}

/** Login page; `return` is the path to go back to. */
export const loginPage = definePage({
  name: 'login',
  path: paths.login,
  parameters: { return: returnPath, registered: oneOf(['1']), reset: oneOf(['1']) },
  isIndexed: false,
  useHead: () => ({ title: texts.headTitle, description: texts.headDescription }),
  component: LoginPage,
  form: loginForm,
});
