import { paths } from '@dopahiya/domain/site';
import { draftMail, type Recipient } from '../../accounts/mail/draft-mail.ts';
import type { MailDraft } from '../../accounts/mail/mailer.ts';

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
  links: () => Promise<MessageMailLinks>,
): MailDraft =>
  draftMail(to, 'talk', async () => {
    const { siteOrigin, off } = await links();
    return {
      subject: `A message about the ${bike}`,
      lines: [`There is something new for you about the ${bike}. Read it and answer on the site: your address is not shown.`, neverPay],
      links: [{ label: 'Open the conversation', url: `${siteOrigin}${paths.messagesWith(conversation)}` }, offLink(siteOrigin, off)],
      unsubscribe: `${siteOrigin}/api/conversations/mails/off/?token=${off}`,
    };
  });

/** Tells somebody of all that came within an hour in which they had mails enough. */
export const messageDigestMail = (to: Recipient, count: number, links: () => Promise<MessageMailLinks>): MailDraft =>
  draftMail(to, 'talk', async () => {
    const { siteOrigin, off } = await links();
    return {
      subject: count === 1 ? 'A message that you have not read' : `${count} messages that you have not read`,
      lines: ['More came within the hour than we wanted to mail you one by one. They wait for you on the site.', neverPay],
      links: [{ label: 'Open your messages', url: `${siteOrigin}${paths.messages}` }, offLink(siteOrigin, off)],
      unsubscribe: `${siteOrigin}/api/conversations/mails/off/?token=${off}`,
    };
  });

const neverPay = 'Never pay for a bike that you have not seen, and enter no PIN to receive money.';

const offLink = (siteOrigin: string, off: string) => ({
  label: 'No more mails about messages',
  url: `${siteOrigin}${paths.messages}?off=${off}`,
});
