import { formatDate } from '@dopahiya/domain/site';
import type { UserRow } from '../users/user-repository.ts';
import { accountOf, draftMail, type MailDraft, type Recipient } from '../../../core/outbox/draft-mail.ts';

/** Drafts the mail that asks a user to confirm their email address. */
export const verificationMail = (user: UserRow): MailDraft =>
  draftMail(user, 'confirmation', {
    subject: 'Confirm your email',
    lines: [
      `You opened a Dopahiya account with this email address on ${dateOf(user)}. Please confirm your email.`,
      'The link works for one hour. If this wasn’t you, ignore this email.',
    ],
    links: [{ label: 'Confirm your email', allows: 'verify' }],
  });

/** Drafts the notice that the password was changed. */
export const passwordChangedMail = (user: Recipient, url: string): MailDraft =>
  draftMail(user, 'notice', {
    subject: 'Your password was changed',
    lines: [
      `The Dopahiya password for ${accountOf(user)} was changed. You’re signed out everywhere else.`,
      'If this wasn’t you, choose a new password now.',
    ],
    links: [{ label: 'Choose a new password', url }],
  });

/** Drafts the mail that asks to confirm a new email address. */
export const newAddressMail = (user: Recipient): MailDraft =>
  draftMail(user, 'confirmation', {
    subject: 'Confirm your new email',
    lines: [
      'Please confirm this as the new email address for your Dopahiya account.',
      'The link works for one hour. If this wasn’t you, ignore this email. Nothing will change.',
    ],
    links: [{ label: 'Confirm your new email', allows: 'email-new' }],
  });

/** Drafts the mail that asks the old address to approve the change; an address that was never confirmed only gets a notice. */
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

/** Drafts the notices to both addresses after an email change; an unconfirmed address is not told the other one. */
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

/** Drafts the alert that a session was ended because its cookie was used by two browsers. */
export const reusedTokenMail = (user: Recipient, url: string): MailDraft =>
  draftMail(user, 'alarm', {
    subject: 'You were signed out on one device',
    lines: [
      `We ended a session of ${accountOf(user)} at Dopahiya because two browsers tried to use it.`,
      'This can happen after you restore a browser from a backup. If you didn’t, someone may have copied your session: choose a new password now.',
    ],
    links: [{ label: 'Choose a new password', url }],
  });

/** Returns the day an account was opened. */
export const dateOf = ({ created_at }: Pick<UserRow, 'created_at'>): string => formatDate(created_at.toISOString());
