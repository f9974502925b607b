export const title = 'Terms and Conditions';
export const intro =
  'What you may expect of Dopahiya, and what Dopahiya expects of you. Reading the site needs no agreement; opening an account or sending a message does.';
/** The edition of these terms; change it with every change of what they say. */
export const edition = '2026-11';
export const editionIs = 'These terms are of November 2026.';
export const sectionsTitle = 'The terms, in seven sections';

export interface TermsSection {
  title: string;
  paragraphs: readonly string[];
}

export const acceptance: TermsSection = {
  title: '1. Acceptance',
  paragraphs: [
    'Everybody may read and use this site without agreeing to anything. Who writes to us is asked to agree to these terms. Who opens an account is asked to agree to them and to the Privacy Policy, and has to be 18 years old or more.',
    'If you do not agree, do not open an account and do not write to us. You lose nothing else by it: prices, lists, comparisons and calculators work the same.',
  ],
};
export const accounts: TermsSection = {
  title: '2. Account Registration & Security',
  paragraphs: [
    'Give a mail address that is yours, because it is the only way back to an account whose password is lost. Keep the password to yourself, and use one that you use nowhere else. You may also have a code asked for at each sign-in.',
    'In your profile you see where you are signed in, end it elsewhere, take your data with you, and delete the account. Change the password there when you think that somebody else knows it.',
  ],
};
export const use: TermsSection = {
  title: '3. Use of Services',
  paragraphs: [
    'Dopahiya tells about two-wheelers. It sells none, brokers none, lends no money and takes no payment. Prices, running costs and loan instalments are worked out from figures and rules that the pages name, and are no offer: what a dealer or a lender asks of you is what counts. What is an estimate or a sample says so.',
    'Write reviews of bikes that you know, in your own words, without insults, advertising or other people’s data. A review is read before it is shown, and may be refused with a reason. You keep your rights in it, and allow us to show it here.',
    'Do not try to get into other people’s accounts, and do not ask so much by machine that others have to wait: too many requests are refused for a while.',
    'Names and marks of makers belong to them. The drawings of bikes are ours, made from dimensions, and are no photographs. Names and positions of places without prices come from GeoNames (geonames.org), under the licence CC BY 4.0.',
  ],
};
export const privacy = { title: '4. Privacy Policy' } as const;
export const privacyPolicy = <Node>({ link }: { link: (words: string) => Node }) => [
  'Which data we store, what for and how long, and how you have it deleted, is told in the ',
  link('Privacy Policy'),
  '. It is part of these terms.',
];
export const liability: TermsSection = {
  title: '5. Limitation of Liability',
  paragraphs: [
    'We take care that figures are right and name where they are from, but mistakes happen. Check a price and a specification with the dealer before you pay.',
    'As far as the law allows, our liability is limited to the amount that you paid us in the last 12 months. The site costs nothing, so that amount is nothing. Where the law does not allow a limit, for harm that is done on purpose for one, there is none.',
    'Links lead to sites of others. What stands there is theirs to answer for.',
  ],
};
export const changes: TermsSection = {
  title: '6. Changes to Terms',
  paragraphs: [
    'When these terms change, this page changes, and the month above with it. An answer that your browser remembers is one to the terms of its month, and is asked for anew.',
  ],
};
export const contact = { title: '7. Contact Us' } as const;
export const contactUs = <Node>({ link }: { link: (words: string) => Node }) => [
  'Write to us with the form of ',
  link('Contact Us'),
  '. We mean to answer within 24 to 48 business hours.',
];

export const answerTitle = 'Your answer';
export const whatAnswerDoes =
  'Your browser remembers your answer, and nobody else does: it is not sent to us, and the site works the same with either. Opening an account asks for itself.';
export const accept = 'I Accept';
export const decline = 'I Decline';
export const accepted = 'You accepted these terms. Your browser remembers it.';
export const declined =
  'You declined these terms. Your browser remembers it; an account or a message needs them accepted.';
export const download = 'Download PDF Version';
export const howToDownload = 'It opens your browser’s printing: choose ‘Save as PDF’ there.';
