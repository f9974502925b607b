import { formatDate } from '@dopahiya/domain/site';
import type { UserRow } from '../users/user-repository.ts';
import { accountOf, draftMail, type MailDraft, type Recipient } from '../../../core/outbox/draft-mail.ts';

/** Asks the owner of a mail address to say that it is theirs. */
export const verificationMail = (user: UserRow): MailDraft =>
  draftMail(user, 'confirmation', {
    subject: 'Confirm your email',
    lines: [
      `You opened a Dopahiya account with this email address on ${dateOf(user)}. Please confirm your email.`,
      'The link works for one hour. If this wasn’t you, ignore this email.',
    ],
    links: [{ label: 'Confirm your email', allows: 'verify' }],
  });

/** Tells of a changed password. */
export const passwordChangedMail = (user: Recipient, url: string): MailDraft =>
  draftMail(user, 'notice', {
    subject: 'Your password was changed',
    lines: [
      `The Dopahiya password for ${accountOf(user)} was changed. You’re signed out everywhere else.`,
      'If this wasn’t you, choose a new password now.',
    ],
    links: [{ label: 'Choose a new password', url }],
  });

/** Asks the owner of an address that an account is to have whether it is theirs. */
export const newAddressMail = (user: Recipient): MailDraft =>
  draftMail(user, 'confirmation', {
    subject: 'Confirm your new email',
    lines: [
      'Please confirm this as the new email address for your Dopahiya account.',
      'The link works for one hour. If this wasn’t you, ignore this email. Nothing will change.',
    ],
    links: [{ label: 'Confirm your new email', allows: 'email-new' }],
  });

/** Asks the owner of the address that an account has whether it may have another; one that was never confirmed is only told. */
export function oldAddressMail(user: Recipient, email: string): MailDraft {
  const subject = 'Approve the change of your email';
  const wish = `Someone with your password wants to change the email address of ${accountOf(user)} at Dopahiya`;
  if (!user.email_verified_at)
    return draftMail(user, 'notice', {
      subject,
      lines: [
        `${wish}.`,
        'You never confirmed this address, so we don’t need your approval. If this wasn’t you, choose a new password now.',
      ],
    });
  return draftMail(user, 'notice', {
    subject,
    lines: [
      `${wish} to ${email}.`,
      'To approve, open the link within one hour. If this wasn’t you, don’t open it, and choose a new password now.',
    ],
    links: [{ label: 'Approve the change', allows: 'email-old' }],
  });
}

/** Tells both addresses that an account has changed from one to the other; what was never confirmed is told no other address. */
export const emailChangedMails = (before: Recipient, after: Recipient): MailDraft[] =>
  [before, after].map((user) =>
    draftMail(user, 'notice', {
      subject: 'Your email was changed',
      lines: [
        user.email_verified_at
          ? `The email address for ${accountOf(user)} at Dopahiya is now ${after.email}. It was ${before.email}.`
          : 'Your Dopahiya account now has a different email address.',
        'If this wasn’t you, contact us straight away.',
      ],
    }),
  );

/** Tells that a session was ended because somebody else had its cookie too. */
export const reusedTokenMail = (user: Recipient, url: string): MailDraft =>
  draftMail(user, 'alarm', {
    subject: 'You were signed out on one device',
    lines: [
      `We ended a session of ${accountOf(user)} at Dopahiya because two browsers tried to use it.`,
      'This can happen after you restore a browser from a backup. If you didn’t, someone may have copied your session: choose a new password now.',
    ],
    links: [{ label: 'Choose a new password', url }],
  });

/** The day on which an account was opened. */
export const dateOf = ({ created_at }: Pick<UserRow, 'created_at'>): string => formatDate(created_at.toISOString());
