import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/compare-tray.ts';
import type * as Hindi from './compare-tray.ts';

export const label = 'मिलाने वाली बाइकें';
export const takeOut = (bike: string) => `${bike} हटाइए`;
export const pickSecond = 'दूसरी बाइक यहाँ या अगले पेज पर चुनिए।';
export const mixed = 'आप पेट्रोल और इलेक्ट्रिक मिला रहे हैं, इसलिए कुछ पंक्तियाँ ख़ाली रहेंगी।';
export const clear = 'सब हटाइए';
export const compareWith = 'किससे मिलाएँ…';
export const compareCount = (count: number) => `${count} बाइकें मिलाइए`;

export type Checked = Translation<typeof Hindi, typeof English>;
