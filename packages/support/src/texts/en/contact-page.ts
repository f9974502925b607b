import { contactKeptMonths } from '@dopahiya/domain/content';
import { formatNumber } from '@dopahiya/domain/site';

export const headTitle = 'Contact us: a question about a price or this site | Dopahiya';
export const headDescription =
  'Write to Dopahiya about a price, a listing or the site, see when we work, and read three answers before you write.';

export const home = 'Home';
export const title = 'Contact Us';
export const intro = 'A question about a price, a listing or this site. A person reads it.';

export const form = 'Write to us';
export const name = 'Name';
export const email = 'Email';
export const phone = 'Phone';
export const phoneHint = '10 digits';
export const city = 'City';
export const message = 'Message';
export const whatWeKeep = `Stored for ${contactKeptMonths} months, to answer you and for nothing else.`;
export const agreement = <Node>({ link }: { link: (words: string) => Node }) => [
  'I agree to the ',
  link('Terms and Conditions'),
];
export const send = 'Send Message';
export const sending = 'Sending...';

export const nameMissing = 'Please write your name.';
export const emailInvalid = 'Write it like name@example.in';
export const phoneInvalid = 'Please enter a valid 10-digit phone number';
export const cityMissing = 'Please write your city.';
export const messageMissing = 'Please write your message.';
export const tooLong = (most: number, count: number) =>
  `At most ${formatNumber(most)} characters fit, and this has ${formatNumber(count)}. Please shorten it, or send it in parts.`;
export const notAgreed = 'Please agree to the Terms and Conditions.';

export const notSent = 'Not sent yet. Please see what stands below the fields that are marked.';
export const sent = 'Your message has been sent successfully!';
export const notMailed =
  'It is stored. Nobody is told of it by mail, because this site has no address set for that yet: it waits until its owner looks.';
export const failed = 'Failed to submit the form.';
export const networkError = 'Network error. Please try again later.';

export const hoursTitle = 'Working hours';
export const hoursNote = 'Indian time';
export const weekdays = 'Mon to Fri';
export const saturday = 'Sat';
export const sunday = 'Sun';
export const closed = 'Closed';
export const fromTo = (opens: string, closes: string) => `${opens} to ${closes}`;
export const openUntil = (closes: string) => `Open now, until ${closes}`;
export const opensToday = (opens: string) => `Closed now, opens today at ${opens}`;
export const opensTomorrow = (opens: string) => `Closed now, opens tomorrow at ${opens}`;
export const opensOnMonday = (opens: string) => `Closed now, opens on Monday at ${opens}`;

export const waysTitle = 'Other ways';
export const mail = 'Mail';
export const faqs = 'Questions and answers';
export const faqsWhat = 'What many ask, answered at once';
export const showrooms = 'Showrooms';
export const showroomsWhat = 'For a test ride, ask the dealer near you';
export const wrongFigure = 'A figure is wrong';
export const wrongFigureWhat = 'Say so below the specifications of the bike';

export const beforeTitle = 'Before you write';
export const dealerAsksMore = {
  question: 'Why does my dealer ask for more than the on-road price here?',
  answer:
    'Often a handling charge, or an insurance with more in it. The quotation check sets each line beside the rule.',
  label: 'Check a quotation',
};
export const binding = {
  question: 'Is the on-road price binding?',
  answer:
    'No. It is an estimate from published rules and an ex-showroom price of a named month. What binds is the quotation that a dealer signs.',
  label: 'Work out an on-road price',
};
export const deletion = {
  question: 'How do I have my message deleted?',
  answer: `Every message is deleted after ${contactKeptMonths} months. One that you sent while signed in, or with the mail address that your account has confirmed, goes with the account. To have it deleted earlier, write to us with the same mail address.`,
  label: 'Read the privacy policy',
};
