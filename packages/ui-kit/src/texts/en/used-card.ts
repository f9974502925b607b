import { plural } from '@dopahiya/domain/site';

export const verified = 'Verified';
export const pending = 'Pending';
export const photos = (count: number) => plural(count, { one: `${count} photo`, other: `${count} photos` });
export const illustration = 'Illustration';
