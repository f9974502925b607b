import { paths } from '@dopahiya/domain/site';
import { accountOf, draftMail, type MailDraft, type Recipient } from '../../../core/outbox/draft-mail.ts';
import { mailTexts } from '../../../core/texts/index.ts';

const choosePassword = ({ language }: Recipient) => [
  { label: mailTexts[language].choosePassword, path: paths.forgotPassword },
];

/** Drafts the notice that two-step sign-in was turned on. */
export function secondFactorOnMail(user: Recipient): MailDraft {
  const texts = mailTexts[user.language];
  return draftMail(user, 'notice', {
    subject: texts.secondFactorOn,
    lines: [texts.secondFactorOnFor(accountOf(user)), texts.keepCodes],
    links: choosePassword(user),
  });
}

/** Drafts the notice that two-step sign-in was turned off. */
export function secondFactorOffMail(user: Recipient): MailDraft {
  const texts = mailTexts[user.language];
  return draftMail(user, 'notice', {
    subject: texts.secondFactorOff,
    lines: [texts.secondFactorOffFor(accountOf(user)), texts.ifNotYou],
    links: choosePassword(user),
  });
}

/** Drafts the notice that a recovery code was used, with the number left. */
export function recoveryCodeUsedMail(user: Recipient, left: number): MailDraft {
  const texts = mailTexts[user.language];
  return draftMail(user, 'notice', {
    subject: texts.recoveryCodeUsed,
    lines: [texts.recoveryCodeUsedFor(accountOf(user), left), texts.newCodes],
    links: choosePassword(user),
  });
}

/** Drafts the alert about wrong codes after the right password. */
export function codesRefusedMail(user: Recipient): MailDraft {
  const texts = mailTexts[user.language];
  return draftMail(user, 'alarm', {
    subject: texts.passwordKnown,
    lines: [texts.passwordKnownFor(accountOf(user)), texts.passwordKnownOnce],
    links: choosePassword(user),
  });
}
