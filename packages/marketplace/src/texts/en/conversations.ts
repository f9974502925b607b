export const question = 'Your question';
export const askAbout = 'Ask about';
export const presets = [
  { label: 'Service bills', text: 'Can I see the service bills?' },
  { label: 'Any accident?', text: 'Was it ever in an accident?' },
  { label: 'When can I see it?', text: 'When and where can I see it?' },
];
export const sendQuestion = 'Send question';
export const signInToSend = 'Login to send';
export const sending = 'Sending...';
export const answer = 'Your message';
export const send = 'Send';
export const writeSomething = 'Write a message first.';
export const tooLong = (max: number) => `Use ${max} characters or fewer. We’ve kept what you wrote.`;

export const offer = 'Your offer';
export const sendOffer = 'Send offer';
export const offerSent = (amount: string) => `Offer of ${amount} sent.`;
export const signInToOffer = 'Login to make an offer';
export const offerAnother = 'Make a counter-offer';
export const under = (amount: string) => `${amount} below the asking price.`;
export const over = (amount: string) => `${amount} above the asking price.`;
export const asAsked = 'The asking price.';
export const offerMeans = 'They can accept, decline or counter.';

export const heldTitle = 'Not sent yet';
export const heldFor = {
  number: 'It looks like it has a phone number in it.',
  link: 'It looks like it has a link in it.',
  mail: 'It looks like it has an email address in it.',
  payment: 'It looks like it has a payment ID in it.',
  handle: 'It looks like it has a social media name in it.',
  elsewhere: 'It looks like it asks to talk on another app.',
  plate: 'It looks like it has a number plate in it.',
};
export const heldWords = (words: readonly string[]) =>
  `These words are the problem: ${words.map((one) => `“${one}”`).join(', ')}`;
export const heldWhy = 'Don’t share contact details in your first message. You can share your number later.';
export const heldKept = 'We’ve kept what you wrote. Change it and send it again.';
export const insist = 'That’s not right. Send it anyway';

export const failed = 'Message not sent';
export const tryAgain = 'We’ve kept what you wrote. Try again in a moment.';
export const notDone = 'That didn’t work';
export const tryLater = 'Try again in a moment.';

export const said = 'Messages';
export const you = 'You';
export const former = 'A former member';
export const deleted = 'Deleted. The writer closed their account.';
export const earlier = 'Earlier messages';
export const offers = (amount: string) => `Offer: ${amount}`;
export const offerStates = {
  open: 'Waiting for a reply',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  ended: 'Cancelled',
};
export const events = {
  accepted: (who: string, amount: string) => `${who} accepted ${amount}.`,
  declined: (who: string, amount: string) => `${who} declined ${amount}.`,
  withdrawn: (who: string, amount: string) => `${who} withdrew the offer of ${amount}.`,
  ended: (who: string, amount: string) => `${who} cancelled the deal at ${amount}.`,
  number_shown: (who: string) => `${who} shared a phone number.`,
  number_hidden: (who: string) => `${who} hid their phone number.`,
};
export const decisions = {
  accepted: 'Accept',
  declined: 'Decline',
  withdrawn: 'Withdraw offer',
  ended: 'Cancel the deal',
};

export const agreed = (amount: string, until: string) => `Reserved at ${amount} until ${until}`;
export const agreedElsewhere = (until: string) => `Reserved for someone until ${until}. You can still write.`;
export const agreedMeans = 'Others see it as reserved until then. What to do next:';
export const buyerSteps = [
  { title: 'See it and ride it', text: 'Meet by day in a public place. Leave ID for the ride, not money.' },
  {
    title: 'Check the papers',
    text: 'Check the original certificate, chassis and engine numbers, insurance and PUC. Make sure there is no lender and no unpaid challan.',
  },
  {
    title: 'Sign forms 29 and 30, then pay',
    text: 'Pay by bank transfer and get a dated receipt. Never pay a token by link. You don’t need a PIN to receive money.',
  },
  { title: 'Transfer it to your name', text: 'Apply within 30 days. Tell the insurer within 14 days.' },
];
export const sellerSteps = [
  {
    title: 'Get the papers ready',
    text: 'You need the certificate, insurance, PUC, both keys, and two copies each of forms 29 and 30.',
  },
  {
    title: 'Check your bank account',
    text: 'Hand over the bike only when the money has arrived. You never scan a code or enter a PIN to receive money.',
  },
  { title: 'Write a receipt', text: 'Write the date and time. Challans after that are the buyer’s.' },
  {
    title: 'Report the sale',
    text: 'Send form 29 to your RTO within 14 days, or 45 days for another state. Then mark the bike as sold.',
  },
];

