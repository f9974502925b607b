import { contactKeptMonths } from '@dopahiya/domain/content';
import { formatNumber } from '@dopahiya/domain/site';

export const headTitle = 'Contact us: a question about a price or this site | Dopahiya';
export const headDescription =
  'Contact Dopahiya about a price, a listing or the site. See our working hours and quick answers.';

export const home = 'Home';
export const title = 'Contact Us';
export const intro = 'Ask us about a price, a listing or this site.';

export const form = 'Send us a message';
export const name = 'Name';
export const email = 'Email';
export const phone = 'Phone';
export const phoneHint = '10 digits';
export const city = 'City';
export const message = 'Message';
export const whatWeKeep = `We keep your message for ${contactKeptMonths} months and only use it to reply.`;
export const agreement = <Node>({ link }: { link: (words: string) => Node }) => [
  'I agree to the ',
  link('Terms and Conditions'),
];
export const send = 'Send Message';
export const sending = 'Sending...';

export const nameMissing = 'Enter your name.';
export const emailInvalid = 'Enter an email like name@example.in';
export const phoneInvalid = 'Please enter a valid 10-digit phone number';
export const cityMissing = 'Enter your city.';
export const messageMissing = 'Enter your message.';
export const tooLong = (max: number, count: number) =>
  `Use ${formatNumber(max)} characters or fewer. You have ${formatNumber(count)}.`;
export const notAgreed = 'Agree to the Terms and Conditions.';

export const notSent = 'Not sent yet. Check the marked fields.';
export const sent = 'Your message has been sent successfully!';
export const notMailed = 'We’ve saved your message. We’ll read it when we next check our messages.';
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

export const waysTitle = 'Other help';
export const mail = 'Mail';
export const faqs = 'Questions and answers';
export const faqsWhat = 'Get a quick answer';
export const showrooms = 'Showrooms';
export const showroomsWhat = 'Book a test ride with a dealer near you';
export const wrongFigure = 'A figure is wrong';
export const wrongFigureWhat = 'Report it below the bike’s specifications';

export const beforeTitle = 'Before you write';
export const dealerAsksMore = {
  question: 'Why is my dealer’s price higher than your on-road price?',
  answer:
    'Usually because of handling charges or a bigger insurance policy. Check each line against the published rules.',
  label: 'Check a quotation',
};
export const binding = {
  question: 'Is the on-road price binding?',
  answer:
    'No. It’s an estimate from published rules and the ex-showroom price. Only the dealer’s signed quotation is binding.',
  label: 'Get an on-road price',
};
export const deletion = {
  question: 'How do I delete my message?',
  answer: `We delete every message after ${contactKeptMonths} months. If you sent it while signed in, or from your confirmed email, it goes when you delete your account. To delete it sooner, write to us from the same email.`,
  label: 'Read the privacy policy',
};
