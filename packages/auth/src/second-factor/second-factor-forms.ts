import { ApiError, beginSecondFactor, confirmSecondFactor, endSecondFactor } from '@dopahiya/api-client';
import type { Enrolment } from '@dopahiya/domain/account';
import { explainRefusal, type FormFields, type FormRules } from '@dopahiya/site';
import * as texts from '#texts/second-factor';
import { checkFields } from '../account-form/form-results.ts';

const passwordIsMissing = (password: string) => password === '' && texts.passwordMissing;
const codeIsMissing = (code: string) => code.trim() === '' && texts.codeMissing;
const explain = (error: unknown) => explainRefusal(error, ['password', 'code'], texts.failed);

/** Begins it, for who gives the password. */
export const beginForm: FormRules<string, Enrolment> = {
  read: ({ password = '' }: FormFields) => checkFields({ password: passwordIsMissing(password) }, password),
  send: (api, password) => beginSecondFactor(api, password),
  explain,
};

/** Puts it to use by a first code, and answers the recovery codes. */
export const confirmForm: FormRules<string, { recovery_codes: string[] }> = {
  read: ({ code = '' }: FormFields) => checkFields({ code: codeIsMissing(code) }, code),
  send: (api, code) => confirmSecondFactor(api, code),
  explain: (error) => (isUnread(error) ? { fieldErrors: {}, problem: texts.codesUnread } : explain(error)),
};

/** Ends it, for who gives password and code. */
export const endForm: FormRules<{ password: string; code: string }> = {
  read: ({ password = '', code = '' }: FormFields) =>
    checkFields({ password: passwordIsMissing(password), code: codeIsMissing(code) }, { password, code }),
  send: (api, proof) => endSecondFactor(api, proof),
  explain,
};

/** Whether it was taken, and only the answer cannot be read. */
const isUnread = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'contract' || (error.kind === 'html' && (error.status ?? 0) < 300));
