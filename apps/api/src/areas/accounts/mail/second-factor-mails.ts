import { accountOf, draftMail, type MailDraft, type Recipient } from '../../../core/outbox/draft-mail.ts';

const choosePassword = (url: string) => [{ label: 'Choose a new password', url }];

/** Drafts the notice that two-step sign-in was turned on. */
export const secondFactorOnMail = (user: Recipient, url: string): MailDraft =>
  draftMail(user, 'notice', {
    subject: 'Two-step sign-in is on',
    lines: [
      `To sign in to ${accountOf(user)} at Dopahiya, you now need your password and a code from your app.`,
      'Keep your recovery codes somewhere safe, away from your phone. If this wasn’t you, choose a new password now and contact us.',
    ],
    links: choosePassword(url),
  });

/** Drafts the notice that two-step sign-in was turned off. */
export const secondFactorOffMail = (user: Recipient, url: string): MailDraft =>
  draftMail(user, 'notice', {
    subject: 'Two-step sign-in is off',
    lines: [
      `To sign in to ${accountOf(user)} at Dopahiya, you now only need your password. Your recovery codes no longer work.`,
      'If this wasn’t you, choose a new password now.',
    ],
    links: choosePassword(url),
  });

/** Drafts the notice that a recovery code was used, with the number left. */
export const recoveryCodeUsedMail = (user: Recipient, url: string, left: number): MailDraft =>
  draftMail(user, 'notice', {
    subject: 'A recovery code was used',
    lines: [
      `Someone used a recovery code for ${accountOf(user)} at Dopahiya. You have ${left} left.`,
      'To get ten new codes, turn two-step sign-in off and on in your profile. If this wasn’t you, choose a new password now.',
    ],
    links: choosePassword(url),
  });

/** Drafts the alert about wrong codes after the right password. */
export const codesRefusedMail = (user: Recipient, url: string): MailDraft =>
  draftMail(user, 'alarm', {
    subject: 'Someone may have your password',
    lines: [
      `Someone entered the right password for ${accountOf(user)} at Dopahiya, then wrong codes, several times in an hour. They couldn’t sign in.`,
      'If this wasn’t you, choose a new password now. We send this warning at most once a day.',
    ],
    links: choosePassword(url),
  });
