import { paths } from '@dopahiya/domain/site';
import { definePage, type PageProps, useLateNavigate, usePageForm } from '@dopahiya/site';
import { Button, Checkbox, Field, Link, PasswordField } from '@dopahiya/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import * as texts from '#texts/signup-page';
import * as S from '../account-form/account-form.styles.ts';
import { AccountPage } from '../account-form/account-page.tsx';
import { FormNotice } from '../account-form/form-notice.tsx';
import { OneName } from '../account-form/one-name.tsx';
import { returnPath, useReturnPath } from '../account-form/return-path.ts';
import { NewPasswordField } from '../account-form/new-password-field.tsx';
import { signupForm } from './signup-form.ts';

/** How long the success message shows before the redirect to the login page, in ms. */
const REDIRECT_MS = 2000;

/** Signup page; redirects to the login page and keeps the return path. */
export function SignupPage({ at }: PageProps) {
  const [username, setUsername] = useState('');
  const { props, field, wrong, isPending, isSuccess } = usePageForm(signupForm, paths.signup, (_, fields) =>
    setUsername(fields['username'] ?? ''),
  );
  const leadTo = useReturnPath(at.search);
  return (
    <AccountPage title={texts.title} intro={texts.intro}>
      <FormNotice problem={wrong.problem} success={isSuccess ? texts.success : null} />
      {isSuccess && <LoginSoon leadTo={leadTo} username={username} />}
      <S.Form {...props}>
        <input type="hidden" name="return" value={leadTo} />
        <Field
          {...field('username')}
          label={texts.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Field {...field('email')} type="email" label={texts.email} autoComplete="email" required />
        <S.Names>
          <Field {...field('first_name')} label={texts.firstName} autoComplete="given-name" required />
          <Field {...field('last_name')} label={texts.lastName} autoComplete="family-name" required />
          <OneName isChosen={field('one_name').defaultValue === 'yes'} />
        </S.Names>
        <NewPasswordField {...field('password')} label={texts.password} />
        <PasswordField {...field('confirmation')} label={texts.confirmation} autoComplete="new-password" required />
        <Terms isAgreed={field('terms').defaultValue === 'yes'} fieldError={wrong.fieldErrors['terms']} />
        <Button type="submit" width="full" size="large" loading={isPending || isSuccess}>
          {texts.signUp}
        </Button>
      </S.Form>
      <S.After>
        {texts.alreadyWithUs} <Link to={paths.loginFrom(leadTo)}>{texts.login}</Link>
      </S.After>
    </AccountPage>
  );
}

function LoginSoon({ leadTo, username }: { leadTo: string; username: string }) {
  const navigate = useLateNavigate();
  const leadOn = useEffectEvent(() => navigate(paths.loginFrom(leadTo), { state: { username } }));
  useEffect(() => {
    const timer = setTimeout(() => leadOn(), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

function Terms({ isAgreed, fieldError }: { isAgreed: boolean; fieldError: string | undefined }) {
  return (
    <Checkbox name="terms" value="yes" defaultChecked={isAgreed} required {...(fieldError && { error: fieldError })}>
      {texts.terms((words, of) => (
        <Link to={of === 'terms' ? paths.termsAndConditions : paths.privacyPolicy}>{words}</Link>
      ))}
    </Checkbox>
  );
}

/** Signup page. */
export const signupPage = definePage({
  name: 'signup',
  path: paths.signup,
  parameters: { return: returnPath },
  isIndexed: false,
  useHead: () => ({ title: texts.headTitle, description: texts.headDescription }),
  component: SignupPage,
  form: signupForm,
});
