import { askForNewPassword, isUnreached } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { isEmail, visibleText } from '@dopahiya/domain/typed';
import { explainRefusal, type PageForm } from '@dopahiya/site';
import * as texts from '#texts/forgot-password-page';
import { doneAddress } from '../account-form/return-path.ts';
import { withWhenAgain } from '../account-form/form-results.ts';

/** The form that asks for a link to a new password. */
export const forgotPasswordForm: PageForm<string> = {
  read({ email = '' }) {
    return isEmail(email) ? { sent: visibleText(email).trim() } : { faults: { email: texts.emailInvalid } };
  },
  send: (api, email) => askForNewPassword(api, email),
  explain(error) {
    const { faults } = explainRefusal(error, ['email'], texts.failed);
    return { faults, problem: withWhenAgain(isUnreached(error) ? texts.unreached : texts.failed, error) };
  },
  leadTo: (fields) => doneAddress(paths.forgotPassword, 'sent', fields),
  secrets: [],
};
