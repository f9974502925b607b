import { ApiError, beginSecondFactor, confirmSecondFactor, endSecondFactor } from '@dopahiya/api-client';
import type { Enrolment } from '@dopahiya/domain/account';
import { checkFields, explainRefusal, type FormFields, type FormRules } from '@dopahiya/site';
import * as texts from '#texts/second-factor';
import { passwordIsMissing } from '../account-form/account-rules.ts';

const codeIsMissing = (code: string) => code.trim() === '' && texts.codeMissing;
const explain = (error: unknown) => explainRefusal(error, ['password', 'code'], texts.failed);

/** Starts two-factor setup; requires the password. */
export const beginForm: FormRules<string, Enrolment> = {
  read: ({ password = '' }: FormFields) => checkFields({ password: passwordIsMissing(password) }, password),
  send: (api, password) => beginSecondFactor(api, password),
  explain,
};

/** Confirms two-factor setup with a first code; the response contains the recovery codes. */
export const confirmForm: FormRules<string, { recovery_codes: string[] }> = {
  read: ({ code = '' }: FormFields) => checkFields({ code: codeIsMissing(code) }, code),
  send: (api, code) => confirmSecondFactor(api, code),
  explain: (error) => (isUnread(error) ? { fieldErrors: {}, problem: texts.codesUnread } : explain(error)),
};

/** Turns two-factor sign-in off; requires password and code. */
export const endForm: FormRules<{ password: string; code: string }> = {
  read: ({ password = '', code = '' }: FormFields) =>
    checkFields({ password: passwordIsMissing(password), code: codeIsMissing(code) }, { password, code }),
  send: (api, proof) => endSecondFactor(api, proof),
  explain,
};

/** Checks whether the request succeeded but its response is unreadable. */
const isUnread = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'contract' || (error.kind === 'html' && (error.status ?? 0) < 300));
