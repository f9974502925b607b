import { isSessionKept } from '@dopahiya/api-client';
import type { FormRules } from '@dopahiya/site';
import * as texts from '#texts/login-page';
import { loginForm } from './login-form.ts';

type Sent = Parameters<typeof loginForm.send>[1];
type Taken = Awaited<ReturnType<typeof loginForm.send>>;

/** Thrown if the browser did not store the session cookie: the session would end with the page. */
class CookieRefused extends Error {}

/** Login form as its script submits it: also checks that the browser stored the session cookie, which scripts cannot read. */
export const loginInBrowser: FormRules<Sent, Taken> = {
  ...loginForm,
  send: async (api, sent) => {
    const answer = await loginForm.send(api, sent);
    if ('ticket' in answer || (await isSessionKept(api))) return answer;
    throw new CookieRefused();
  },
  explain: (error) =>
    error instanceof CookieRefused ? { fieldErrors: {}, problem: texts.cookiesRefused } : loginForm.explain(error),
};
