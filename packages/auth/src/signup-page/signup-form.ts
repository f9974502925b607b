import type { Registration } from '@dopahiya/domain/inputs';
import { register } from '@dopahiya/api-client';
import { charactersIn, noLastName, passwordLengths, usernameLengths } from '@dopahiya/domain/account';
import { paths } from '@dopahiya/domain/site';
import { isEmail, visibleText } from '@dopahiya/domain/typed';
import { explainRefusal, type FormErrors, type FormFields, type PageForm } from '@dopahiya/site';
import { canStoreData, signInCookie } from '@dopahiya/visitor';
import * as texts from '#texts/signup-page';
import { doneAddress } from '../account-form/return-path.ts';
import { saysOneName, withRetryTime } from '../account-form/form-results.ts';

type Rule = (value: string, fields: FormFields) => string | undefined;

const isMissing = (value: string): boolean => value.trim() === '';

/** Validation rules of each field, in form order; the API checks all of them again. */
const rules: Record<string, Rule> = {
  username: (value) => (charactersIn(value.trim()) < usernameLengths.min ? texts.usernameShort : undefined),
  email: (value) => (isEmail(value) ? undefined : texts.emailInvalid),
  first_name: (value) => (isMissing(value) ? texts.firstNameMissing : undefined),
  last_name: (value, fields) => (isMissing(value) && !saysOneName(fields) ? texts.lastNameMissing : undefined),
  password: (value) => (charactersIn(value) < passwordLengths.min ? texts.passwordShort : undefined),
  confirmation: (value, { password }) => (value === password ? undefined : texts.passwordsDiffer),
  terms: (value) => (value === '' ? texts.termsMissing : undefined),
};

/** Signup form; the password confirmation is not sent to the API. */
export const signupForm: PageForm<Registration> = {
  read(fields) {
    const fieldErrors = Object.entries(rules).flatMap(([name, rule]) => {
      const fieldError = rule(fields[name] ?? '', fields);
      return fieldError === undefined ? [] : [[name, fieldError] as const];
    });
    if (fieldErrors.length > 0) return { fieldErrors: Object.fromEntries(fieldErrors) };
    const { username = '', email = '', first_name = '', last_name = '', password = '' } = fields;
    const last = saysOneName(fields) ? noLastName : last_name;
    return { sent: { username, email: visibleText(email), first_name, last_name: last, password } };
  },
  send: (api, registration) => register(api, registration),
  explain,
  leadTo: (fields) => doneAddress(paths.login, 'registered', fields),
  secrets: ['password', 'confirmation'],
  cookies: { areKept: canStoreData, tryBy: signInCookie, refused: texts.cookiesRefused },
};

/** Repeats the API's errors of the three fields that must be unique in the notice above the form. */
function explain(error: unknown): FormErrors {
  const { fieldErrors } = explainRefusal(error, Object.keys(rules), texts.failed);
  const named = texts.fieldErrors.flatMap(([name, say]) => (fieldErrors[name] ? [say(fieldErrors[name])] : []));
  return { fieldErrors, problem: named.join('\n') || withRetryTime(texts.failed, error) };
}
