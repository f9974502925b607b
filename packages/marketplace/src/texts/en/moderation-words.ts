import { plural } from '@dopahiya/domain/site';

export const subjects = {
  listing: 'Listing',
  conversation: 'Conversation',
  review: 'Review',
  photo: 'Photo',
  figure: 'Figure of a bike',
  report: 'All reports by one person',
};
export const numbered = (kind: string, id: number) => `${kind} ${id}`;

export const states = {
  held: 'Held: nobody else sees it',
  shown: 'Everybody sees it',
  waiting: 'Nobody else sees it now',
};
export const statesOfConversation = {
  held: 'Closed for both until this is decided',
  shown: 'Both can write',
  waiting: 'Both can write',
};
export const statesOfFigure = {
  held: 'Nothing is changed yet',
  shown: 'Shown as it was',
  waiting: 'Shown as it was',
};

export const why = 'Why it is here';
export const holds = {
  words: 'It says things that frauds say: of the army, couriers, codes, or money before a meeting.',
  many: 'The account is new and has listed several bikes already.',
  price: 'The price is far below what such bikes are asked for.',
  photo: 'A photo is much like one in the listing of another account.',
  reports: 'Three people have reported it.',
  account: 'Another listing of this seller was removed as fraud.',
  fraud_photo: 'A photo was in a listing that was removed as fraud.',
  fraud_number: 'The phone number was in a listing that was removed as fraud.',
  decision: 'Somebody has looked at it and held it.',
};
export const isNew = 'It is new, and nobody has looked at it yet.';
export const otherHold = 'It was held for another reason.';
export const stateSince = (state: string, when: string) => `${state}. Waits since ${when}.`;
export const again = 'A decision about it was taken back.';
export const figureIsWrong = 'A visitor says that this figure is wrong.';
export const reportCount = (count: number, counting: number) => {
  const reports = plural(count, { one: 'One report', other: `${count} reports` });
  if (counting === 0) return `${reports}. None counts towards a hold.`;
  return `${reports}. ${plural(counting, { one: 'One counts', other: `${counting} count` })} towards a hold.`;
};
export const counts = 'Counts towards a hold';
export const countsNot = 'Does not count towards a hold';
export const isUrgent = 'Enough reports count, but it was looked at before: decide this first.';
export const reportedBy = ({ name, reports, wrong }: { name: string; reports: number; wrong: number }, since: string) =>
  `By ${name}, a member since ${since}: ${plural(reports, { one: 'one report', other: `${reports} reports` })}, ${wrong} found wrong.`;
export const reporterLeft = 'By somebody who has deleted their account.';

export const bike = 'The bike';
export const facts = {
  price: 'Asking price',
  estimate: 'Estimate',
  newPrice: 'Price new',
  year: 'Year',
  km: 'Kilometres',
  owner: 'Owner',
  condition: 'Condition',
  registration: 'Registered in',
  city: 'City',
};
export const estimate = (value: string, low: string, high: string) => `${value} (${low} to ${high})`;
export const noEstimate = 'No estimate';
export const unknown = 'Not known';
export const km = (count: string) => `${count} km`;
export const owners = { '1st': 'First', '2nd': 'Second', '3rd+': 'Third or later' };
export const conditions = { excellent: 'Excellent', good: 'Good', fair: 'Fair', needs_work: 'Needs work' };

export const people = 'Whose it is';
export const roles = { seller: 'Seller', buyer: 'Buyer', author: 'Who wrote it' };
export const memberSince = (day: string) => `Member since ${day}.`;
export const confirmed = 'The mail address is confirmed.';
export const notConfirmed = 'The mail address is not confirmed.';
export const historyOf = ({ listed, on_sale, sold }: { listed: number; on_sale: number; sold: number }) =>
  `${plural(listed, { one: 'One bike', other: `${listed} bikes` })} listed: ${on_sale} on sale now, ${sold} sold.`;
export const refusedOf = ({ refused, frauds }: { refused: number; frauds: number }) =>
  `Refused before: ${refused}, of these as fraud: ${frauds}.`;

export const offers = 'Offers, the latest first';
export const offerBy = {
  buyer: (name: string) => `By ${name}`,
  seller: (name: string) => `By the seller, to ${name}`,
};
export const former = 'a former member';

