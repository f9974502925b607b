import { plural } from '@dopahiya/domain/site';

export const title = 'Available Colors';
export const unknown = 'We don’t know the colours of this bike.';
export const arrowsLabel = 'colours';
export const paintCount = (count: number) => plural(count, { one: 'One colour.', other: `${count} colours.` });
export const picturedPaintCount = (count: number) =>
  plural(count, { one: 'One colour. Tap it to see it above.', other: `${count} colours. Tap one to see it above.` });
