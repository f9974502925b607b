import { listingLimits } from '@dopahiya/domain/market';

export const title = 'Terms and Conditions';
export const intro =
  'The rules for using Dopahiya. You only need to agree to them if you open an account or contact us.';
/** The edition of these terms; change it with every change of what they say. */
export const edition = '2026-11-29';
export const editionIs = 'Last updated 29 November 2026.';
export const sectionsTitle = 'Terms in seven sections';

export interface TermsSection {
  title: string;
  paragraphs: readonly string[];
}

export const acceptance: TermsSection = {
  title: '1. Acceptance',
  paragraphs: [
    'You can browse this site without agreeing to anything. To contact us, you must agree to these terms. To open an account, you must also agree to the Privacy Policy and be 18 or older.',
    'If you don’t agree, don’t open an account or contact us. You can still use prices, lists, comparisons and calculators.',
  ],
};
export const accounts: TermsSection = {
  title: '2. Account Registration & Security',
  paragraphs: [
    'Use your own email address: you need it to recover your account. Choose a password you don’t use elsewhere, and keep it secret. You can also turn on two-step sign-in.',
    'In your profile you can sign out other devices, download your data and delete your account. Change your password if someone else may know it.',
  ],
};
export const use: TermsSection = {
  title: '3. Use of Services',
  paragraphs: [
    'Dopahiya gives information about two-wheelers. We don’t sell or broker vehicles, lend money or take payments. Prices, running costs and EMIs are estimates, not offers. The dealer’s or lender’s quotation is what counts. We label estimates and samples.',
    'Review bikes you know, in your own words. Don’t post insults, advertising or other people’s data. We read reviews before publishing and may refuse one with a reason. You keep your rights and allow us to show your review.',
    `You can list your own used bike for free. You need an account and a phone number, which we don’t publish. Describe the bike truthfully and use your own photos. Leave contact details out of the listing. Others see it once your email is confirmed. It ends after ${listingLimits.days} days unless you renew it.`,
    'Buyer and seller agree with each other and pay each other. We aren’t part of the sale and don’t hold money. VERIFIED means that we have checked the listing, not the bike or its papers. See both before you pay.',
    'We hide listings that look like fraud until a moderator has checked them. If a moderator removes one as fraud, the seller’s other listings are hidden too. We tell everyone who wrote about them not to pay. Report what looks wrong. If you have paid a fraudster, call 1930 at once and report it at cybercrime.gov.in.',
    'Don’t try to access other people’s accounts. Don’t send so many automated requests that you slow the site for others. We limit requests.',
    'Brand names and logos belong to their owners. Our drawings are made from dimensions; they aren’t photographs. Place names and positions come from GeoNames (geonames.org), under the licence CC BY 4.0.',
  ],
};
export const privacy = { title: '4. Privacy Policy' } as const;
export const privacyPolicy = <Node>({ link }: { link: (words: string) => Node }) => [
  'To learn which data we store, why and for how long, and how to delete it, read the ',
  link('Privacy Policy'),
  '. It is part of these terms.',
];
export const liability: TermsSection = {
  title: '5. Limitation of Liability',
  paragraphs: [
    'We try to keep our figures right and name our sources, but we can make mistakes. Check prices and specifications with the dealer before you pay.',
    'As far as the law allows, our liability is limited to what you paid us in the last 12 months. The site is free, so that is nothing. This limit doesn’t apply where the law forbids one, for example for harm done on purpose.',
    'We aren’t responsible for other websites we link to.',
  ],
};
export const changes: TermsSection = {
  title: '6. Changes to Terms',
  paragraphs: ['When we change these terms, we update this page and its date. We then ask for your answer again.'],
};
export const contact = { title: '7. Contact Us' } as const;
export const contactUs = <Node>({ link }: { link: (words: string) => Node }) => [
  'Write to us through ',
  link('Contact Us'),
  '. We aim to reply within 24 to 48 business hours.',
];

export const answerTitle = 'Your answer';
export const whatAnswerDoes =
  'Only your browser stores your answer. The site works the same either way. We ask you to agree again when you open an account.';
export const accept = 'I Accept';
export const decline = 'I Decline';
export const accepted = 'You accepted these terms. Your browser will remember this.';
export const declined = 'You declined these terms. You need to accept them to open an account or contact us.';
export const download = 'Download PDF Version';
export const howToDownload = 'This opens your browser’s print window. Choose ‘Save as PDF’.';
