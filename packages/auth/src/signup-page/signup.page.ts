import { paths } from '@dopahiya/domain/site';
import { definePage } from '@dopahiya/site';
import * as texts from '#texts/signup-page';
import { returnPath } from '../account-form/return-path.ts';
import { signupForm } from './signup-form.ts';
import { SignupPage } from './signup-page.tsx';

/** Where an account is opened. */
export const signupPage = definePage({
  name: 'signup',
  path: paths.signup,
  parameters: { return: returnPath },
  isIndexed: false,
  useHead: () => ({ title: texts.headTitle, description: texts.headDescription }),
  component: SignupPage,
  form: signupForm,
});
