import type { UserRow } from '../users/user-repository.ts';
import type { Mail } from './mailer.ts';

type Recipient = Pick<UserRow, 'email' | 'first_name' | 'username'>;

interface Letter {
  subject: string;
  lines: readonly string[];
  link?: { label: string; url: string };
}

/** Asks the owner of a mail address to say that it is theirs. */
export const verificationMail = (user: Recipient, url: string): Mail =>
  mail(user, {
    subject: 'Confirm your mail address',
    lines: [
      `You opened the account ${user.username} at Dopahiya with this mail address. Please confirm that it is yours.`,
      'The link is good for one hour. If it was not you, there is nothing to do.',
    ],
    link: { label: 'Confirm the address', url },
  });

/** Leads to a new password. */
export const resetMail = (user: Recipient, url: string): Mail =>
  mail(user, {
    subject: 'Choose a new password',
    lines: [
      `Somebody, probably you, asked for a new password of the account ${user.username} at Dopahiya.`,
      'The link is good once, for one hour. If it was not you, there is nothing to do: your password stays.',
    ],
    link: { label: 'Choose a new password', url },
  });

/** Tells of a changed password. */
export const passwordChangedMail = (user: Recipient, url: string): Mail =>
  mail(user, {
    subject: 'Your password was changed',
    lines: [
      `The password of your account ${user.username} at Dopahiya was changed, and you were signed out everywhere else.`,
      'If it was not you, choose a new password at once.',
    ],
    link: { label: 'Choose a new password', url },
  });

/** Asks the owner of an address that an account is to have whether it is theirs. */
export const newAddressMail = (user: Recipient, url: string): Mail =>
  mail(user, {
    subject: 'Confirm your new mail address',
    lines: [
      `Your account ${user.username} at Dopahiya is to have this mail address. Please confirm that it is yours.`,
      'The link is good for one hour. If it was not you, there is nothing to do: without you nothing changes.',
    ],
    link: { label: 'Confirm the new address', url },
  });

/** Asks the owner of the address that an account has whether it may have another; without a link it only tells. */
export const oldAddressMail = (user: Recipient, email: string, url: string | undefined): Mail =>
  mail(user, {
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
    mail(user, {
      subject: 'Your mail address was changed',
      lines: [
        `Your account ${after.username} at Dopahiya has the mail address ${after.email} now, instead of ${before.email}.`,
        'If it was not you, write to us: somebody reads your mails.',
      ],
    }),
  );

/** Tells that a session was ended because somebody else had its cookie too. */
export const reusedTokenMail = (user: Recipient, url: string): Mail =>
  mail(user, {
    subject: 'You were signed out of one browser',
    lines: [
      `A browser came to your account ${user.username} at Dopahiya with a session that another one had already continued, so we ended that session.`,
      'This can happen when a connection breaks. If you do not know why it did, choose a new password.',
    ],
    link: { label: 'Choose a new password', url },
  });

function mail({ email, first_name }: Recipient, { subject, lines, link }: Letter): Mail {
  const paragraphs = [`Namaste ${first_name},`, ...lines];
  return {
    to: email,
    subject: `${subject} | Dopahiya`,
    text: [...paragraphs, ...(link ? [`${link.label}: ${link.url}`] : []), 'Dopahiya'].join('\n\n'),
    html: page(paragraphs, link),
  };
}

const inks = { page: '#f4f5f2', card: '#ffffff', text: '#141817', stone: '#ffcb1f' };

function page(paragraphs: readonly string[], link: Letter['link']): string {
  const texts = paragraphs.map((text) => `<p style="margin:0 0 16px">${escape(text)}</p>`).join('');
  const button = `display:inline-block;padding:12px 20px;border-radius:6px;background:${inks.text};color:${inks.card};font-weight:600;text-decoration:none`;
  const action = link
    ? `<p style="margin:24px 0 0"><a href="${escape(link.url)}" style="${button}">${link.label}</a></p>`
    : '';
  return [
    `<!doctype html><html lang="en-IN"><body style="margin:0;padding:24px;background:${inks.page};color:${inks.text};font:16px/1.5 sans-serif">`,
    `<div style="max-width:520px;margin:0 auto;padding:28px;background:${inks.card};border-bottom:4px solid ${inks.text}">`,
    `<p style="margin:0 0 20px;font-size:22px;font-weight:700"><span style="padding:4px 8px;border-radius:14px 14px 0 0;background:${inks.stone}">दो</span> Dopahiya</p>`,
    `${texts}${action}</div></body></html>`,
  ].join('');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
