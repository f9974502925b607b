import { formatDate } from '@dopahiya/domain/site';
import type { UserRow } from '../users/user-repository.ts';
import { accountOf, draftMail, type MailDraft, type Recipient } from '../../../core/outbox/draft-mail.ts';

/** Asks the owner of a mail address to say that it is theirs. */
export const verificationMail = (user: UserRow): MailDraft =>
  draftMail(user, 'confirmation', {
    subject: 'Confirm your mail address',
    lines: [
      `An account was opened at Dopahiya with this mail address on ${dateOf(user)}. Please confirm that it is yours.`,
      'The link is good for one hour. If it was not you, there is nothing to do.',
    ],
    links: [{ label: 'Confirm the address', allows: 'verify' }],
  });

/** Tells of a changed password. */
export const passwordChangedMail = (user: Recipient, url: string): MailDraft =>
  draftMail(user, 'notice', {
    subject: 'Your password was changed',
    lines: [
      `The password of ${accountOf(user)} at Dopahiya was changed, and you were signed out everywhere else.`,
      'If it was not you, choose a new password at once.',
    ],
    links: [{ label: 'Choose a new password', url }],
  });

/** Asks the owner of an address that an account is to have whether it is theirs. */
export const newAddressMail = (user: Recipient): MailDraft =>
  draftMail(user, 'confirmation', {
    subject: 'Confirm your new mail address',
    lines: [
      'An account at Dopahiya is to have this mail address. Please confirm that it is yours.',
      'The link is good for one hour. If it was not you, there is nothing to do: without you nothing changes.',
    ],
    links: [{ label: 'Confirm the new address', allows: 'email-new' }],
  });

/** Asks the owner of the address that an account has whether it may have another; one that was never confirmed is only told. */
export function oldAddressMail(user: Recipient, email: string): MailDraft {
  const subject = 'Your mail address is to be changed';
  const wish = `Somebody who knows your password wants ${accountOf(user)} at Dopahiya to have`;
  if (!user.email_verified_at)
    return draftMail(user, 'notice', {
      subject,
      lines: [
        `${wish} another mail address instead of this one.`,
        'This address was never confirmed, so it is not asked. If it was not you, choose a new password at once.',
      ],
    });
  return draftMail(user, 'notice', {
    subject,
    lines: [
      `${wish} the mail address ${email} instead of this one.`,
      'Please allow it by the link, which is good for one hour. If it was not you, do not follow it, and choose a new password at once.',
    ],
    links: [{ label: 'Allow the change', allows: 'email-old' }],
  });
}

/** Tells both addresses that an account has changed from one to the other; what was never confirmed is told no other address. */
export const emailChangedMails = (before: Recipient, after: Recipient): MailDraft[] =>
  [before, after].map((user) =>
    draftMail(user, 'notice', {
      subject: 'Your mail address was changed',
      lines: [
        user.email_verified_at
          ? `The mail address of ${accountOf(user)} at Dopahiya is ${after.email} now, instead of ${before.email}.`
          : 'Your account at Dopahiya has another mail address now, instead of this one.',
        'If it was not you, write to us: somebody reads your mails.',
      ],
    }),
  );

/** Tells that a session was ended because somebody else had its cookie too. */
export const reusedTokenMail = (user: Recipient, url: string): MailDraft =>
  draftMail(user, 'alarm', {
    subject: 'You were signed out of one browser',
    lines: [
      `A browser came to ${accountOf(user)} at Dopahiya with a session that another one had already continued, so we ended that session.`,
      'A browser that was put back from a backup does this. If you do not know of one, somebody else had your session: choose a new password.',
    ],
    links: [{ label: 'Choose a new password', url }],
  });

/** The day on which an account was opened. */
export const dateOf = ({ created_at }: Pick<UserRow, 'created_at'>): string => formatDate(created_at.toISOString());
