import {
  cleanUsername,
  noLastName,
  passwordLengths,
  personNameLength,
  usernameLengths,
} from '@dopahiya/domain/account';
import { cleanText, isEmail, textError } from '@dopahiya/domain/typed';
import type { FormFields } from '@dopahiya/site';
import * as texts from '#texts/account-rules';

const usernameErrors = {
  missing: texts.usernameShort(usernameLengths.min),
  short: texts.usernameShort,
  long: texts.tooLong,
};

/** Returns the error of a new username. */
export const usernameError = (typed: string): string | undefined =>
  textError(cleanUsername(typed), usernameLengths, usernameErrors);

const passwordErrors = {
  missing: texts.passwordShort(passwordLengths.min),
  short: texts.passwordShort,
  long: texts.passwordLong,
};

/** Returns the error of a new password. */
export const newPasswordError = (password: string): string | undefined =>
  textError(password, passwordLengths, passwordErrors);

/** Returns the error of a current password, which only the API can check. */
export const passwordIsMissing = (password: string) => password === '' && texts.passwordMissing;

/** Returns the error of an email address. */
export const emailError = (typed: string) => !isEmail(typed) && texts.emailInvalid;

/** Checks whether the form says that the user has a single name. */
const saysOneName = (fields: FormFields): boolean => fields['one_name'] === 'yes';

/** Returns the first and last name in a form. */
export const namesIn = (fields: FormFields) => ({
  first_name: fields['first_name'] ?? '',
  last_name: saysOneName(fields) ? noLastName : (fields['last_name'] ?? ''),
});

/** Returns the errors of a first and last name. */
export const nameErrors = ({ first_name, last_name }: ReturnType<typeof namesIn>) => ({
  first_name: nameError(first_name, texts.firstNameMissing),
  last_name: nameError(last_name, texts.lastNameMissing),
});

const nameError = (typed: string, missing: string) =>
  textError(cleanText(typed), personNameLength, { missing, long: texts.tooLong });
