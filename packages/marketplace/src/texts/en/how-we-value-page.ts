export const headTitle = 'How we value used bikes and how accurate we are | Dopahiya';
export const headDescription =
  'How we estimate used bike prices, how accurate we are by age and type, and what we can’t know.';

export const home = 'Home';
export const usedBikes = 'Used Bikes';
export const title = 'How we value used bikes';
export const intro = 'See how we estimate prices, and how far off we can be.';

export const inShort = (error: string, coverage: string) =>
  `Half of our estimates are within ${error}% of the asking price. ${coverage}% of asking prices fall within our range.`;

export const methodTitle = 'How it works';
export const method = (rows: string, month: string) => [
  `We use ${rows} listings from ${month}: asking price, model, year, kilometres, owner and state.`,
  'We start from today’s ex-showroom price. If the model is no longer sold, we take its last price and add 4.5% a year.',
  'Then we subtract what similar bikes lose with age and kilometres. Royal Enfields lose less; electric bikes lose more. A second owner takes off about 9%, later owners 11%. Brand, model and state also count a little.',
  'If we have few listings of a brand or model, we move the estimate towards the average. If we have none, we use the new price and a wider range. The same bike always gets the same value.',
];
export const exampleTitle = 'An example';
export const example = (value: string, low: string, high: string, confidence: string) =>
  `A 5-year-old TVS Apache RTR 160 4V with 25,000 km, first owner, Karnataka, ₹1,16,491 new: ${value}. Most similar bikes are listed at ${low} to ${high}${confidence}.`;
export const exampleConfidence = (percent: number) => `; confidence ${percent}%`;

export const meaningTitle = 'What the numbers mean';
export const meaning = [
  'Half of similar bikes are listed above our estimate and half below. We show sellers a range of 10% either side.',
  'The range covers the asking prices of 8 in 10 similar bikes.',
  'Confidence is the share of similar listings priced close to our estimate (within a factor of 1.3). We show it from 70% to 95%. Below 70% we show only a range, called a rough guide.',
];

export const errorTitle = 'How accurate it is';
export const errorIntro =
  'We tested the model on listings it hadn’t seen. The error is the difference between our estimate and the asking price. Half of the listings have a smaller error, half a larger one.';
export const errorPicture = 'Typical error of each group, in per cent';
export const errorTable = 'Show as a table';
export const group = 'Group';
export const listings = 'Listings';
export const usualError = 'Typical error';
export const inSpan = 'Within our range';
export const percent = (value: string) => `${value}%`;
export const all = 'All';
export const fewRows = 'Errors are less certain for groups with few listings.';
/** Groups by the names of the model's file; another is shown by its name there. */
export const groups: Record<string, string> = {
  'age 0-3': 'Up to 3 years old',
  'age 4-8': '4 to 8 years old',
  'age 9-12': '9 to 12 years old',
  'age 13+': '13 years or older',
  electric: 'Electric',
  'royal-enfield': 'Royal Enfield',
  'other petrol': 'Other petrol',
  'new below 1.05 lakh': 'Below ₹1,05,000 new',
  'new 1.05-2.5 lakh': '₹1,05,000 to ₹2,50,000 new',
  'new above 2.5 lakh': 'Above ₹2,50,000 new',
  'on-sale': 'Still sold new',
  'last-price': 'No longer sold, last price known',
  'no-price': 'New price not known',
};

export const askingTitle = 'Asking prices aren’t selling prices';
export const asking =
  'We only know asking prices. Bikes are often said to sell for 5 to 10% less. We have no data on that, so we don’t subtract it.';

export const unknownTitle = 'What we can’t know';
export const unknown = [
  'Accidents or flood damage.',
  'How well it was looked after: service, tyres, chain, scratches.',
  'The health of an electric bike’s battery.',
  'Colour, accessories and month of registration.',
  'Whether a dealer or the owner is selling.',
];
export const lookAtIt = 'Inspect the bike, ideally with a mechanic, before you pay or refuse a price.';

export const labelTitle = 'Price ratings';
export const label =
  'A rating compares the price with our estimate and our typical error for that kind of bike. If we know little about a bike, the price must differ more to leave “fair”.';
export const labels = (grades: { great: string; good: string; fair: string; high: string }) => [
  `${grades.fair}: within 0.9 typical errors, about 12% for a 4-year-old petrol bike.`,
  `${grades.good}: 0.9 to 1.8 typical errors below our estimate.`,
  `${grades.great}: more than 1.8 typical errors below.`,
  `${grades.high}: more than 0.9 typical errors above.`,
  'Unusually low: more than 2.8 below. Check the papers and the bike first.',
];
export const noLabel =
  'We give no rating below 70% confidence, without a new price, or while we check a listing. A rating doesn’t judge the bike or its seller.';

export const changeTitle = 'How we update it';
export const change = [
  'When a new price changes, the estimate changes straight away.',
  'We update the model every month, or after 50 new listings. A listing counts half as much after six months.',
  'We only switch to a new model if it passes four tests. Its error may rise by at most half a point. Its ranges must hold 78 to 86 of 100 listings. No value may rise with age or kilometres. No group may move by more than 8%.',
];
export const needed = 'We most need listings of electric bikes, bikes over 12 years old and second owners.';

export const whereTitle = 'Where you’ll see it';
export const places = { used: 'Used bikes', sell: 'Selling your bike', ownership: 'Cost of owning' };
