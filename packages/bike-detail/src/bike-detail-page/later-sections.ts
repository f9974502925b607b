import { showLoadFailure } from '@dopahiya/ui-kit';
import { hydrateLater } from '@dopahiya/lazy-start';

// One file for all of them: who reads on wants them together.
const load = () => import('./below-price.ts');
const options = { onFailure: showLoadFailure };

export const Description = hydrateLater(async () => (await load()).Description, { ...options, room: '300px' });
export const Specifications = hydrateLater(async () => (await load()).SpecificationsInCity, {
  ...options,
  room: '4000px',
});
export const Colours = hydrateLater(async () => (await load()).AvailableColours, options);
export const RiderFit = hydrateLater(async () => (await load()).RiderFitSection, { ...options, room: '700px' });
export const Reviews = hydrateLater(async () => (await load()).Reviews, options);
export const Variants = hydrateLater(async () => (await load()).Variants, { ...options, room: '700px' });
export const SimilarBikes = hydrateLater(async () => (await load()).SimilarBikes, options);
export const Faqs = hydrateLater(async () => (await load()).Faqs, options);
export const News = hydrateLater(async () => (await load()).BikeNews, options);
