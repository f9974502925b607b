import { resetPassword } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { checkFields, explainRefusal, type PageForm } from '@dopahiya/site';
import * as texts from '#texts/reset-password-page';
import { newPasswordError } from '../account-form/account-rules.ts';

/** A new password with the token of the reset link. */
export interface NewPassword {
  token: string;
  password: string;
}

/** Form that sets a new password with a reset link. */
export const resetPasswordForm: PageForm<NewPassword> = {
  read({ token = '', password = '', confirmation = '' }) {
    const checks = {
      password: newPasswordError(password),
      confirmation: confirmation !== password && texts.passwordsDiffer,
    };
    return checkFields(checks, { token, password });
  },
  send: (api, { token, password }) => resetPassword(api, token, password),
  explain: (error) => explainRefusal(error, ['password', 'confirmation'], texts.failed),
  leadTo: () => `${paths.login}?reset=1`,
  secrets: ['password', 'confirmation', 'token'],
};
