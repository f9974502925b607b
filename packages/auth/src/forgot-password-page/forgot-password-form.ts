import { askForNewPassword, isUnreached } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { cleanEmail } from '@dopahiya/domain/typed';
import { checkFields, explainRefusal, type PageForm } from '@dopahiya/site';
import * as texts from '#texts/forgot-password-page';
import { emailError } from '../account-form/account-rules.ts';
import { doneAddress } from '../account-form/return-path.ts';
import { withRetryTime } from '../account-form/form-results.ts';

/** Form that requests a password reset link. */
export const forgotPasswordForm: PageForm<string> = {
  read({ email = '' }) {
    return checkFields({ email: emailError(email) }, cleanEmail(email));
  },
  send: (api, email) => askForNewPassword(api, email),
  explain(error) {
    const { fieldErrors } = explainRefusal(error, ['email'], texts.failed);
    return { fieldErrors, problem: withRetryTime(isUnreached(error) ? texts.unreached : texts.failed, error) };
  },
  leadTo: (fields) => doneAddress(paths.forgotPassword, 'sent', fields),
  secrets: [],
};
