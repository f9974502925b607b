import { plural } from '@dopahiya/domain/site';

export const subjects = {
  listing: 'Listing',
  conversation: 'Conversation',
  review: 'Review',
  photo: 'Photo',
  figure: 'Bike figure',
  report: 'All reports from one person',
};
export const numbered = (kind: string, id: number) => `${kind} ${id}`;

export const states = {
  held: 'Held: hidden from others',
  shown: 'Visible to everyone',
  waiting: 'Hidden from others',
};
export const statesOfConversation = {
  held: 'Closed to both until decided',
  shown: 'Both can write',
  waiting: 'Both can write',
};
export const statesOfFigure = {
  held: 'Not changed yet',
  shown: 'Unchanged',
  waiting: 'Unchanged',
};

export const why = 'Why it is here';
export const holds = {
  words: 'It uses words common in fraud: the army, couriers, codes, or money before meeting.',
  many: 'A new account has listed several bikes.',
  price: 'The price is far below market.',
  photo: 'A photo matches one in another account’s listing.',
  reports: 'Three people have reported it.',
  account: 'Another listing of this seller was removed as fraud.',
  fraud_photo: 'A photo was in a listing that was removed as fraud.',
  fraud_number: 'The phone number was in a listing that was removed as fraud.',
  decision: 'A moderator held it.',
};
export const isNew = 'It’s new and hasn’t been checked.';
export const otherHold = 'It was held for another reason.';
export const stateSince = (state: string, when: string) => `${state}. Waiting since ${when}.`;
export const again = 'A decision about it was reversed.';
export const figureIsWrong = 'A visitor says this figure is wrong.';
export const reportCount = (count: number, counting: number) => {
  const reports = plural(count, { one: 'One report', other: `${count} reports` });
  if (counting === 0) return `${reports}. None counts towards a hold.`;
  return `${reports}. ${plural(counting, { one: 'One counts', other: `${counting} count` })} towards a hold.`;
};
export const counts = 'Counts towards a hold';
export const countsNot = 'Does not count towards a hold';
export const isUrgent = 'Urgent: enough reports count, but it was checked before.';
export const reportedBy = ({ name, reports, wrong }: { name: string; reports: number; wrong: number }, since: string) =>
  `By ${name}, a member since ${since}: ${plural(reports, { one: 'one report', other: `${reports} reports` })}, ${wrong} found wrong.`;
export const reporterLeft = 'By a deleted account.';

export const bike = 'The bike';
export const facts = {
  price: 'Asking price',
  estimate: 'Estimate',
  newPrice: 'New price',
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

export const people = 'People';
export const roles = { seller: 'Seller', buyer: 'Buyer', author: 'Author' };
export const memberSince = (day: string) => `Member since ${day}.`;
export const confirmed = 'Email confirmed.';
export const notConfirmed = 'Email not confirmed.';
export const historyOf = ({ listed, on_sale, sold }: { listed: number; on_sale: number; sold: number }) =>
  `${plural(listed, { one: 'One bike', other: `${listed} bikes` })} listed: ${on_sale} on sale now, ${sold} sold.`;
export const refusedOf = ({ refused, frauds }: { refused: number; frauds: number }) =>
  `Refused before: ${refused}, including ${frauds} as fraud.`;

export const offers = 'Offers, latest first';
export const offerBy = {
  buyer: (name: string) => `By ${name}`,
  seller: (name: string) => `By the seller, to ${name}`,
};
export const former = 'a former member';

export const related = 'Other cases';
export const relatedAs = (kind: string, relation: string) => `${kind}, ${relation}.`;
export const relations = { listing: 'of the same listing', person: 'of the same person' };
export const waitsToo = 'Waiting for a decision.';
export const decidedAs = { allow: 'Allowed.', refuse: 'Refused.' };

export const isFraud = 'This is fraud';
export const isFraudMeans =
  'Also hides the seller’s other listings, holds what they list next, and holds others with the same photos or phone number.';

export const otherGround = 'Something is wrong';

export const words = 'What it says';
export const sides = {
  buyer: 'Buyer',
  seller: 'Seller',
  author: 'Author',
  catalogue: 'Shown now',
  visitor: 'Suggested',
  source: 'Source',
};
export const noWords = 'No text.';

export const photos = 'Photos';
export const photo = (index: number, count: number) => `Photo ${index} of ${count}`;
export const enlarge = (photo_: string) => `${photo_}, larger`;

export const earlier = 'Earlier decisions';
export const open = 'Open it in a new tab';
export const openWhat = (what: string) => `${open}: ${what}`;

export const means = {
  allow: {
    listing: 'Shows it to everyone and closes its reports.',
    conversation: 'Lets both continue and closes its reports.',
    review: 'Shows it to everyone and closes its reports.',
    photo: 'Keeps it in the listing and closes its reports.',
    figure: 'Closes the report. Correct the figure in the catalogue.',
  },
  refuse: {
    listing: 'Hides it. We email your reason to the seller and everyone who wrote to them, and warn buyers not to pay.',
    conversation: 'Closes it. We email both your reason.',
    review: 'Hides it. We email the author your reason.',
    photo: 'Removes it from the listing. We email the seller your reason.',
    figure: 'Closes the report and changes nothing.',
  },
};

const nothingWrong = { label: 'Nothing wrong', text: 'I checked it and found nothing wrong.' };
const notSo = { label: 'Report is wrong', text: 'The report is wrong.' };
const fraud = {
  label: 'Fraud',
  text: 'It looks like a known fraud: it asks for money or codes before meeting.',
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
      { label: 'Price is explained', text: 'The price is low, but the description explains why.' },
      { label: 'Photos are the seller’s', text: 'The photos are the seller’s own.' },
    ],
    conversation: [nothingWrong, notSo, { label: 'A dispute', text: 'Two people disagree; no rule is broken.' }],
    review: [nothingWrong, notSo, { label: 'An opinion', text: 'It’s harsh, but it’s an opinion about the bike.' }],
    photo: [nothingWrong, notSo, { label: 'Seller’s own', text: 'The photo is the seller’s own and shows this bike.' }],
    figure: [
      { label: 'Report is right', text: 'The maker’s data sheet supports the report.' },
      { label: 'Corrected', text: 'The figure has been corrected.' },
    ],
  },
  refuse: {
    listing: [
      fraud,
      photosOfAnother,
      { label: 'Facts are false', text: 'It says untrue things about the bike.' },
      { label: 'Listed twice', text: 'The same bike is already listed.' },
      advertising,
    ],
    conversation: [fraud, rude, advertising],
    review: [
      { label: 'Not about this bike', text: 'It is not about this bike.' },
      rude,
      advertising,
      { label: 'Names a person', text: 'It names a private person, or gives a number or address.' },
    ],
    photo: [
      { label: 'From elsewhere', text: 'The photo was copied from elsewhere.' },
      { label: 'Another bike', text: 'The photo shows another bike.' },
      { label: 'Shows a person', text: 'The photo shows somebody’s face, number or papers.' },
    ],
    figure: [
      { label: 'Ours is right', text: 'The maker’s data sheet supports the figure shown.' },
      { label: 'No source', text: 'No source supports the report.' },
    ],
  },
};
