export const headTitle = (name: string, year: number | null, city: string | null) =>
  `Used ${name}${year === null ? '' : ` ${year}`}${city === null ? '' : ` in ${city}`} | Dopahiya`;
export const headDescription = (name: string, price: string, facts: string) =>
  `${name}: ${price}. ${facts === '' ? '' : `${facts}. `}What the transfer costs, and what to look at before you pay.`;
export const pictureAlt = (name: string) => `Drawing of a ${name}, to scale`;
export const pendingTitle = 'Used bike | Dopahiya';
export const pendingDescription = 'A used bike that its owner sells.';
export const missingDescription = 'There is no used bike at this address. The list has what is on sale.';

export const home = 'Home';
export const usedBikes = 'Used Bikes';
export const crumb = (name: string, year: number | null) => (year === null ? name : `${name}, ${year}`);

export const loading = 'Loading the bike';
export const failed = 'Error Loading Data';
export const tryAgain = 'Try Again';
export const toUsedBikes = 'See used bikes on sale';
export const missingTitle = 'No used bike here';
export const missingMessage =
  'There is no used bike at this address. Perhaps a letter of it got lost; the list has all bikes on sale.';
export const goneTitle = 'This bike is no longer listed';
export const goneMessage =
  'It was listed here, and is not any more: its seller took it off, its days ran out, or we look into it.';

export const states = { verified: 'Verified', pending: 'Pending', sold: 'Sold', sample: 'Sample' };
export const photo = (name: string, number: number, count: number) => `${name}, photo ${number} of ${count}`;
export const drawing = (name: string) => `Drawing of a ${name}`;
export const noPhoto = 'The seller has added no photo.';
export const noPhotoOf = (name: string) => `No photo of the ${name}`;
export const sellersPhotos = 'Photos by the seller.';
export const illustration = 'Illustration: the model drawn from its published dimensions, not this very bike.';

export const askingPrice = 'Asking price';
export const askedPrice = 'Was asked for';
export const negotiable = 'Negotiable';
export const soldNote = 'This bike is sold. Similar ones stand further down.';
export const instalment = (emi: string, months: number, interest: number) =>
  `${emi} a month, if you borrow all of it for ${months} months at ${interest} %: an example, no offer.`;
export const workOutEmi = 'Work out your EMI';
export const shareTitle = (name: string, price: string) => `${name}, used, ${price}`;

export const labels = {
  model: 'Model',
  year: 'Made in',
  ridden: 'Ridden',
  colour: 'Colour',
  owner: 'Owner',
  condition: 'Condition',
  registered: 'Registered in',
  place: 'Stands in',
  insurance: 'Insurance',
  loan: 'Loan',
  listed: 'Listed',
};
export const placeAndMark = (place: string, mark: string | null) =>
  mark === null || mark === place ? place : `${place}, registered in ${mark}`;
export const missing = {
  year: 'Year not specified',
  kilometres: 'Mileage not specified',
  place: 'Location not specified',
};
export const notSaid = 'Not specified';
export const noLoan = 'None';
export const onLoan = 'Still on a loan';
export const onLoanOf = (lender: string) => `Still on a loan of ${lender}`;
export const notInsured = 'Not insured';
export const insured = 'Insured';
export const insuredUntil = (day: string) => `Insured until ${day}`;
export const listedChanged = (listed: string, changed: string) => `${listed}, changed ${changed}`;

export const about = 'About this bike';
export const facts = 'Facts of this bike';
export const writtenBySeller = 'Written by the seller';

export const askTheSeller = 'Ask the seller';
export const makeAnOffer = 'Make an offer';
export const noNumber = 'No phone number is shown here: each of you decides when to show one.';
