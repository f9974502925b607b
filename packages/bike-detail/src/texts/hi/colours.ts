import { plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/colours.ts';
import type * as Hindi from './colours.ts';

export const title = 'उपलब्ध रंग';
export const unknown = 'इस बाइक के रंग हमें पता नहीं।';
export const arrowsLabel = 'रंग';
export const paintCount = (count: number) => plural(count, { one: 'एक रंग।', other: `${count} रंग।` });
export const picturedPaintCount = (count: number) =>
  plural(count, { one: 'एक रंग। छूने पर ऊपर दिखेगा।', other: `${count} रंग। छूने पर ऊपर दिखेगा।` });

export type Checked = Translation<typeof Hindi, typeof English>;
