import { formatNumber, plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/moderation-way.ts';
import type * as Hindi from './moderation-way.ts';

export const waiting = (count: number) =>
  plural(count, {
    one: count === 0 ? 'फ़ैसले के लिए कुछ बाकी नहीं।' : `${formatNumber(count)} मामला फ़ैसले के लिए बाकी है।`,
    other: `${formatNumber(count)} मामले फ़ैसले के लिए बाकी हैं।`,
  });
export const unknown = 'जिसकी शिकायत हुई या जो रोका गया, वह यहाँ है।';
export const way = 'जाँच खोलिए';

export type Checked = Translation<typeof Hindi, typeof English>;
