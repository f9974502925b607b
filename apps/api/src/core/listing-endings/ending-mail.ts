import { isWarning, type ListingEnding } from '@dopahiya/domain/market';
import { paths } from '@dopahiya/domain/site';
import { draftMail, type Letter, type MailDraft, type Recipient } from '../outbox/draft-mail.ts';

/** News for a buyer: a conversation about a bike, and how its listing ended; null once it is shown again. */
export interface EndingNews {
  conversation: number;
  bike: string;
  ending: ListingEnding | null;
  /** Reason of the moderator who removed it. */
  reason: string | null;
}

/** Drafts the mail that a listing a buyer wrote about has ended or is shown again. */
export function endingMail(to: Recipient, news: EndingNews): MailDraft {
  const { ending, conversation } = news;
  const kind = ending === null || isWarning(ending) ? 'warning' : 'conversation';
  const open = { label: 'Open the conversation', path: paths.messagesWith(conversation) };
  const others = { label: 'See other used bikes', path: paths.usedBikes };
  const mails = { label: 'Choose which mails you get', path: paths.messages };
  return draftMail(to, kind, { ...letterOf(news), links: kind === 'warning' ? [open] : [open, others, mails] });
}

/** Advice for buyers who have paid a fraudster. */
export const IF_PAID =
  'If you have already paid, call 1930 at once, report it at https://cybercrime.gov.in and tell your bank.';

function letterOf({ bike, ending, reason }: EndingNews): Omit<Letter, 'links'> {
  if (ending === null)
    return {
      subject: `The listing of the ${bike} is shown again`,
      lines: [
        `We have checked the listing of the ${bike}, and it is shown again. Our warning no longer applies.`,
        'See the bike and its papers before you pay.',
      ],
    };
  if (ending === 'removed')
    return {
      subject: `Do not pay for the ${bike}`,
      lines: [
        `We have removed the listing of the ${bike}, which you wrote to the seller about.${reason === null ? '' : ` The reason: ${reason}`}`,
        'Do not pay the seller, and do not share a code or PIN. An offer that was accepted no longer counts.',
        IF_PAID,
      ],
    };
  if (ending === 'checking')
    return {
      subject: `Do not pay for the ${bike} yet`,
      lines: [
        `We are checking the listing of the ${bike}, which you wrote to the seller about. It is hidden until we have finished.`,
        'Do not pay until then. We will write to you when we have decided.',
        IF_PAID,
      ],
    };
  return {
    subject: `The ${bike} is no longer for sale here`,
    lines: [...calm[ending](bike), 'If you had agreed on a price but not bought the bike, do not pay for it now.'],
  };
}

const calm: Record<Exclude<ListingEnding, 'removed' | 'checking'>, (bike: string) => string[]> = {
  withdrawn: (bike) => [`The seller has withdrawn the listing of the ${bike}.`],
  sold: (bike) => [`The seller has marked the ${bike} as sold.`],
  expired: (bike) => [`The listing of the ${bike} has expired.`],
  deleted: (bike) => [`The seller has deleted the listing of the ${bike}.`],
  left: (bike) => [`The seller of the ${bike} has deleted their account.`],
};
