export const question = 'Your question';
export const askAbout = 'Ask about';
export const presets = [
  { label: 'Service bills', text: 'Can I see the service bills?' },
  { label: 'Any accident?', text: 'Was it ever in an accident?' },
  { label: 'When can I see it?', text: 'When and where can I see it?' },
];
export const sendQuestion = 'Send the question';
export const signInToSend = 'Login to send it';
export const sending = 'Sending...';
export const answer = 'Your message';
export const send = 'Send';
export const writeSomething = 'Write something first.';
export const tooLong = (most: number) => `This is too long: ${most} characters fit. What you wrote is still here.`;

export const offer = 'Your offer';
export const sendOffer = 'Send this offer';
export const offerAnother = 'Offer another sum';
export const under = (amount: string) => `${amount} under the asking price.`;
export const over = (amount: string) => `${amount} over the asking price.`;
export const asAsked = 'The asking price.';
export const offerMeans = 'The other can take it, decline it, or name another sum.';

export const heldTitle = 'Not sent yet';
export const heldFor = {
  number: 'It seems to hold a phone number.',
  link: 'It seems to hold a link.',
  mail: 'It seems to hold a mail address.',
  payment: 'It seems to hold a payment address.',
  handle: 'It seems to hold a name on another site.',
  elsewhere: 'It seems to ask for a talk on another service.',
  plate: 'It seems to hold a number plate.',
};
export const heldWords = (words: readonly string[]) =>
  `These words are the problem: ${words.map((one) => `“${one}”`).join(', ')}`;
export const heldWhy =
  'First messages go without: that keeps phones quiet and swindlers away. A number can be shown later, by who wants to.';
export const heldKept = 'What you wrote is still here: change it and send it again.';
export const insist = 'It holds none of that: send it';

export const failed = 'This was not sent';
export const tryAgain = 'What you wrote is still here. Try again in a moment.';
export const notDone = 'This was not done';
export const tryLater = 'Try again in a moment.';

export const said = 'What was said';
export const you = 'You';
export const former = 'A former member';
export const deleted = 'Deleted with the account of who wrote it';
export const earlier = 'Earlier messages';
export const offers = (amount: string) => `Offer: ${amount}`;
export const offerStates = {
  open: 'Waits for an answer',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  ended: 'Agreed, and ended',
};
export const events = {
  accepted: (who: string, amount: string) => `${who}: accepted ${amount}.`,
  declined: (who: string, amount: string) => `${who}: declined ${amount}.`,
  withdrawn: (who: string, amount: string) => `${who}: withdrew the offer of ${amount}.`,
  ended: (who: string, amount: string) => `${who}: ended what was agreed at ${amount}.`,
  number_shown: (who: string) => `${who}: showed a phone number here.`,
  number_hidden: (who: string) => `${who}: took the phone number back.`,
};
export const decisions = {
  accepted: 'Accept',
  declined: 'Decline',
  withdrawn: 'Withdraw it',
  ended: 'End what was agreed',
};

export const agreed = (amount: string, until: string) => `Agreed at ${amount} until ${until}`;
export const agreedElsewhere = (until: string) => `Agreed with somebody until ${until}. You can still write.`;
export const agreedMeans = 'The listing says so to others until then. What comes next:';
export const buyerSteps = [
  { title: 'See it and ride it', text: 'By day, in a public place. Leave a proof of identity for the ride, no money.' },
  {
    title: 'Compare the papers',
    text: 'The original certificate in the seller’s name, chassis and engine number, insurance, PUC; no lender in it, no challans open.',
  },
  {
    title: 'Sign forms 29 and 30, then pay',
    text: 'By bank transfer, against a dated receipt. No token by a link or a code, and no PIN to receive money.',
  },
  { title: 'Put it into your name', text: 'Apply within 30 days; tell the insurer within 14 days.' },
];
export const sellerSteps = [
  {
    title: 'Have the papers ready',
    text: 'Certificate, insurance, PUC, two keys; forms 29 and 30, each in two copies.',
  },
  {
    title: 'Look at your own account',
    text: 'Hand the bike over once the money is there. You never scan a code or enter a PIN to receive money.',
  },
  { title: 'Write a receipt', text: 'With date and time: from then on challans are the buyer’s.' },
  {
    title: 'Report the sale',
    text: 'Form 29 to your office within 14 days, within 45 days if the buyer is from another state. Then mark the bike as sold.',
  },
];

export const number = 'Phone number';
export const numberHidden = (name: string) => `${name} does not see your number.`;
export const numberSeen = (name: string) => `${name} sees your number, nobody else does.`;
export const showNumber = (number_: string) => `Show my number, ${number_}`;
export const hideNumber = 'Take it back';
export const numberOf = (name: string) => `${name} shows you this number:`;
export const other = 'the other';

export const closed = {
  blocked: 'This conversation is closed: one of you does not want to hear from the other.',
  blockedByMe: 'You hear nothing more of this person.',
  gone: 'The other has deleted their account. Their words are gone.',
  listing: 'This listing is not there any more, so the conversation is closed.',
  reported: 'Nobody can write here until we have looked at what was reported of this conversation.',
  refused: 'We have closed this conversation after we looked at what was reported of it.',
};
export const block = 'Block';
export const unblock = 'Hear them again';
export const report = 'Report';
export const reportListing = 'Report this listing';
export const reportGround = 'What is wrong?';
export const grounds = {
  scam: 'It looks like a fraud',
  rude: 'It is rude or threatens',
  spam: 'It is advertising',
  false: 'What is said is false',
  other: 'Something else',
};
export const reportNote = 'More, if you like';
export const sendReport = 'Send the report';
export const cancel = 'Cancel';
export const reported = 'Thank you. Somebody will look at it.';
export const chooseGround = 'Say what is wrong.';
