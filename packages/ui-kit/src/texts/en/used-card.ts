import { plural } from '@dopahiya/domain/site';

export const states = { verified: 'Verified', pending: 'Pending', sample: 'Sample' };
export const photos = (count: number) => plural(count, { one: `${count} photo`, other: `${count} photos` });
export const illustration = 'Illustration';
