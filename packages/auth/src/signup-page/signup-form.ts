import type { Registration } from '@dopahiya/domain/inputs';
import { register } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { cleanEmail } from '@dopahiya/domain/typed';
import { checkFields, explainRefusal, type FormErrors, type PageForm } from '@dopahiya/site';
import { canStoreData, signInCookie } from '@dopahiya/visitor';
import * as texts from '#texts/signup-page';
import { emailError, nameErrors, namesIn, newPasswordError, usernameError } from '../account-form/account-rules.ts';
import { doneAddress } from '../account-form/return-path.ts';
import { withRetryTime } from '../account-form/form-results.ts';

const fieldNames = ['username', 'email', 'first_name', 'last_name', 'password', 'confirmation', 'terms'];

/** Signup form; the password confirmation is not sent to the API. */
export const signupForm: PageForm<Registration> = {
  read(fields) {
    const { username = '', email = '', password = '', confirmation = '', terms = '' } = fields;
    const names = namesIn(fields);
    const checks = {
      username: usernameError(username),
      email: emailError(email),
      ...nameErrors(names),
      password: newPasswordError(password),
      confirmation: confirmation !== password && texts.passwordsDiffer,
      terms: terms === '' && texts.termsMissing,
    };
    return checkFields(checks, { username, email: cleanEmail(email), ...names, password });
  },
  send: (api, registration) => register(api, registration),
  explain,
  leadTo: (fields) => doneAddress(paths.login, 'registered', fields),
  secrets: ['password', 'confirmation'],
  cookies: { areKept: canStoreData, tryBy: signInCookie, refused: texts.cookiesRefused },
};

/** Repeats the API's errors of the three fields that must be unique in the notice above the form. */
function explain(error: unknown): FormErrors {
  const { fieldErrors } = explainRefusal(error, fieldNames, texts.failed);
  const named = texts.fieldErrors.flatMap(([name, say]) => (fieldErrors[name] ? [say(fieldErrors[name])] : []));
  return { fieldErrors, problem: named.join('\n') || withRetryTime(texts.failed, error) };
}
