import { chatKeptDays } from '../../chat/chat-limits.ts';
import { listingLimits } from '../../market/listing-words.ts';

export const estimate = {
  question: 'How accurate are your on-road prices?',
  answer:
    'It’s an estimate. We add state road tax, registration fees and third-party insurance to the ex-showroom price. Each line names its source. Own-damage insurance and dealer charges vary.',
};
export const figures = {
  question: 'Where do a bike’s figures come from?',
  answer:
    'You can see the sources below each bike’s specifications: the maker, dealers, the press or general knowledge. We say whether a mileage is certified, claimed or reported.',
};
export const unknown = {
  question: 'Why are some figures missing?',
  answer: 'If we aren’t sure of a figure, we leave it out instead of guessing.',
};
export const samples = {
  question: 'What does the word Sample mean?',
  answer:
    'We wrote it as an example. Samples can be reviews, articles, showrooms, spare parts or used bikes. They never count in ratings or totals.',
};
export const ratings = {
  question: 'Why do many bikes say “Not rated yet”?',
  answer:
    'Ratings are the average of reviews by signed-in users. We read each review first. If there are no reviews, there is no rating.',
};
export const telephone = {
  question: 'Do I need to give my phone number to see prices?',
  answer:
    'No. All prices are open, and an account doesn’t need a phone number. A listing needs one, and we never publish it. The contact page and the bot’s form ask for one too.',
};
export const dealers = {
  question: 'Does Dopahiya sell bikes, or earn when I buy one?',
  answer:
    'No. We don’t sell bikes or take payments. No maker, dealer or bank pays us for a place in our lists. Owners can list their used bikes here for free.',
};
export const quotation = {
  question: 'Can I check a dealer’s quotation?',
  answer:
    'Yes. Paste or type the quotation. We check every line against the published rules, point out extra charges, and write a letter to the dealer.',
};
export const drawings = {
  question: 'Are the pictures photos?',
  answer:
    'Most are drawings made from the bike’s real dimensions, all to the same scale. Details such as lamps are illustrations.',
};
export const owning = {
  question: 'How do you calculate the cost of owning?',
  answer:
    'We add the on-road price, fuel or electricity, service and insurance, and subtract the resale value. We show a range because costs vary. You can change every assumption.',
};
export const stored = {
  question: 'What do you store about me?',
  answer:
    'Without an account, we only store messages and chat details you send us. Your browser stores choices such as your city. With an account, we store what you enter until you delete it. If you list a bike, that includes a phone number and photos.',
};
export const wrong = {
  question: 'I found a wrong figure. What can I do?',
  answer: 'Choose “A figure is wrong” below the bike’s specifications. We check each report before changing anything.',
};

export const selling = {
  question: 'How does selling a used bike work here?',
  answer: `Sign in and list it in three steps. It’s free. You need a phone number, which only a buyer you share it with can see. Others see the listing once you confirm your email. It’s marked PENDING until we have checked it, and VERIFIED after that. Buyers write and make offers here. Buyer and seller pay each other. A listing ends after ${listingLimits.days} days unless you renew it.`,
};
export const fraud = {
  question: 'What do you do about fraud in used bike listings?',
  answer:
    'We hide a listing with signs of fraud until a moderator has checked it. Signs include copied photos, a very low price, common fraud wording or several reports. If we remove a listing as fraud, we hide the seller’s other listings. We tell everyone who wrote about them not to pay. If you have already paid, call 1930 at once, report it at cybercrime.gov.in and tell your bank.',
};
export const complaints = {
  question: 'Who handles complaints about Dopahiya?',
  answer:
    'The contact page says who handles complaints and how to reach us. To report a used bike or a conversation about one, press “Report” there.',
};
export const bot = {
  question: 'Can I ask the bot without filling in a form?',
  answer: `Yes. Press “Ask without your details”. The chat opens at once, and we store nothing of it. If you fill in the form and press “Start”, we keep the chat for ${chatKeptDays} days, or until you delete it.`,
};

export const workOutPrice = 'Get an on-road price';
export const checkQuotation = 'Check a quotation';
export const compareOwning = 'Compare the cost of owning';
export const readPolicy = 'Read the privacy policy';
export const listBike = 'List your bike';
export const readTerms = 'Read the terms';
export const contactUs = 'Contact us';
