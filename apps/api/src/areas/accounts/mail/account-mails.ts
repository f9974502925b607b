import { paths } from '@dopahiya/domain/site';
import type { UserRow } from '../users/user-repository.ts';
import { accountOf, draftMail, type MailDraft, type Recipient } from '../../../core/outbox/draft-mail.ts';
import { mailTexts } from '../../../core/texts/index.ts';

/** Drafts the mail that asks a user to confirm their email address. */
export function verificationMail(user: UserRow): MailDraft {
  const texts = mailTexts[user.language];
  return draftMail(user, 'confirmation', {
    subject: texts.confirmEmail,
    lines: [texts.opened(user.created_at.toISOString()), texts.oneHour],
    links: [{ label: texts.confirmEmail, allows: 'verify' }],
  });
}

/** Drafts the notice that the password was changed. */
export function passwordChangedMail(user: Recipient): MailDraft {
  const texts = mailTexts[user.language];
  return draftMail(user, 'notice', {
    subject: texts.passwordChanged,
    lines: [texts.passwordChangedFor(accountOf(user)), texts.ifNotYou],
    links: [{ label: texts.choosePassword, path: paths.forgotPassword }],
  });
}

/** Drafts the mail that asks to confirm a new email address. */
export function newAddressMail(user: Recipient): MailDraft {
  const texts = mailTexts[user.language];
  return draftMail(user, 'confirmation', {
    subject: texts.confirmNewEmail,
    lines: [texts.newEmail, texts.newEmailHour],
    links: [{ label: texts.confirmNewEmail, allows: 'email-new' }],
  });
}

/** Drafts the mail that asks the old address to approve the change; an address that was never confirmed only gets a notice. */
export function oldAddressMail(user: Recipient, email: string): MailDraft {
  const texts = mailTexts[user.language];
  const subject = texts.approveChange;
  const account = accountOf(user);
  if (!user.email_verified_at)
    return draftMail(user, 'notice', { subject, lines: [texts.wantsChange(account), texts.neverConfirmed] });
  return draftMail(user, 'notice', {
    subject,
    lines: [texts.wantsChangeTo(account, email), texts.toApprove],
    links: [{ label: texts.approve, allows: 'email-old' }],
  });
}

/** Drafts the notices to both addresses after an email change; an unconfirmed address is not told the other one. */
export const emailChangedMails = (before: Recipient, after: Recipient): MailDraft[] =>
  [before, after].map((user) => {
    const texts = mailTexts[user.language];
    const isNow = texts.emailIsNow(accountOf(user), after.email, before.email);
    return draftMail(user, 'notice', {
      subject: texts.emailChanged,
      lines: [user.email_verified_at ? isNow : texts.emailIsOther, texts.contactUs],
    });
  });

/** Drafts the alert that a session was ended because its cookie was used by two browsers. */
export function reusedTokenMail(user: Recipient): MailDraft {
  const texts = mailTexts[user.language];
  return draftMail(user, 'alarm', {
    subject: texts.signedOutOnce,
    lines: [texts.sessionEnded(accountOf(user)), texts.sessionCopied],
    links: [{ label: texts.choosePassword, path: paths.forgotPassword }],
  });
}
