import { paths } from '@dopahiya/domain/site';
import { definePage, oneOf } from '@dopahiya/site';
import * as texts from '#texts/login-page';
import { returnPath } from '../account-form/return-path.ts';
import { loginForm } from './login-form.ts';
import { LoginPage } from './login-page.tsx';

/** Where one signs in; `return` is the path to go back to. */
export const loginPage = definePage({
  name: 'login',
  path: paths.login,
  parameters: { return: returnPath, registered: oneOf(['1']), reset: oneOf(['1']) },
  isIndexed: false,
  useHead: () => ({ title: texts.headTitle, description: texts.headDescription }),
  component: LoginPage,
  form: loginForm,
});
