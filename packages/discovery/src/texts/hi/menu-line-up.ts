import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/menu-line-up.ts';
import type * as Hindi from './menu-line-up.ts';

/** What a menu's bikes are, what is asked below them and the way to the answer. */
export const bikes = { label: 'बाइकें और स्कूटर', question: 'आपको कौन-सी सही बैठेगी?', way: 'पैमाने पर मिलाइए' };
export const electric = {
  label: 'इलेक्ट्रिक बाइकें और स्कूटर',
  question: 'आपको कौन-सी सही बैठेगी?',
  way: 'इलेक्ट्रिक मिलाइए',
};
export const finance = {
  label: 'ऑन-रोड कितने की पड़ती हैं',
  question: 'ऑन-रोड कितने की पड़ेगी?',
  way: 'कीमत देखिए',
};

export type Checked = Translation<typeof Hindi, typeof English>;
