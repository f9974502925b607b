export const title = 'Ask the seller';
export const memberSince = (month: string) => `Member since ${month}.`;
export const repliesWithin = (hours: number) => {
  if (hours > 24) return `Usually replies within ${hours / 24} days.`;
  if (hours === 24) return 'Usually replies within a day.';
  return hours === 1 ? 'Usually replies within an hour.' : `Usually replies within ${hours} hours.`;
};
export const intro = 'You talk on the site: neither of you sees the other’s number or mail address.';
export const signedOut =
  'Ask here, or make an offer: you sign in before it is sent, and find what you wrote when you are back.';
export const needsScript = 'To ask or to make an offer takes JavaScript, which is switched off in your browser.';
export const signIn = 'Login to make an offer';
export const sample = 'This listing is a sample: nobody sells this bike, so nobody would answer.';
export const own = 'This is your listing. What people ask comes to your messages.';
export const toMessages = 'Open your messages';
export const sold = 'This bike is sold, so its seller is asked nothing more.';
export const sent = 'Sent. The seller is told by mail and answers here on the site.';
export const alreadyAsked = 'You are talking to this seller already.';
export const openConversation = 'Open the conversation';
export const failed = 'What you asked before could not be loaded';
export const tryLater = 'Try again in a moment.';
export const confirmFirst = 'Sellers hear only from people who have confirmed their mail address.';
export const toConfirm = 'Confirm your mail address';
export const agreed = (until: string) => `Agreed with a buyer until ${until}. You can still ask.`;
export const offerWaits = (amount: string, isOwn: boolean) =>
  isOwn ? `Your offer of ${amount} waits for an answer.` : `The seller offers ${amount}. Answer in the conversation.`;
