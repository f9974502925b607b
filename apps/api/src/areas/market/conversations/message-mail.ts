import { paths } from '@dopahiya/domain/site';
import { draftMail, type Letter, type MailDraft, type Recipient } from '../../../core/outbox/draft-mail.ts';

/** Where a mail about messages leads: to the conversations, and to the end of such mails. */
export interface MessageMailLinks {
  siteOrigin: string;
  /** The token by which its reader turns these mails off. */
  off: string;
}

/** Tells somebody of something new in one conversation; what was written stands on the site alone. */
export const newMessageMail = (
  to: Recipient,
  { conversation, bike }: { conversation: number; bike: string },
  links: MessageMailLinks,
): MailDraft =>
  talkMail(to, links, {
    subject: `A message about the ${bike}`,
    line: `There is something new for you about the ${bike}. Read it and answer on the site: your address is not shown.`,
    way: { label: 'Open the conversation', url: `${links.siteOrigin}${paths.messagesWith(conversation)}` },
  });

/** Tells somebody of all that came within an hour in which they had mails enough. */
export const messageDigestMail = (to: Recipient, count: number, links: MessageMailLinks): MailDraft =>
  talkMail(to, links, {
    subject: count === 1 ? 'A message that you have not read' : `${count} messages that you have not read`,
    line: 'More came within the hour than we wanted to mail you one by one. They wait for you on the site.',
    way: { label: 'Open your messages', url: `${links.siteOrigin}${paths.messages}` },
  });

interface TalkMail {
  subject: string;
  line: string;
  way: NonNullable<Letter['links']>[number];
}

const talkMail = (to: Recipient, { siteOrigin, off }: MessageMailLinks, { subject, line, way }: TalkMail): MailDraft =>
  draftMail(to, 'conversation', {
    subject,
    lines: [line, 'Never pay for a bike that you have not seen, and enter no PIN to receive money.'],
    links: [way, { label: 'No more mails about messages', url: `${siteOrigin}${paths.messages}?off=${off}` }],
    unsubscribe: `${siteOrigin}/api/conversations/mails/off/?token=${off}`,
  });
