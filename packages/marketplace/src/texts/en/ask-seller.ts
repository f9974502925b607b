export const title = 'Ask the seller';
export const memberSince = (month: string) => `Member since ${month}.`;
export const repliesWithin = (hours: number) => {
  if (hours > 24) return `Usually replies within ${hours / 24} days.`;
  if (hours === 24) return 'Usually replies within a day.';
  return hours === 1 ? 'Usually replies within an hour.' : `Usually replies within ${hours} hours.`;
};
export const intro = 'Chat on Dopahiya. We never share your number or email.';
export const signedOut = 'Ask a question or make an offer. We’ll save what you write while you sign in.';
export const needsScript = 'Turn on JavaScript in your browser to ask a question or make an offer.';
export const sample = 'This is a sample listing, so there is no seller to ask.';
export const ownTitle = 'Your listing';
export const own = 'Questions and offers appear in your messages.';
export const toMessages = 'Open your messages';
export const sold = 'This bike has been sold.';
export const sent = 'Sent. We’ve emailed the seller. Their reply will appear here.';
export const alreadyAsked = 'You’re already talking to this seller.';
export const openConversation = 'Open the conversation';
export const failed = 'We couldn’t load your messages to this seller';
export const tryLater = 'Try again in a moment.';
export const confirmFirst =
  'Confirm your email to contact sellers. The link is in your inbox. We’ve kept what you wrote, so come back and send it.';
export const agreed = (until: string) => `Reserved for a buyer until ${until}. You can still ask.`;
export const offerWaits = (amount: string, isOwn: boolean) =>
  isOwn
    ? `Your offer of ${amount} is waiting for a reply.`
    : `The seller offered ${amount}. Reply in the conversation.`;
