import { askForNewPassword, isUnreached } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { isEmail, visibleText } from '@dopahiya/domain/typed';
import { explainRefusal, type PageForm } from '@dopahiya/site';
import * as texts from '#texts/forgot-password-page';
import { doneAddress } from '../account-form/return-path.ts';
import { withRetryTime } from '../account-form/form-results.ts';

/** Form that requests a password reset link. */
export const forgotPasswordForm: PageForm<string> = {
  read({ email = '' }) {
    return isEmail(email) ? { sent: visibleText(email).trim() } : { fieldErrors: { email: texts.emailInvalid } };
  },
  send: (api, email) => askForNewPassword(api, email),
  explain(error) {
    const { fieldErrors } = explainRefusal(error, ['email'], texts.failed);
    return { fieldErrors, problem: withRetryTime(isUnreached(error) ? texts.unreached : texts.failed, error) };
  },
  leadTo: (fields) => doneAddress(paths.forgotPassword, 'sent', fields),
  secrets: [],
};
