import { isWarning, type ListingEnding } from '@dopahiya/domain/market';
import { paths } from '@dopahiya/domain/site';
import { draftMail, type Letter, type MailDraft, type Recipient } from '../outbox/draft-mail.ts';
import { mailTexts, type MailTexts } from '../texts/index.ts';

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
  const texts = mailTexts[to.language];
  const open = { label: texts.openConversation, path: paths.messagesWith(conversation) };
  const others = { label: texts.otherBikes, path: paths.usedBikes };
  const mails = { label: texts.chooseMails, path: paths.messages };
  return draftMail(to, kind, { ...letterOf(news, texts), links: kind === 'warning' ? [open] : [open, others, mails] });
}

function letterOf({ bike, ending, reason }: EndingNews, texts: MailTexts): Omit<Letter, 'links'> {
  if (ending === null)
    return { subject: texts.shownAgain(bike), lines: [texts.shownAgainLine(bike), texts.seeBeforePaying] };
  if (ending === 'removed')
    return {
      subject: texts.doNotPayFor(bike),
      lines: [texts.removedListing(bike, reason), texts.doNotPaySeller, texts.ifPaid],
    };
  if (ending === 'checking')
    return {
      subject: texts.doNotPayYet(bike),
      lines: [texts.checkingListing(bike), texts.untilDecided, texts.ifPaid],
    };
  return { subject: texts.noLongerForSale(bike), lines: [texts.endings[ending](bike), texts.agreedNotBought] };
}
