export const title = 'Cost to transfer it to your name';
export const withinState = (state: string, city: string) =>
  `Registered in ${state}, buyer in ${city}: no new road tax.`;
export const toOtherState = (state: string, city: string) =>
  `Registered in ${state}, buyer in ${city}: you need a NOC and new road tax.`;
export const whereUnknown =
  'We don’t know where the bike is registered or where you live. From another state, you also need a NOC and new road tax.';
export const askingPrice = 'Asking price';
export const toTheSeller = 'You pay this to the seller';
export const span = (from: string, to: string) => `${from} to ${to}`;
export const notKnown = 'Not known';
export const lines = {
  transfer: {
    label: 'Transfer of ownership',
    note: 'Half the registration fee (rule 81). File forms 29 and 30 within 30 days',
  },
  'smart-card': { label: 'Smart card', note: 'Some states add service and postage charges' },
  noc: {
    label: 'NOC and new number',
    note: 'Form 28 at the old RTO, form 27 at the new one. Fees vary',
  },
  'road-tax': {
    label: 'Road tax again',
    note: 'Our guess: tax on the new model for the years left of fifteen. Your RTO decides',
  },
  insurance: { label: 'Insurance', note: 'The seller didn’t say if the bike is insured' },
  'insurance-transfer': {
    label: 'Policy in your name',
    note: 'Transfer it within 14 days, or you have no own-damage cover. We think this includes GST',
  },
  'new-policy': {
    label: 'New insurance, one year',
    note: 'Typical price for this class and age. Quotes vary by about a third',
  },
  puc: { label: 'Pollution certificate', note: 'Needed for the transfer, unless there is a valid one' },
  loan: { label: 'Removal of the loan', note: 'Form 35 with the lender’s letter. Fees vary by state' },
};
export const sum = 'Total transfer cost';
export const sumWithoutPrice = 'On top of the price';
export const without = (names: string) => `Not included: ${names}`;
export const estimate = (day: string) =>
  `Estimate by rules of ${day}. You can file the forms yourself. An agent’s fee is extra.`;

export const history = 'Price history';
export const unchanged = 'No price changes since listing.';
export const down = (amount: string) => `Down ${amount} since listing.`;
export const up = (amount: string) => `Up ${amount} since listing.`;
export const since = (day: string) => `From ${day}`;

export const sameNew = 'The same bike new';
export const sameNewWhy = 'Today’s model, drawn to scale. It may differ from this one.';
export const drawnUsed = (name: string) => `${name} in the colour of this one, drawn to scale`;
export const drawnNew = (name: string) => `${name} new, drawn to scale`;
export const thisOne = (name: string) => `${name}, this one`;
export const asked = 'seller’s price';
export const newOne = (name: string) => `${name} new`;
export const notRidden = 'New, 0 km';
export const onRoad = (city: string) => `on-road, ${city}: an estimate`;
export const dearer = (amount: string) => `${amount} more than this one`;
export const cheaper = (amount: string) => `${amount} less than this one`;
export const asDear = 'Same price as this one';

export const similar = 'Similar used bikes';
export const similarHow = 'Same model first, then similar price, within 250 km.';
export const allUsedBikes = 'All used bikes';
export const noneSimilar = 'No similar bikes nearby right now.';
export const similarLoading = 'Loading similar bikes';
export const similarFailed = 'Error Loading Data';
