import { howToRead } from './every-list.ts';

export const brandsTrail = 'Brands';

export const brand = (name: string) => ({
  label: name,
  heading: `${name} Bikes`,
  title: `${name} bikes and scooters in India: prices, models, mileage`,
  description: `All ${name} models in India with ex-showroom prices, engine or battery, mileage or range, drawn to one scale.`,
  intro: `All ${name} models, best sellers first. ${howToRead}`,
  failure: { title: 'Error loading bikes' },
});
export const toAllBrands = 'Back to All Brands';
export const noModelHas = (brandName: string, words: string) => `No ${brandName} model matches "${words}".`;
export const showAllOfBrand = (brandName: string) => `Show all ${brandName} bikes`;
