import { paths } from '@dopahiya/domain/site';
import { definePage, freeText } from '@dopahiya/site';
import * as texts from '#texts/reset-password-page';
import { resetPasswordForm } from './reset-password-form.ts';
import { ResetPasswordPage } from './reset-password-page.tsx';

/** Where a new password is chosen by the link of a mail, whose `token` goes nowhere else. */
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
