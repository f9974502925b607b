import { paths } from '@dopahiya/domain/site';
import { draftMail, type Letter, type MailDraft, type Recipient } from '../../../core/outbox/draft-mail.ts';
import { mailTexts } from '../../../core/texts/index.ts';

/** Origin and unsubscribe token for the links of a message mail. */
export interface MessageMailLinks {
  siteOrigin: string;
  /** Token with which the reader turns these mails off. */
  off: string;
}

/** Drafts the mail about something new in one conversation, without its text. */
export function newMessageMail(
  to: Recipient,
  { conversation, bike }: { conversation: number; bike: string },
  links: MessageMailLinks,
): MailDraft {
  const texts = mailTexts[to.language];
  return talkMail(to, links, {
    subject: texts.newMessage(bike),
    line: texts.newMessageLine(bike),
    way: { label: texts.readAndReply, path: paths.messagesWith(conversation) },
  });
}

/** Drafts the digest of what came after the hour's immediate mails. */
export function messageDigestMail(to: Recipient, count: number, links: MessageMailLinks): MailDraft {
  const texts = mailTexts[to.language];
  return talkMail(to, links, {
    subject: texts.unread(count),
    line: texts.digest,
    way: { label: texts.readMessages, path: paths.messages },
  });
}

interface TalkMail {
  subject: string;
  line: string;
  way: NonNullable<Letter['links']>[number];
}

function talkMail(to: Recipient, { siteOrigin, off }: MessageMailLinks, { subject, line, way }: TalkMail): MailDraft {
  const texts = mailTexts[to.language];
  return draftMail(to, 'conversation', {
    subject,
    lines: [line, texts.neverPay],
    links: [way, { label: texts.stopMails, path: `${paths.messages}?off=${off}` }],
    unsubscribe: `${siteOrigin}/api/conversations/mails/off/?token=${off}`,
  });
}
