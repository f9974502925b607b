import { plural } from '@dopahiya/domain/site';

export const headTitle = 'My messages | Dopahiya';
export const headDescription = 'Your questions and offers to sellers, and buyers’ messages to you.';

export const failed = 'We couldn’t load your messages';
export const tryLater = 'An error occurred. Please try again.';

/** What stands around it, and for who has to sign in first. */
export const page = {
  title: 'My messages',
  signedOut: 'Sign in to see your messages',
  whatFor: 'See your conversations with buyers and sellers.',
  signIn: 'Login',
  needsScript: 'This page needs JavaScript, which is switched off. We’ll email you when someone writes.',
  failed,
  tryLater,
};
export const none = 'No messages yet';
export const noneMeans = 'Ask a seller about a used bike. Your messages will appear here.';
export const toUsedBikes = 'See used bikes for sale';
export const conversations = 'Conversations';
export const more = 'Earlier conversations';
export const all = 'All messages';
export const withBuyer = (name: string | null) => `${name ?? 'A former member'} asked about your bike`;
export const withSeller = (name: string | null) => `You asked ${name ?? 'a former member'}`;
export const own = (text: string) => `You: ${text}`;
export const offered = (amount: string) => `Offer of ${amount}`;
export const accepted = (amount: string) => `${amount} accepted`;
export const declined = (amount: string) => `${amount} declined`;
export const withdrawn = (amount: string) => `Offer of ${amount} withdrawn`;
export const ended = (amount: string) => `The deal at ${amount} was cancelled`;
export const numberShown = 'Phone number shared';
export const numberHidden = 'Phone number hidden';
export const deleted = 'Deleted. The writer closed their account.';
export const missing = 'Conversation not found';
export const missingMeans = 'It may belong to another account. Check that you’re signed in to the right one.';
export const mails = 'Email me about new messages';
export const mailsMean = 'Up to three emails an hour, plus one summary.';
export const mailsFailed = 'We couldn’t change this';
export const offQuestion = 'Stop emails about messages?';
export const offMeans = 'You’ll still see messages on the site. You can turn emails back on here.';
export const off = 'Turn off emails';
export const isOff = 'You won’t get emails about messages any more.';
export const offFailed = 'We couldn’t turn off the emails';
export const unread = (count: number) => plural(count, { one: `${count} new`, other: `${count} new` });
