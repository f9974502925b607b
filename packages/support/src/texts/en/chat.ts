export const tab = 'Chat: ask us';
export const tabShort = 'Ask us';
export const title = 'Ask Dopahiya';
export const close = 'Close the chat';

export const intro = 'Ask about bikes, prices and showrooms.';
export const name = 'Full name';
export const phone = 'Phone';
export const email = 'Email';
export const optional = 'optional';
export const city = 'City';
export const start = 'Start';
export const skip = 'Ask without your details';
export const starting = 'Starting...';
export const required = 'Please fill all required fields';
export const phoneInvalid = 'Please enter a valid 10-digit phone number';
export const detailsFailed = 'An error occurred while submitting your details';
export const kept = (days: number) => `We keep this for ${days} days, or until you delete it.`;

export const welcome = (person: string) =>
  `Hello${person === '' ? '' : ` ${person}`}. Ask me about a bike, a price or a showroom.`;
export const log = 'Conversation';
export const message = 'Your message';
export const placeholder = 'Type a message';
export const send = 'Send';
export const waiting = 'Typing...';
export const failed = '⚠️ Failed to reach chatbot API. Please try again later.';
export const notUnderstood = "🤖 Sorry, I didn't understand that.";
export const asOf = (month: string) => `estimate, ${month}`;
export const copy = 'Copy this price';
export const pricesAre = (qualifier: string) => `Prices: ${qualifier}`;
export const you = 'You';
export const bot = 'Dopahiya';
export const forget = 'Delete this conversation';
export const forgotten = 'We’ve deleted this conversation.';
export const notForgotten = 'We couldn’t delete it. Try again later.';
