import { chatKeptDays } from '@dopahiya/domain/chat';

export const title = 'About Dopahiya';
export const intro = 'Find, compare and price two-wheelers in India, without sales pressure.';

export const storyTitle = 'Our story';
export const story = [
  'Dopahiya is Hindi for two-wheeler. Most Indian families with a vehicle own one. Yet buyers often find made-up ratings, incomplete prices and forms that ask for a phone number first.',
  'We think plain facts help more. So we draw every bike to scale from its real dimensions. And we show every charge in its price.',
];
export const purposeTitle = 'Our purpose';
export const purpose =
  'To help you know what you’ll pay, whether a bike fits you and whether a quotation is fair. All before you visit a showroom.';
export const numbersTitle = 'In numbers';
export const valuesTitle = 'Our core values';
export const values = [
  {
    name: 'Honest numbers',
    says: 'If we aren’t sure of a figure, we leave it out. We label estimates and samples.',
  },
  { name: 'Drawn to scale', says: 'You see bikes side by side at their true size, so you can compare them.' },
  {
    name: 'No hidden charges',
    says: 'We show the rule behind each charge. If no rule requires it, we say so.',
  },
  {
    name: 'Your privacy',
    says: 'You see prices without giving a phone number. Only a listing, the contact page and the bot’s form ask for one. We don’t tell advertisers what you look at. You can delete what your browser stores.',
  },
  { name: 'Works on every phone', says: 'Pages load fast, even on slow connections and old phones.' },
];
export const askingTitle = 'Ask our bot';
export const asking = [
  'The bot answers questions about bikes, prices and showrooms. There are two ways to ask.',
  `Fill in the form with your name, phone number and city, then press “Start”. We keep the chat for ${chatKeptDays} days, or until you delete it.`,
  'Or press “Ask without your details”. The chat opens at once, and we store nothing of it.',
];
export const sellingTitle = 'Buying and selling used bikes';
export const selling = [
  'Owners list their bikes for free. Buyers write to them here, without seeing a phone number. We take no payments and earn nothing from the sale.',
  'We hold back listings that look like fraud, and warn buyers when we remove one.',
];
export const voicesTitle = 'What riders say';
export const voicesNote = 'Sample reviews, written by us.';
export const sample = 'Sample';
export const voices = [
  {
    who: 'A commuter in Pune',
    says: 'I knew every line of the bill before I went to the dealer.',
  },
  { who: 'A student in Lucknow', says: 'Seeing two scooters at the same scale helped more than photos.' },
  { who: 'A first-time buyer in Kochi', says: 'It told me when it didn’t know the seat height. I liked that.' },
];
export const waysTitle = 'Next steps';
export const seeBikes = 'Explore bikes';
export const contactUs = 'Contact us';
