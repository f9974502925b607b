/** What a bike is worth, as its seller is told. */
export const title = 'Estimated value';
export const ofBike = (name: string, year: string) => `${name}, ${year}`;
export const loading = 'Estimating its value';
export const worth = (low: string, high: string) => `Worth about ${low} to ${high}`;
export const roughly = (low: string, high: string) => `A rough guide: ${low} to ${high}`;

export const confidence = (percent: number) =>
  `${percent}% confidence: ${percent} of 100 similar listings are priced close to this.`;
export const span = (low: string, high: string) => `Most similar bikes are listed at ${low} to ${high}.`;
export const notAnOffer = 'Our estimate from model, year and kilometres. You set your own price in step 3.';

export const roughGuide = 'A rough guide, because we have few similar bikes to compare.';
export const better = {
  model: 'Choose the model from the list for a better estimate.',
  owner: 'Tell us which owner you are for a closer estimate.',
  city: 'Choose the city in step 2 for a closer estimate.',
  rows: 'We’ll have a better estimate when more similar bikes are listed.',
};

export const yourPrice = 'Your price';
export const label = (words: string) => `At this price, buyers see “${words}” on your listing.`;

export const none = 'We can’t estimate this bike’s value. You can still list it.';
export const failed = 'We couldn’t load the estimate. You can go on without it.';
export const tryAgain = 'Try again';
