import { formatDate } from '@dopahiya/domain/site';
import { draftMail, type MailDraft, ownerAt } from '../../core/outbox/draft-mail.ts';
import type { MessageRow } from './message-repository.ts';

/**
 * Drafts the mail that forwards a visitor's message to the owner, with the visitor as reply-to. The subject contains nothing the visitor
 * wrote.
 */
export const messageMail = (mailTo: string, message: MessageRow): MailDraft => ({
  ...draftMail(ownerAt(mailTo), 'message', {
    subject: `Message ${message.id} of a visitor`,
    lines: [
      'A visitor sent this from the contact page. Reply to this email to answer them. We haven’t checked it.',
      headOf(message),
      message.comments,
    ],
    replyTo: message.email,
  }),
  message: message.id,
});

function headOf({ name, email, mobile_number, city, sent_at }: MessageRow): string {
  return [
    `Name: ${name}`,
    `Mail: ${email}`,
    `Phone: +91 ${mobile_number}`,
    `City: ${city}`,
    `Sent: ${formatDate(sent_at.toISOString())}`,
  ].join('\n');
}
