import { plural } from '@dopahiya/domain/site';

export const states = { verified: 'Verified', pending: 'Pending', sample: 'Sample' };
export const photos = (count: number) => plural(count, { one: `${count} photo`, other: `${count} photos` });
export const missing = {
  year: 'Year not specified',
  kilometres: 'Mileage not specified',
  place: 'Location not specified',
};
export const illustration = 'Illustration';
