import { verifyEmail } from '@dopahiya/api-client';
import type { Verified } from '@dopahiya/domain/account';
import { paths } from '@dopahiya/domain/site';
import { explainRefusal, type PageForm } from '@dopahiya/site';
import * as texts from '#texts/verify-email-page';

/** The form that confirms a mail address: a button, because programs that check mails open every link in them. */
export const verifyEmailForm: PageForm<string, Verified> = {
  read: ({ token = '' }) => ({ sent: token }),
  send: (api, token) => verifyEmail(api, token),
  explain: (error) => explainRefusal(error, [], texts.failed),
  leadTo: (_, { waits }) => `${paths.verifyEmail}?done=${waits ? 'half' : '1'}`,
  secrets: ['token'],
};
