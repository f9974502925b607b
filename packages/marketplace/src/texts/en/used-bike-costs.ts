export const title = 'What it costs in your name';
export const withinState = (state: string, city: string) =>
  `Registered in ${state}, for a buyer in ${city}: no road tax again.`;
export const toOtherState = (state: string, city: string) =>
  `Registered in ${state}, for a buyer in ${city}: another state, so a NOC and road tax again.`;
export const whereUnknown =
  'Where it is registered, or where you live, is not known here. From another state you need a NOC and pay road tax again: neither is in this bill.';
export const askingPrice = 'Asking price';
export const toTheSeller = 'What you pay the seller';
export const span = (from: string, to: string) => `${from} to ${to}`;
export const notKnown = 'Not known';
export const lines = {
  transfer: {
    label: 'Transfer of ownership',
    note: 'Half the registration fee (rule 81); forms 29 and 30, within 30 days',
  },
  'smart-card': { label: 'Smart card', note: 'Some states add a service charge and postage' },
  noc: {
    label: 'NOC and new number',
    note: 'Form 28 at the old office, form 27 at the new one; we know no list of these fees',
  },
  'road-tax': {
    label: 'Road tax again',
    note: 'A first guess: the tax on the model new, for the years left of fifteen. The new office decides',
  },
  insurance: { label: 'Insurance', note: 'The seller did not say whether the bike is insured' },
  'insurance-transfer': {
    label: 'Policy in your name',
    note: 'Within 14 days: until then you have no own-damage cover. As far as we know, with GST',
  },
  'new-policy': {
    label: 'New insurance, one year',
    note: 'Around the tariff for this class and age; offers differ from it by about a third',
  },
  puc: { label: 'Pollution certificate', note: 'Needed for the transfer, if none is in force' },
  loan: { label: 'Removal of the loan', note: 'Form 35 with the letter of the lender; by state' },
};
export const sum = 'In your name';
export const sumWithoutPrice = 'Beside the price';
export const without = (names: string) => `Without what is not known: ${names}`;
export const estimate = (day: string) =>
  `An estimate by the rules of ${day}. You can hand in the forms yourself; what an agent asks comes on top.`;

export const history = 'Price of this listing';
export const unchanged = 'Not changed since it was listed.';
export const down = (amount: string) => `Down ${amount} since it was listed.`;
export const up = (amount: string) => `Up ${amount} since it was listed.`;
export const since = (day: string) => `From ${day}`;

export const sameNew = 'The same bike new';
export const sameNewWhy = 'The model as it is sold today, drawn to scale; it may have changed since this one was made.';
export const drawnUsed = (name: string) => `${name} in the colour of this one, drawn to scale`;
export const drawnNew = (name: string) => `${name} new, drawn to scale`;
export const thisOne = (name: string) => `${name}, this one`;
export const asked = 'asked by the seller';
export const newOne = (name: string) => `${name} new`;
export const notRidden = 'Not ridden yet';
export const onRoad = (city: string) => `on-road, ${city}: an estimate`;
export const dearer = (amount: string) => `${amount} more than is asked for this one`;
export const cheaper = (amount: string) => `${amount} less than is asked for this one`;
export const asDear = 'As much as is asked for this one';

export const similar = 'Similar used bikes';
export const similarHow = 'The same model first, then about the same price, within 250 km; the nearest first.';
export const allUsedBikes = 'All used bikes';
export const noneSimilar = 'Nobody sells a similar bike near it at the moment.';
export const similarLoading = 'Loading similar bikes';
export const similarFailed = 'Error Loading Data';