export const number = 'Phone number';
export const numberHidden = (name: string) => `${name} can’t see your number.`;
export const numberSeen = (name: string) => `Only ${name} can see your number.`;
export const showNumber = (number_: string) => `Share my number, ${number_}`;
export const hideNumber = 'Hide my number';
export const numberOf = (name: string) => `${name} shared this number:`;
export const other = 'the other person';

export const closed = {
  blocked: 'This conversation is closed because one of you blocked the other.',
  blockedByMe: 'Blocked.',
  gone: 'The other person has deleted their account, so their messages are gone.',
  listing: 'This listing has been removed, so the conversation is closed.',
  reported: 'This conversation is paused while we check a report.',
  refused: 'We’ve closed this conversation after checking a report.',
};
export const warnings = {
  removed: {
    title: 'We have removed this listing. Do not pay.',
    text: 'Do not pay the seller, and do not share a code or PIN. An offer that was accepted no longer counts.',
  },
  checking: {
    title: 'We are checking this listing. Do not pay yet.',
    text: 'It is hidden until we have finished. We will write to you when we have decided.',
  },
  reported: {
    title: 'This conversation was reported. Do not pay yet.',
    text: 'We are looking at it. Do not pay, and do not share a code or PIN until we have finished.',
  },
  refused: {
    title: 'We have closed this conversation. Do not pay.',
    text: 'Do not pay, and do not share a code or PIN. An offer that was accepted no longer counts.',
  },
};
export const warningReason = (reason: string) => `The reason: ${reason}`;
export const ifPaid = 'If you have already paid';
export const ifPaidCall = 'Call the national helpline for online fraud at once:';
export const callHelpline = '1930';
export const helpline = 'the national helpline for online fraud';
export const cybercrimeSite = 'cybercrime.gov.in';
export const ifPaidReport = 'Report it at';
export const ifPaidBank = 'Tell your bank and ask it to stop the payment.';
export const endings = {
  buyer: {
    removed: 'We have removed this listing.',
    checking: 'We are checking this listing.',
    withdrawn: 'The seller has withdrawn this listing.',
    sold: 'The seller has marked this bike as sold.',
    expired: 'This listing has expired.',
    deleted: 'The seller has deleted this listing.',
    left: 'The seller has deleted their account.',
  },
  seller: {
    removed: 'We have removed your listing. Your profile says why.',
    checking: 'We are checking your listing, so it is hidden. Your profile says why.',
    withdrawn: 'You have withdrawn this listing.',
    sold: 'You have marked this bike as sold.',
    expired: 'Your listing has expired. You can renew it on your profile.',
    deleted: 'You have deleted this listing.',
    left: 'This listing is deleted.',
  },
};
export const endingMeans = 'If you agreed on a price but have not bought the bike, do not pay for it now.';
export const block = 'Block';
export const unblock = 'Unblock';
export const report = 'Report';
export const reportListing = 'Report this listing';
export const reportGround = 'What is wrong?';
export const grounds = {
  scam: 'It looks like fraud',
  rude: 'It’s rude or threatening',
  spam: 'It’s spam',
  false: 'It isn’t true',
  other: 'Something else',
};
export const reportNote = 'Tell us more (optional)';
export const sendReport = 'Send report';
export const cancel = 'Cancel';
export const reported = 'Thank you. We’ll look at it.';
export const chooseGround = 'Choose what is wrong.';
