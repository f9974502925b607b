import { chatKeptDays } from '@dopahiya/domain/chat';
import { contactKeptMonths } from '@dopahiya/domain/content';

export const title = 'Privacy Policy';
export const intro =
  'What data we store, why, for how long, and how to see, download and delete it. Without an account, we store nothing that identifies you unless you contact us.';

export interface PrivacySection {
  title: string;
  points: readonly string[];
}

/** The sections before the last one, in their order. */
export const sections: readonly PrivacySection[] = [
  {
    title: '1. What we collect without an account',
    points: [
      'Weekly counts: how often people view a bike or article, compare two bikes, or search for a brand or model. We don’t record who. We don’t store other search words.',
      'Reports of wrong figures: the value you suggest and where you saw it. We don’t record who sent them.',
      'Messages from the contact page: your name, email, phone number, city, message and time.',
      'Chats with our bot: your questions, our answers and any details you give (name, phone number, city, email). You can also ask without your details. Then we keep nothing of it.',
      'Your network address, to limit too many requests. We delete it soon after the limit resets. It isn’t in our visit records.',
    ],
  },
  {
    title: '2. What we collect with an account',
    points: [
      'Your username, name and email, whether you confirmed it, and when you registered and last changed your password. We store only a hash of your password. Nobody can read the password from it.',
      'Your signed-in devices: browser, system, sign-in date and last use.',
      'Your favourites, reviews, helpful votes and likes. Also messages you sent us while signed in or from your confirmed email.',
      'If you use two-step sign-in: the encrypted secret and hashes of your recovery codes.',
      'We don’t need a phone number for an account. We never ask for identity documents, bank or card details. The only location we use is the city you choose.',
      'If you upload bike photos: a fingerprint of each (up to 1,000) and its first upload date, to find copied photos. We keep these as long as your account.',
      'If you buy or sell a used bike: your messages and offers, who you block and what you report.',
    ],
  },
  {
    title: '3. What your browser keeps',
    points: [
      'Your city, light or dark mode, favourites, viewed bikes, searches and height stay in your browser. We set cookies only for sign-in. The cookies page lists them all.',
    ],
  },
  {
    title: '4. What we use it for',
    points: [
      'To sign you in, protect your account, show your favourites and reviews, rank lists by popularity, and keep the site running.',
      'To reply to your message, and nothing else.',
      'To email you replies, links you asked for, security notices, review decisions and new messages about bikes. You can stop the message emails with one click. We send no advertising, build no profiles and sell no data.',
    ],
  },
  {
    title: '5. Who we share it with',
    points: [
      'Others see your first name with your reviews and messages. They see nothing else from your account. A buyer sees a seller’s number only if the seller shares it, until they hide it.',
      'The other person reads your messages about a used bike. Our moderators read them if one of you reports them.',
      'We read contact messages on the site. They may also be emailed to us.',
      'Our mail server handles emails. We share no data with other companies: no advertising, no outside analytics, and our own fonts and pictures.',
      'We must give data to an authority if Indian law requires it.',
    ],
  },
  {
    title: '6. How long we keep it',
    points: [
      'You stay signed in for seven days after your last visit, or until you sign out. Email links work for one hour.',
      `We delete contact messages after ${contactKeptMonths} months, or sooner if you ask or delete the account they belong to. We delete emailed copies by hand.`,
      `We delete chats after ${chatKeptDays} days. They go at once if you press “Delete this conversation” or delete the account you used.`,
      'Everything else stays until you delete it or your account. Deleting your account deletes your name, email, favourites, likes, messages and devices at once. Published reviews stay without your name unless you delete them first. Other reviews go.',
      'When you delete your account, we hide your messages to buyers and sellers at once. We keep them 30 more days for disputes.',
      'Security records contain the account’s number, never a secret.',
    ],
  },
  {
    title: '7. Security',
    points: [
      'We store passwords, links and recovery codes as hashes, and encrypt two-step secrets. Scripts can’t read session cookies. We slow down repeated sign-in attempts. We email you if someone has your password but not your code.',
      'No site is completely safe. Use a password you don’t use anywhere else.',
    ],
  },
  {
    title: '8. Your rights, and your part',
    points: [
      'In your profile you can see, correct and download your data, and delete your account. You don’t need a reason.',
      'To delete a message not linked to an account, write to us again from the same email address.',
      'Give us your own, true details. Don’t put other people’s data in a review.',
    ],
  },
  {
    title: '9. Consent and its end',
    points: [
      'By sending a message you agree that we store it to reply. By opening an account you agree to sections 2 and 4. Delete your account to withdraw this. You must be 18 or older to have an account.',
      'When we change this policy, we change its date. Last updated November 2026.',
    ],
  },
];

export const grievancesTitle = '10. Grievances';
export const grievances = <Node>({ link }: { link: (words: string) => Node }) => [
  'If you think we’ve misused your data, write to us through ',
  link('Contact Us'),
  '. Tell us what happened and when. Never send a password.',
];

export const cookiesLink = 'See the cookies page';
