import { paths } from '@dopahiya/domain/site';
import { definePage, freeText, oneOf } from '@dopahiya/site';
import * as texts from '#texts/verify-email-page';
import { verifyEmailForm } from './verify-email-form.ts';
import { VerifyEmailPage } from './verify-email-page.tsx';

/** Where a mail address is confirmed by the link that was sent to it, whose `token` goes nowhere else. */
export const verifyEmailPage = definePage({
  name: 'verify-email',
  path: paths.verifyEmail,
  parameters: { token: freeText(), done: oneOf(['1', 'half']) },
  isIndexed: false,
  useHead: () => ({ title: texts.headTitle, description: texts.headDescription }),
  keepsAddress: true,
  component: VerifyEmailPage,
  form: verifyEmailForm,
});
