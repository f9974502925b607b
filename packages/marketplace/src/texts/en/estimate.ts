/** What a bike is worth, as its seller is told. */
export const title = 'Estimated value';
export const ofBike = (name: string, year: string) => `${name}, ${year}`;
export const loading = 'Working out what it is worth';
export const worth = (low: string, high: string) => `Worth about ${low} to ${high}`;
export const roughly = (low: string, high: string) => `A rough guide: ${low} to ${high}`;

export const confidence = (percent: number) =>
  `${percent}% confidence: of 100 comparable listings, ${percent} ask within a factor of 1.3 of this.`;
export const span = (low: string, high: string) => `8 of 10 such bikes are asked for between ${low} and ${high}.`;
export const notAnOffer =
  'An estimate from model, year and kilometres, not an offer; you set your own price in step 3.';

export const roughGuide = 'A rough guide, few comparable bikes: 8 of 10 such bikes are asked for in this span.';
export const better = {
  model: 'It gets better when you choose the model from the list: then its price new counts.',
  owner: 'It comes nearer once you say which owner sells it, and stays rough until more such bikes are listed.',
  city: 'It comes nearer once you choose the city in step 2, and stays rough until more such bikes are listed.',
  rows: 'It gets better with more listings of such bikes; nothing that you enter changes that.',
};

export const yourPrice = 'Your price';
export const label = (words: string) => `At this price your listing says: “${words}”.`;

export const none = 'We cannot say what this bike is worth. You can list it all the same.';
export const failed = 'The estimate did not come. You can go on without it.';
export const tryAgain = 'Try again';
