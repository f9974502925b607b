import { plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/used-card.ts';
import type * as Hindi from './used-card.ts';

export const states = { verified: 'जाँची हुई', pending: 'जाँच बाकी', sample: 'नमूना' };
export const photos = (count: number) => plural(count, { one: `${count} फ़ोटो`, other: `${count} फ़ोटो` });
export const missing = {
  year: 'साल नहीं बताया',
  kilometres: 'किलोमीटर नहीं बताए',
  place: 'जगह नहीं बताई',
};
export const illustration = 'चित्र';

export type Checked = Translation<typeof Hindi, typeof English>;