export const related = 'Other cases';
export const relatedAs = (kind: string, relation: string) => `${kind}, ${relation}.`;
export const relations = { listing: 'of the same listing', person: 'of the same person' };
export const waitsToo = 'Waits for a decision.';
export const decidedAs = { allow: 'Allowed.', refuse: 'Refused.' };

export const isFraud = 'This is fraud';
export const isFraudMeans =
  'Also hides the seller’s other listings, holds what they list next, and holds others with the same photos or phone number.';

export const otherGround = 'Something is wrong with it';

export const words = 'What it says';
export const sides = {
  buyer: 'Buyer',
  seller: 'Seller',
  author: 'Who wrote it',
  catalogue: 'Shown now',
  visitor: 'Should be',
  source: 'Seen at',
};
export const noWords = 'There are no words to read.';

export const photos = 'Photos';
export const photo = (index: number, count: number) => `Photo ${index} of ${count}`;
export const enlarge = (photo_: string) => `${photo_}, larger`;

export const earlier = 'Decided before';
export const open = 'Open it in a new tab';
export const openWhat = (what: string) => `${open}: ${what}`;

export const means = {
  allow: {
    listing: 'Everybody sees it, and its reports are settled.',
    conversation: 'Both go on, and its reports are settled.',
    review: 'Everybody sees it, and its reports are settled.',
    photo: 'It stays in the listing, and its reports are settled.',
    figure: 'The report is settled; put the figure right in the catalogue.',
  },
  refuse: {
    listing: 'Nobody sees it. The seller and everybody who wrote to them are told why, and buyers not to pay.',
    conversation: 'It is closed to both, and they are told why by mail.',
    review: 'Nobody sees it, and its writer is told why by mail.',
    photo: 'It is taken out of the listing, and its seller is told why by mail.',
    figure: 'The report is settled, and nothing is changed.',
  },
};

const nothingWrong = { label: 'Nothing wrong', text: 'Looked at it: nothing is wrong with it.' };
const notSo = { label: 'Report is wrong', text: 'What was reported is not so.' };
const fraud = {
  label: 'Fraud',
  text: 'It has the signs of a known fraud: money or codes are asked for before a meeting.',
};
const rude = { label: 'Rude', text: 'It insults or threatens somebody.' };
const advertising = { label: 'Advertising', text: 'It is advertising.' };

const photosOfAnother = { label: 'Photos of another', text: 'The photos were taken from another listing.' };

/** Reasons that say fraud: with one of them the decision does too. */
export const fraudReasons = [fraud.text, photosOfAnother.text];

export const reasons = {
  allow: {
    listing: [
      nothingWrong,
      notSo,
      { label: 'Price is explained', text: 'The price is low, and the description says why.' },
      { label: 'Photos are the seller’s', text: 'The photos are the seller’s own.' },
    ],
    conversation: [nothingWrong, notSo, { label: 'A dispute', text: 'Two people disagree; no rule is broken.' }],
    review: [nothingWrong, notSo, { label: 'An opinion', text: 'It is harsh, but it is an opinion about the bike.' }],
    photo: [nothingWrong, notSo, { label: 'Seller’s own', text: 'The photo is the seller’s own and shows this bike.' }],
    figure: [
      { label: 'Report is right', text: 'The maker’s own sheet says what was reported.' },
      { label: 'Put right', text: 'The figure has been put right.' },
    ],
  },
  refuse: {
    listing: [
      fraud,
      photosOfAnother,
      { label: 'Facts are false', text: 'What it says of the bike is not true.' },
      { label: 'Listed twice', text: 'The same bike is listed already.' },
      advertising,
    ],
    conversation: [fraud, rude, advertising],
    review: [
      { label: 'Not about this bike', text: 'It is not about this bike.' },
      rude,
      advertising,
      { label: 'Names a person', text: 'It names a private person, or gives a number or an address.' },
    ],
    photo: [
      { label: 'From elsewhere', text: 'The photo was taken from somewhere else.' },
      { label: 'Another bike', text: 'The photo shows another bike.' },
      { label: 'Shows a person', text: 'The photo shows somebody’s face, number or papers.' },
    ],
    figure: [
      { label: 'Ours is right', text: 'The maker’s own sheet says what is shown.' },
      { label: 'No source', text: 'No source says what was reported.' },
    ],
  },
};
