import { isSessionKept } from '@dopahiya/api-client';
import type { FormRules } from '@dopahiya/site';
import * as texts from '#texts/login-page';
import { loginForm } from './login-form.ts';

type Sent = Parameters<typeof loginForm.send>[1];
type Taken = Awaited<ReturnType<typeof loginForm.send>>;

/** That a session has begun whose cookie the browser did not keep: it would be over with the page. */
class CookieRefused extends Error {}

/** The form of the login page where its script sends it: it looks whether the browser has kept the cookie, which no script sees. */
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
