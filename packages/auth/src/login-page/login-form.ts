import type { Credentials, SecondStepCode } from '@dopahiya/domain/inputs';
import { ApiError, openSession, openSessionByCode } from '@dopahiya/api-client';
import type { Access, SecondStep } from '@dopahiya/domain/account';
import { checkFields, explainRefusal, type FormErrors, type FormFields, type PageForm } from '@dopahiya/site';
import { canStoreData, signInCookie } from '@dopahiya/visitor';
import * as texts from '#texts/login-page';
import { apiErrorDetail } from '../account-form/form-results.ts';

type SignedIn = Required<Access>;

/** Login form: username and password, then a code with the resulting ticket if the account uses two-factor sign-in. */
export const loginForm: PageForm<Credentials | SecondStepCode, SignedIn | SecondStep> = {
  read({ username = '', password = '', code = '', ticket }: FormFields) {
    if (ticket) return checkFields({ code: code.trim() === '' && texts.codeMissing }, { ticket, code });
    const checks = {
      username: username.trim() === '' && texts.usernameMissing,
      password: password === '' && texts.passwordMissing,
    };
    return checkFields(checks, { username: username.trim(), password });
  },
  send: async (api, sent) => {
    const answer = await ('ticket' in sent ? openSessionByCode(api, sent) : openSession(api, sent));
    if ('ticket' in answer) return answer;
    return { access: answer.access, username: answer.username ?? ('username' in sent ? sent.username : '') };
  },
  explain,
  askMore: (answer) => ('ticket' in answer ? { ticket: answer.ticket } : null),
  leadTo: (fields) => fields['return'] ?? '',
  secrets: ['password', 'code'],
  cookies: { areKept: canStoreData, tryBy: signInCookie, refused: texts.cookiesRefused },
  handOver: (answer) => [signInCookie, 'username' in answer ? answer.username : ''],
};

function explain(error: unknown): FormErrors {
  const { fieldErrors } = explainRefusal(error, ['username', 'password', 'code'], texts.failed);
  if (Object.keys(fieldErrors).length > 0) return { fieldErrors, problem: null };
  return { fieldErrors, problem: apiErrorDetail(error) ?? (isTurnedAway(error) ? texts.refused : texts.failed) };
}

/** Checks whether the credentials were rejected, as opposed to a server error. */
const isTurnedAway = (error: unknown): boolean => error instanceof ApiError && refusals.has(error.status);

const refusals: ReadonlySet<number | null> = new Set([400, 401, 403]);
