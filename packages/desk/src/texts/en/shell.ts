import { formatNumber } from '@dopahiya/domain/site';

export const sections = {
  overview: 'Overview',
  model: 'Models',
  brand: 'Brands',
  showroom: 'Showrooms',
  article: 'Articles',
  faqs: 'FAQs',
  'part-group': 'Parts',
  'loan-offers': 'Loan rates',
  claims: 'Claims',
  contact: 'Contact details',
  import: 'Import and export',
  inbox: 'Inbox',
  log: 'Log',
  people: 'People',
};
export const headTitle = (title: string) => `${title} | Desk`;
export const nav = 'Parts of the desk';
export const noSection = 'The desk has no such page';
export const checkAddress = 'Check the address for typing errors.';
export const toOverview = 'Go to the overview';

export const tryLater = 'Try again later.';
export const codeNeeded = 'The desk needs a code from your authenticator app.';
export const enterCode = 'Enter a code';
export const codeCounts = (hours: number) => `One code opens the desk for ${formatNumber(hours)} hours.`;
export const code = 'Code';
export const codeHint = '6 digits from your authenticator app.';
export const goOn = 'Continue';
export const setUpCodes = 'Set up two-step sign-in';
export const more = 'Show more';
export const cancel = 'Cancel';
