import { changeEmail, changeName, changePassword, deleteAccount } from '@dopahiya/api-client';
import type { User } from '@dopahiya/domain/account';
import { cleanEmail } from '@dopahiya/domain/typed';
import { checkFields, explainRefusal, type FormFields, type FormRules } from '@dopahiya/site';
import * as texts from '#texts/profile-parts';
import { emailError, nameErrors, namesIn, newPasswordError, passwordIsMissing } from '../account-form/account-rules.ts';

/** Form rules for the user's name. */
export const nameForm: FormRules<Pick<User, 'first_name' | 'last_name'>> = {
  read(fields: FormFields) {
    const names = namesIn(fields);
    return checkFields(nameErrors(names), names);
  },
  send: (api, name) => changeName(api, name),
  explain: (error) => explainRefusal(error, ['first_name', 'last_name'], texts.notSaved),
};

/** Form rules for a new email address; requires the password. */
export const emailForm: FormRules<{ email: string; password: string }> = {
  read({ email = '', password = '' }: FormFields) {
    const checks = { email: emailError(email), password: passwordIsMissing(password) };
    return checkFields(checks, { email: cleanEmail(email), password });
  },
  send: (api, change) => changeEmail(api, change),
  explain: (error) => explainRefusal(error, ['email', 'password'], texts.notSaved),
};

/** Form rules for a new password; requires the current one. */
export const passwordForm: FormRules<{ password: string; new_password: string }> = {
  read({ password = '', new_password = '' }: FormFields) {
    const checks = { password: passwordIsMissing(password), new_password: newPasswordError(new_password) };
    return checkFields(checks, { password, new_password });
  },
  send: (api, change) => changePassword(api, change),
  explain: (error) => explainRefusal(error, ['password', 'new_password'], texts.notSaved),
};

/** Form rules for deleting the account; requires the password, and a code if two-factor sign-in is on. */
export const deleteForm: FormRules<{ password: string; code?: string }> = {
  read: ({ password = '', code }: FormFields) =>
    checkFields(
      { password: passwordIsMissing(password), code: code?.trim() === '' && texts.codeMissing },
      { password, ...(code && { code }) },
    ),
  send: (api, proof) => deleteAccount(api, proof),
  explain: (error) => explainRefusal(error, ['password', 'code'], texts.notDeleted),
};
