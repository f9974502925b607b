export const title = 'What matters to you';
export const explained = 'Bikes are compared only on what matters. Set to 0 what doesn’t.';
export const criteria = {
  price: 'Low price',
  energy: 'Low running cost',
  mileage: 'Mileage',
  range: 'Range',
  weight: 'Low weight',
  power: 'Power',
  seat: 'Low seat',
};
/** Each weight in words, from 0. */
export const weights = ['Not at all', 'A little', 'Much', 'Most'];
export const usual = 'Use what is usual';
export const order = 'Put in order';
