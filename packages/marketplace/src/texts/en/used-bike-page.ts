export const headTitle = (name: string, year: number | null, city: string | null) =>
  `Used ${name}${year === null ? '' : ` ${year}`}${city === null ? '' : ` in ${city}`} | Dopahiya`;
export const headDescription = (name: string, price: string, facts: string) =>
  `${name}: ${price}. ${facts === '' ? '' : `${facts}. `}See transfer costs and what to check before you pay.`;
export const pictureAlt = (name: string) => `Drawing of a ${name}, to scale`;
export const pendingTitle = 'Used bike | Dopahiya';
export const pendingDescription = 'A used bike for sale by its owner.';
export const missingDescription = 'We couldn’t find this used bike. See all used bikes for sale.';

export const home = 'Home';
export const usedBikes = 'Used Bikes';
export const crumb = (name: string, year: number | null) => (year === null ? name : `${name}, ${year}`);

export const loading = 'Loading the bike';
export const failed = 'Error Loading Data';
export const tryAgain = 'Try Again';
export const toUsedBikes = 'See used bikes for sale';
export const missingTitle = 'Used bike not found';
export const missingMessage =
  'We couldn’t find a used bike at this address. Check the address, or see all used bikes for sale.';
export const goneTitle = 'This bike is no longer listed';
export const goneMessage = 'The seller removed it, the listing expired, or we’re checking it.';

export const states = { verified: 'Verified', pending: 'Pending', sold: 'Sold', sample: 'Sample' };
export const photo = (name: string, number: number, count: number) => `${name}, photo ${number} of ${count}`;
export const drawing = (name: string) => `Drawing of a ${name}`;
export const noPhoto = 'The seller hasn’t added photos.';
export const noPhotoOf = (name: string) => `No photo of the ${name}`;
export const sellersPhotos = 'Photos from the seller.';
export const illustration = 'Illustration of the model, drawn from published dimensions. It isn’t this bike.';

export const askingPrice = 'Asking price';
export const askedPrice = 'Last asking price';
export const negotiable = 'Negotiable';
export const soldNote = 'This bike has been sold. See similar bikes below.';
export const instalment = (
  emi: string,
  { months, interest, month }: { months: number; interest: number; month: string },
) => `Example EMI on the full price: ${emi} a month for ${months} months at ${interest}% (${month}).`;
export const workOutEmi = 'Calculate your EMI';
export const shareTitle = (name: string, price: string) => `${name}, used, ${price}`;

export const labels = {
  model: 'Model',
  year: 'Year',
  ridden: 'Driven',
  colour: 'Colour',
  owner: 'Owner',
  condition: 'Condition',
  registered: 'Registered in',
  place: 'Location',
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
export const onLoan = 'Loan still active';
export const onLoanOf = (lender: string) => `Loan from ${lender} still active`;
export const notInsured = 'Not insured';
export const insured = 'Insured';
export const insuredUntil = (day: string) => `Insured until ${day}`;
export const listedChanged = (listed: string, changed: string) => `${listed}, updated ${changed}`;

export const about = 'About this bike';
export const facts = 'Key facts';
export const writtenBySeller = 'Description from the seller';

export const askTheSeller = 'Ask the seller';
export const makeAnOffer = 'Make an offer';
export const noNumber = 'We don’t show phone numbers. You can share yours in a message.';
