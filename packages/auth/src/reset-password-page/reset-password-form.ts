import { resetPassword } from '@dopahiya/api-client';
import { charactersIn, passwordLengths } from '@dopahiya/domain/account';
import { paths } from '@dopahiya/domain/site';
import { explainRefusal, type PageForm } from '@dopahiya/site';
import * as texts from '#texts/reset-password-page';

/** A new password with the token of the reset link. */
export interface NewPassword {
  token: string;
  password: string;
}

/** Form that sets a new password with a reset link. */
export const resetPasswordForm: PageForm<NewPassword> = {
  read({ token = '', password = '', confirmation = '' }) {
    const fieldErrors = {
      ...(charactersIn(password) < passwordLengths.min && { password: texts.passwordShort }),
      ...(confirmation !== password && { confirmation: texts.passwordsDiffer }),
    };
    return Object.keys(fieldErrors).length > 0 ? { fieldErrors } : { sent: { token, password } };
  },
  send: (api, { token, password }) => resetPassword(api, token, password),
  explain: (error) => explainRefusal(error, ['password', 'confirmation'], texts.failed),
  leadTo: () => `${paths.login}?reset=1`,
  secrets: ['password', 'confirmation', 'token'],
};
