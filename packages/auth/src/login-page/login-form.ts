import { openSession } from '@dopahiya/api-client';
import type { Access, Credentials } from '@dopahiya/domain';
import type { FormFields, PageForm } from '@dopahiya/page';
import { signInCookie } from '@dopahiya/visitor';
import * as texts from '#texts/login-page';
import { explainRefusal } from '../account-form/explain-refusal.ts';
import { ownPath } from '../account-form/own-path.ts';

/** The form of the login page. */
export const loginForm: PageForm<Credentials, Required<Access>> = {
  read({ username = '', password = '' }: FormFields) {
    const faults = {
      ...(username.trim() === '' && { username: texts.usernameMissing }),
      ...(password === '' && { password: texts.passwordMissing }),
    };
    return Object.keys(faults).length > 0 ? { faults } : { sent: { username: username.trim(), password } };
  },
  send: async (api, credentials) => {
    const { access, username = credentials.username } = await openSession(api, credentials);
    return { access, username };
  },
  explain: (error) => explainRefusal(error, texts.failed),
  leadTo: (fields) => ownPath(fields['return']),
  secrets: ['password'],
  handOver: ({ username }) => [signInCookie, username],
};
