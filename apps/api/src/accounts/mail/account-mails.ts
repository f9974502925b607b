import { composeMail, type Recipient } from './compose-mail.ts';
import type { Mail } from './mailer.ts';

/** Asks the owner of a mail address to say that it is theirs. */
export const verificationMail = (user: Recipient, url: string): Mail =>
  composeMail(user, {
    subject: 'Confirm your mail address',
    lines: [
      `You opened the account ${user.username} at Dopahiya with this mail address. Please confirm that it is yours.`,
      'The link is good for one hour. If it was not you, there is nothing to do.',
    ],
    link: { label: 'Confirm the address', url },
  });

/** Leads to a new password. */
export const resetMail = (user: Recipient, url: string): Mail =>
  composeMail(user, {
    subject: 'Choose a new password',
    lines: [
      `Somebody, probably you, asked for a new password of the account ${user.username} at Dopahiya.`,
      'The link is good once, for one hour. If it was not you, there is nothing to do: your password stays.',
    ],
    link: { label: 'Choose a new password', url },
  });

/** Tells of a changed password. */
export const passwordChangedMail = (user: Recipient, url: string): Mail =>
  composeMail(user, {
    subject: 'Your password was changed',
    lines: [
      `The password of your account ${user.username} at Dopahiya was changed, and you were signed out everywhere else.`,
      'If it was not you, choose a new password at once.',
    ],
    link: { label: 'Choose a new password', url },
  });

/** Asks the owner of an address that an account is to have whether it is theirs. */
export const newAddressMail = (user: Recipient, url: string): Mail =>
  composeMail(user, {
    subject: 'Confirm your new mail address',
    lines: [
      `Your account ${user.username} at Dopahiya is to have this mail address. Please confirm that it is yours.`,
      'The link is good for one hour. If it was not you, there is nothing to do: without you nothing changes.',
    ],
    link: { label: 'Confirm the new address', url },
  });

/** Asks the owner of the address that an account has whether it may have another; without a link it only tells. */
export const oldAddressMail = (user: Recipient, email: string, url: string | undefined): Mail =>
  composeMail(user, {
    subject: 'Your mail address is to be changed',
    lines: [
      `Somebody who knows your password wants your account ${user.username} at Dopahiya to have the mail address ${email} instead of this one.`,
      url
        ? 'Please allow it by the link, which is good for one hour. If it was not you, do not follow it, and choose a new password at once.'
        : 'This address was never confirmed, so it is not asked. If it was not you, choose a new password at once.',
    ],
    ...(url && { link: { label: 'Allow the change', url } }),
  });

/** Tells both addresses that an account has changed from one to the other. */
export const emailChangedMails = (before: Recipient, after: Recipient): Mail[] =>
  [before, after].map((user) =>
    composeMail(user, {
      subject: 'Your mail address was changed',
      lines: [
        `Your account ${after.username} at Dopahiya has the mail address ${after.email} now, instead of ${before.email}.`,
        'If it was not you, write to us: somebody reads your mails.',
      ],
    }),
  );

/** Tells that a session was ended because somebody else had its cookie too. */
export const reusedTokenMail = (user: Recipient, url: string): Mail =>
  composeMail(user, {
    subject: 'You were signed out of one browser',
    lines: [
      `A browser came to your account ${user.username} at Dopahiya with a session that another one had already continued, so we ended that session.`,
      'This can happen when a connection breaks. If you do not know why it did, choose a new password.',
    ],
    link: { label: 'Choose a new password', url },
  });
