import { verifyEmail } from '@dopahiya/api-client';
import type { Verified } from '@dopahiya/domain/account';
import { paths } from '@dopahiya/domain/site';
import { explainRefusal, type PageForm } from '@dopahiya/site';
import * as texts from '#texts/verify-email-page';

/** Form that confirms an email address; needs a button press because mail scanners open links. */
export const verifyEmailForm: PageForm<string, Verified> = {
  read: ({ token = '' }) => ({ sent: token }),
  send: (api, token) => verifyEmail(api, token),
  explain: (error) => explainRefusal(error, [], texts.failed),
  leadTo: (_, { waits }) => `${paths.verifyEmail}?done=${waits ? 'half' : '1'}`,
  secrets: ['token'],
};
