import { paths } from '@dopahiya/domain/site';
import { definePage, oneOf } from '@dopahiya/site';
import * as texts from '#texts/forgot-password-page';
import { returnPath } from '../account-form/return-path.ts';
import { forgotPasswordForm } from './forgot-password-form.ts';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

/** Where one asks for a link to a new password. */
export const forgotPasswordPage = definePage({
  name: 'forgot-password',
  path: paths.forgotPassword,
  parameters: { return: returnPath, sent: oneOf(['1']) },
  isIndexed: false,
  useHead: () => ({ title: texts.headTitle, description: texts.headDescription }),
  component: ForgotPasswordPage,
  form: forgotPasswordForm,
});
