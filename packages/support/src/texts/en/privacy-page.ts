import { chatKeptDays } from '@dopahiya/domain/chat';
import { contactKeptMonths } from '@dopahiya/domain/content';

export const title = 'Privacy Policy';
export const intro =
  'Which data of yours Dopahiya stores, what for, for how long, and how you see, take and delete them. Without an account we store nothing that says who you are, unless you write to us.';

export interface PrivacySection {
  title: string;
  points: readonly string[];
}

/** The sections before the last one, in their order. */
export const sections: readonly PrivacySection[] = [
  {
    title: '1. What we collect without an account',
    points: [
      'Counts, by the week: how often the page of a bike or an article was opened, how often two bikes were compared, how often a brand or model was looked for. They are numbers, without who it was. Other words of a search are not stored.',
      'A figure that you report as wrong, the value that you propose and where you saw it, without who you are.',
      'A message that you send by the contact page: your name, mail address, telephone number, city, what you wrote, and when.',
      'When you ask the bot: your name, telephone number, city and, if you give it, your mail address, with what you asked and what it answered. You can also ask without your details: then we keep nothing of it.',
      'Your device’s network address, with how much it may still ask: it is used to refuse floods of requests, and goes soon after the allowance is whole again. It is not written into our records of visits.',
    ],
  },
  {
    title: '2. What we collect with an account',
    points: [
      'Username, first and last name, mail address and whether it was confirmed, when the account was opened and the password last changed. Of the password only a hash is stored, from which it cannot be read.',
      'Where you are signed in: the name of the browser and its system, since when, and when it was last seen.',
      'Your favourites, your reviews, which reviews you found helpful, which articles you like, and the messages that you sent us while signed in or with the mail address that you have confirmed.',
      'If you have codes asked for at sign-in: the secret that makes them, encrypted, and hashes of the recovery codes.',
      'An account asks for no telephone number: only a message to us does. We ask for no identity document, no bank or card data and no place but a city that you choose yourself.',
      'If you upload photos of a bike: a small fingerprint of each picture (at most 1,000) and when you first uploaded it, to find copied photos, for as long as you have the account.',
      'If you ask about a used bike, answer or make an offer: what you write, the offers and what became of them, whom you block, and what you report.',
    ],
  },
  {
    title: '3. What your browser keeps',
    points: [
      'City, look, favourites, bikes seen, searches, your height and the like stay in your browser. Cookies are set only for signing in. Each is listed, with its name, on the page on cookies.',
    ],
  },
  {
    title: '4. What we use it for',
    points: [
      'To sign you in and keep strangers out, to show your favourites in each browser, to show reviews, to order lists by what people look for, and to keep the site up for everybody.',
      'To answer your message. It is used for nothing else.',
      'Mails that you get from us answer your message, or are about your account only: a link that you asked for, a change or a sign-in trouble, what was decided of a review, that somebody wrote to you about a bike; these last ones end with one press. We send no advertising, build no profiles and sell no data.',
    ],
  },
  {
    title: '5. Whom we tell',
    points: [
      'Your first name stands beside your published reviews, as the profile says, and over what you write to a seller or a buyer. Nothing else of your account is shown to others: a seller’s number only to the buyers whom the seller shows it, until they take it back.',
      'What you write about a used bike is read by the other side, and by whoever keeps this site if one of you reports it.',
      'Your message is read by the owner of this site. If they have set an address for it, it goes there by mail.',
      'Mails pass through the server that sends them. No other company is sent data by the site: there is no advertising, and no counting by others, and fonts and pictures are our own.',
      'We would have to hand data to an authority where Indian law demands it.',
    ],
  },
  {
    title: '6. How long we keep it',
    points: [
      'A session ends seven days after the last visit, or when you sign out. A link in a mail is good for an hour.',
      `A message is deleted ${contactKeptMonths} months after you sent it, and earlier when you ask for it or delete the account that it belongs to. The copy in the mailbox of the owner is deleted by hand.`,
      `What you asked the bot is deleted ${chatKeptDays} days later, and at once when you press “Delete this conversation” in it, or delete the account in which you asked.`,
      'All else of an account stays until you delete it or the account. With the account go name, mail address, favourites, likes, messages and devices at once; reviews that are published stay without your name, unless you delete them first; others go.',
      'What you wrote to buyers and sellers is hidden from them as soon as you delete your account. We keep it 30 days longer, for disputes; then it is gone.',
      'Records of what happened to an account for its security name its number, never a secret.',
    ],
  },
  {
    title: '7. Security',
    points: [
      'Passwords, links and recovery codes are stored as hashes, secrets of codes encrypted. Cookies of the session can be read by no script. Sign-ins that are tried too often are slowed down, and you are told by mail of wrong codes given after the right password.',
      'No site is safe from everything. Use a password that you use nowhere else.',
    ],
  },
  {
    title: '8. Your rights, and your part',
    points: [
      'In your profile you see and correct your data, take all of it as a file, and delete the account. No reason is asked.',
      'To have a message deleted that belongs to no account, write to us once more with the same mail address.',
      'Your part: give data that are yours and true, and write no data of other people into a review.',
    ],
  },
  {
    title: '9. Consent and its end',
    points: [
      'By sending a message you agree that it is stored to be answered. By opening an account you agree that what stands in section 2 is stored for what stands in section 4. You take that back by deleting the account. Accounts are for people of 18 years or more.',
      'When this page changes in what it means for you, its month changes. It is of November 2026.',
    ],
  },
];

export const grievancesTitle = '10. Grievances';
export const grievances = <Node>({ link }: { link: (words: string) => Node }) => [
  'If you think that your data were treated wrongly, write to us with the form of ',
  link('Contact Us'),
  '. Say what happened and when; never send a password.',
];

export const cookiesLink = 'The page on cookies';
