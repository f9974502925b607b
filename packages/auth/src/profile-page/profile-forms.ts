import { changeEmail, changeName, changePassword, deleteAccount } from '@dopahiya/api-client';
import { charactersIn, passwordLengths, type User } from '@dopahiya/domain';
import type { FormFields } from '@dopahiya/page';
import * as texts from '#texts/profile-page';
import { explainRefusal } from '../account-form/explain-refusal.ts';
import { isEmail } from '../account-form/is-email.ts';
import type { AccountForm } from '../account-form/use-account-form.ts';

/** The faults among these, else what is sent. */
function readingOf<Sent>(checks: Record<string, string | false>, sent: Sent) {
  const faults = Object.entries(checks).filter((check): check is [string, string] => check[1] !== false);
  return faults.length > 0 ? { faults: Object.fromEntries(faults) } : { sent };
}

const passwordIsMissing = (password: string) => password === '' && texts.passwordMissing;

/** What somebody is called. */
export const nameForm: AccountForm<Pick<User, 'first_name' | 'last_name'>, User> = {
  read({ first_name = '', last_name = '' }: FormFields) {
    const checks = {
      first_name: first_name.trim() === '' && texts.firstNameMissing,
      last_name: last_name.trim() === '' && texts.lastNameMissing,
    };
    return readingOf(checks, { first_name, last_name });
  },
  send: (api, name) => changeName(api, name),
  explain: (error) => explainRefusal(error, texts.notSaved),
};

/** Another mail address, for which the password is asked. */
export const emailForm: AccountForm<{ email: string; password: string }> = {
  read({ email = '', password = '' }: FormFields) {
    const checks = { email: !isEmail(email) && texts.emailInvalid, password: passwordIsMissing(password) };
    return readingOf(checks, { email: email.trim(), password });
  },
  send: (api, change) => changeEmail(api, change),
  explain: (error) => explainRefusal(error, texts.notSaved),
};

/** Another password, for which the old one is asked. */
export const passwordForm: AccountForm<{ password: string; new_password: string }> = {
  read({ password = '', new_password = '' }: FormFields) {
    const isShort = charactersIn(new_password) < passwordLengths.min;
    return readingOf(
      { password: passwordIsMissing(password), new_password: isShort && texts.passwordShort },
      { password, new_password },
    );
  },
  send: (api, change) => changePassword(api, change),
  explain: (error) => explainRefusal(error, texts.notSaved),
};

/** The end of an account, for which the password is asked. */
export const deleteForm: AccountForm<string> = {
  read: ({ password = '' }: FormFields) => readingOf({ password: passwordIsMissing(password) }, password),
  send: (api, password) => deleteAccount(api, password),
  explain: (error) => explainRefusal(error, texts.notDeleted),
};
