import { plural } from '@dopahiya/domain/site';

export const headTitle = 'My messages | Dopahiya';
export const headDescription =
  'What you ask sellers at Dopahiya, what buyers ask you, and what you offered each other.';

export const failed = 'Your messages could not be loaded';
export const tryLater = 'An error occurred. Please try again.';

/** What stands around it, and for who has to sign in first. */
export const page = {
  title: 'My messages',
  signedOut: 'Sign in to see your messages',
  whatFor: 'What you asked sellers, what buyers asked you, and the offers stand here.',
  signIn: 'Login',
  needsScript:
    'This page is put together in your browser and needs JavaScript, which is switched off. Mails tell you when somebody writes.',
  failed,
  tryLater,
};
export const none = 'No messages yet';
export const noneMeans = 'Ask the seller of a used bike, and it stands here with the answer.';
export const toUsedBikes = 'See used bikes on sale';
export const conversations = 'Conversations';
export const more = 'Earlier conversations';
export const all = 'All messages';
export const withBuyer = (name: string | null) => `${name ?? 'A former member'} asks about your bike`;
export const withSeller = (name: string | null) => `You ask ${name ?? 'a former member'}`;
export const own = (text: string) => `You: ${text}`;
export const offered = (amount: string) => `Offer of ${amount}`;
export const accepted = (amount: string) => `${amount} accepted`;
export const declined = (amount: string) => `${amount} declined`;
export const withdrawn = (amount: string) => `Offer of ${amount} withdrawn`;
export const ended = (amount: string) => `What was agreed at ${amount} has ended`;
export const numberShown = 'A phone number is shown';
export const numberHidden = 'The phone number is hidden again';
export const deleted = 'Deleted with the account of who wrote it';
export const missing = 'There is no such conversation of yours';
export const missingMeans = 'Perhaps it belongs to another account than the one that is signed in here.';
export const mails = 'Tell me by mail';
export const mailsMean = 'At most three mails an hour, and one more for the rest.';
export const mailsFailed = 'This was not changed';
export const offQuestion = 'No more mails about messages?';
export const offMeans = 'Messages wait for you on the site. You can turn the mails on again here.';
export const off = 'Turn them off';
export const isOff = 'You get no more mails about messages.';
export const offFailed = 'The mails were not turned off';
export const unread = (count: number) => plural(count, { one: `${count} new`, other: `${count} new` });
