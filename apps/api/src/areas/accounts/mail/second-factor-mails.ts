import { accountOf, draftMail, type MailDraft, type Recipient } from '../../../core/outbox/draft-mail.ts';

const choosePassword = (url: string) => [{ label: 'Choose a new password', url }];

/** Tells that signing in asks for codes from now on. */
export const secondFactorOnMail = (user: Recipient, url: string): MailDraft =>
  draftMail(user, 'notice', {
    subject: 'Signing in asks for a code now',
    lines: [
      `Signing in to ${accountOf(user)} at Dopahiya asks for a code of your app, beside the password, from now on.`,
      'Keep the recovery codes where you find them without your phone. If it was not you, choose a new password at once and write to us.',
    ],
    links: choosePassword(url),
  });

/** Tells that signing in asks for codes no more. */
export const secondFactorOffMail = (user: Recipient, url: string): MailDraft =>
  draftMail(user, 'notice', {
    subject: 'Signing in asks for no code any more',
    lines: [
      `Signing in to ${accountOf(user)} at Dopahiya asks for the password alone again. Its recovery codes are void.`,
      'If it was not you, choose a new password at once.',
    ],
    links: choosePassword(url),
  });

/** Tells that a recovery code was used, and how many are left. */
export const recoveryCodeUsedMail = (user: Recipient, url: string, left: number): MailDraft =>
  draftMail(user, 'notice', {
    subject: 'A recovery code was used',
    lines: [
      `Somebody, probably you, used a recovery code of ${accountOf(user)} at Dopahiya. Codes that are left: ${left}.`,
      'You get ten new ones by switching the codes off and on again on your profile. If it was not you, choose a new password at once.',
    ],
    links: choosePassword(url),
  });

/** Tells that wrong codes came after the right password. */
export const codesRefusedMail = (user: Recipient, url: string): MailDraft =>
  draftMail(user, 'alarm', {
    subject: 'Somebody has your password, and not your codes',
    lines: [
      `Several times within an hour the password of ${accountOf(user)} at Dopahiya was right and the code after it was wrong. Nobody was signed in by them.`,
      'If it was not you, somebody knows your password: choose a new one at once. We tell you this at most once a day.',
    ],
    links: choosePassword(url),
  });
