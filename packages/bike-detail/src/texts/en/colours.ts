import { plural } from '@dopahiya/domain/site';

export const title = 'Available Colors';
export const unknown = 'The colours of this bike are not known.';
export const arrowsLabel = 'colours';
export const paintCount = (count: number) => plural(count, { one: 'One paint.', other: `${count} paints, one bike.` });
export const picturedPaintCount = (count: number) =>
  plural(count, {
    one: 'One paint. Tap it to see it above.',
    other: `${count} paints, one bike. Tap one to see it above.`,
  });
