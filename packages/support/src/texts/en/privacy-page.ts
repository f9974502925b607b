import { chatKeptDays } from '@dopahiya/domain/chat';
import { contactKeptMonths } from '@dopahiya/domain/content';
import { listingLimits } from '@dopahiya/domain/market';

export const title = 'Privacy Policy';
export const intro =
  'What data we store, why, for how long, and how to see, download and delete it. Without an account, we store nothing that identifies you unless you contact us or give the bot your details.';

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
      'Chats with our bot, if you fill in its form: your name, phone number, city, email if you give it, your questions and our answers.',
      'If you choose “Ask without your details” instead, we store nothing of the chat. Your browser keeps it until you close the tab.',
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
      'An account needs no phone number. Only a listing does. We never ask for identity documents, bank or card details. The only location we use is the city you choose.',
      'If you list a bike: what you type about it, its price changes, a phone number and its photos. Also the price it sold for, if you tell us. We remove location and camera details from photos.',
      'If you upload bike photos: a fingerprint and a small grey copy of each (your newest 1,000), and its first upload date. We use them to find copied photos.',
      'If you buy or sell a used bike: your messages and offers, who you block and what you report.',
      'If we check a listing, review, photo or message: what we decided, when and why.',
    ],
  },
  {
    title: '3. What your browser keeps',
    points: [
      'Your city, language, light or dark mode, favourites, viewed bikes, searches, height and draft listing stay in your browser. We set cookies only for sign-in. The cookies page lists them all.',
    ],
  },
  {
    title: '4. What we use it for',
    points: [
      'To sign you in, protect your account, show your favourites and reviews, rank lists by popularity, and keep the site running.',
      'We use messages from the contact page to reply, and nothing else.',
      'We compare listings, photos and phone numbers with earlier ones to stop fraud. We screen messages for contact details and listings for words that are common in fraud.',
      'We email you replies, links you asked for, security notices and decisions about your reviews and listings. We also tell you about new messages, when your listing is about to expire, and when a bike you asked about is gone. You can stop the message emails with one click. We send no advertising, build no profiles and sell no data.',
    ],
  },
  {
    title: '5. Who we share it with',
    points: [
      'Others see your first name with your reviews and messages. If you sell a bike, they also see the month you joined and how fast you usually reply.',
      'Everybody can see a listing, its earlier prices and its photos. They can’t see your phone number, your notes about a loan or the price it sold for. A buyer sees your number only while you share it with them. We see it when we check a listing.',
      'The other person reads your messages about a used bike. Our moderators read them if one of you reports them. When they check a listing, they also see its offers, who reported it, and how long and how much you have sold here.',
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
      `A listing is on sale for ${listingLimits.days} days, and you can renew it. After that, only you can see it. The page of a sold bike stays public. A listing and its photos stay until you delete it or your account.`,
      'If you don’t confirm your email, we delete a listing with photos 7 days after its first photo.',
      'The fingerprints and small copies of your photos stay until you delete your account, even if you delete the listing.',
      'If we remove a listing as fraud, we remember the account’s photos as small grey copies, and its phone numbers as hashes. We keep up to 10,000 photos and up to 10,000 phone numbers of all such accounts. The oldest go first. They stay when the account is deleted, but no longer count if we take the decision back.',
      'Everything else stays until you delete it or your account. Deleting your account deletes your name, email, phone numbers, listings, favourites, likes and devices at once. It also deletes what you sent us. Published reviews stay without your name unless you delete them first. Other reviews go.',
      'When you delete your account, we hide your messages to buyers and sellers at once. We keep them 30 more days for disputes. Your offers, reports you made and decisions about you stay without your name and without our reasons.',
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
      'When we change this policy, we change its date. Last updated 29 November 2026.',
    ],
  },
];

export const grievancesTitle = '10. Grievances';
export const grievances = 'You can complain about this site, a listing, another user or how we use your data.';

export const cookiesLink = 'See the cookies page';
