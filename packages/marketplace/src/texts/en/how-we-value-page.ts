export const headTitle = 'How we value used bikes, and how wrong we tend to be | Dopahiya';
export const headDescription =
  'What a used bike is asked for, worked out from listings: the method in plain words, its error by age and kind, and what it cannot know.';

export const home = 'Home';
export const usedBikes = 'Used Bikes';
export const title = 'How we value used bikes';
export const intro = 'Others give you a number. We say how wrong it tends to be.';

export const inShort = (error: string, coverage: string) =>
  `In short: half of the time the estimate is nearer than ${error} % to what is asked. In ${coverage} of 100 cases what is asked lies in the span that stands beside it.`;

export const methodTitle = 'The method';
export const method = (rows: string, month: string) => [
  `It rests on ${rows} listings of ${month}: what their owners asked, with model, year, kilometres, owner and state.`,
  'We begin with what the model costs new today, ex-showroom. A model that is not sold any more has its last price, raised by 4.5 % a year.',
  'From that we take off what such bikes lose with age and kilometres. Royal Enfields lose less than others, electric ones more. A second owner takes off about 9 %, later ones 11 %. Brand, model and state move it a little.',
  'A brand or model with few listings is drawn towards the usual. A model that no listing has is valued from its price new, with a wider span. The same bike always has the same value, on each page.',
];
export const exampleTitle = 'An example';
export const example = (value: string, low: string, high: string, confidence: string) =>
  `A TVS Apache RTR 160 4V of five years with 25,000 km, first owner, in Karnataka, ₹1,16,491 new: ${value}. 8 of 10 such bikes are asked for between ${low} and ${high}${confidence}.`;
export const exampleConfidence = (percent: number) => `; confidence ${percent}%`;

export const meaningTitle = 'What the figures mean';
export const meaning = [
  'The estimate is what half of such bikes are asked more for, and half less. To sellers we show it with 10 % to each side.',
  'The span says between which prices 8 of 10 such bikes are asked for.',
  'Confidence is the share of comparable listings whose price lies within a factor of 1.3 of the estimate. It goes from 70% to 95%. Below 70% we give no number, call it a rough guide and show the span alone. No estimate is ever called sure.',
];

export const errorTitle = 'How wrong it is';
export const errorIntro =
  'Each listing was valued by a model that had not seen it. The error is how far the estimate lay from what was asked: half of the listings have a smaller one, half a larger.';
export const errorPicture = 'The usual error of each group, in per cent';
export const errorTable = 'The same as a table';
export const group = 'Group';
export const listings = 'Listings';
export const usualError = 'Usual error';
export const inSpan = 'Within the span';
export const percent = (value: string) => `${value} %`;
export const all = 'All';
export const fewRows = 'Where a group has few listings, its own error is uncertain too.';
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
  'no-price': 'Price new not known',
};

export const askingTitle = 'Asking prices are not selling prices';
export const asking =
  'All of this rests on what sellers ask. What a bike is sold for stands in no list. It is common knowledge that 5 to 10 % less is paid; we have no figures on it, so no estimate here takes that off.';

export const unknownTitle = 'What it cannot know';
export const unknown = [
  'Whether the bike had an accident, or stood in water.',
  'How its owner cared for it: service, tyres, chain, scratches.',
  'How good the battery of an electric one still is.',
  'Colour, accessories, and in which month it was registered.',
  'Whether a dealer or its owner sells it.',
];
export const lookAtIt = 'So look at the bike, and let a mechanic look at it, before you pay or refuse a price.';

export const labelTitle = 'The label of a price';
export const label =
  'A label says how a price lies beside the estimate, measured by the error that is usual for such a bike: a bike of which we know little needs a larger difference to leave the middle.';
export const labels = (grades: { great: string; good: string; fair: string; high: string; 'very-high': string }) => [
  `${grades.fair}: within 0.9 usual errors, about 12 % for a petrol bike of four years.`,
  `${grades.good}, or ${grades.high.toLowerCase()}: up to 1.8 usual errors away.`,
  `${grades.great}, or ${grades['very-high'].toLowerCase()}: further away.`,
  'Unusually low, below by more than 2.8: then papers and bike want a look before anything else.',
];
export const noLabel =
  'There is no label below 70% confidence, without a known price new, or while we look into a listing. A label is no judgement of the bike or its seller.';

export const changeTitle = 'When new listings come';
export const change = [
  'What a model costs new is read anew each time: when that changes, the estimate follows at once.',
  'The rest is fitted anew once a month, or when 50 new listings are there. Older listings count less: half after a year.',
  'A new fit is taken only where its error is at most half a point larger than that of the old one, where its spans hold 78 to 86 of 100 listings, where no value rises with age or kilometres, and where no group moves by more than 8 %.',
];
export const needed = 'Most needed are listings of electric ones, of bikes over 12 years and of second owners.';

export const whereTitle = 'Where you meet it';
export const places = { used: 'On used bikes', sell: 'When you sell a bike', ownership: 'In the cost of owning' };
