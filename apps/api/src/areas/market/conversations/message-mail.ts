import { paths } from '@dopahiya/domain/site';
import { draftMail, type Letter, type MailDraft, type Recipient } from '../../../core/outbox/draft-mail.ts';

/** Origin and unsubscribe token for the links of a message mail. */
export interface MessageMailLinks {
  siteOrigin: string;
  /** Token with which the reader turns these mails off. */
  off: string;
}

/** Drafts the mail about something new in one conversation, without its text. */
export const newMessageMail = (
  to: Recipient,
  { conversation, bike }: { conversation: number; bike: string },
  links: MessageMailLinks,
): MailDraft =>
  talkMail(to, links, {
    subject: `New message about the ${bike}`,
    line: `You have a new message about the ${bike}. Read it and reply on Dopahiya. We never show your email address.`,
    way: { label: 'Read and reply', url: `${links.siteOrigin}${paths.messagesWith(conversation)}` },
  });

/** Drafts the digest of what came after the hour's immediate mails. */
export const messageDigestMail = (to: Recipient, count: number, links: MessageMailLinks): MailDraft =>
  talkMail(to, links, {
    subject: count === 1 ? 'You have an unread message' : `You have ${count} unread messages`,
    line: 'You got several messages this hour, so we’ve put them in one email. Read them on Dopahiya.',
    way: { label: 'Read your messages', url: `${links.siteOrigin}${paths.messages}` },
  });

interface TalkMail {
  subject: string;
  line: string;
  way: NonNullable<Letter['links']>[number];
}

const talkMail = (to: Recipient, { siteOrigin, off }: MessageMailLinks, { subject, line, way }: TalkMail): MailDraft =>
  draftMail(to, 'conversation', {
    subject,
    lines: [line, 'Never pay for a bike you haven’t seen. You never need a PIN to receive money.'],
    links: [way, { label: 'Stop emails about messages', url: `${siteOrigin}${paths.messages}?off=${off}` }],
    unsubscribe: `${siteOrigin}/api/conversations/mails/off/?token=${off}`,
  });
