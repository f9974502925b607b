import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/weights-form.ts';
import type * as Hindi from './weights-form.ts';

export const title = 'आपके लिए क्या ज़रूरी है';
export const explained = 'बाइकें सिर्फ़ उन बातों पर मिलाई जाती हैं जो ज़रूरी हैं। जो ज़रूरी नहीं, उसे 0 रखिए।';
export const criteria = {
  price: 'कम कीमत',
  energy: 'चलाने का कम खर्च',
  mileage: 'माइलेज',
  range: 'रेंज',
  weight: 'कम वज़न',
  power: 'पावर',
  seat: 'नीची सीट',
};
export const weights = ['बिल्कुल नहीं', 'थोड़ा', 'बहुत', 'सबसे ज़्यादा'];
export const usual = 'जो आम तौर पर ज़रूरी है, वही रखिए';
export const order = 'क्रम में लगाइए';

export type Checked = Translation<typeof Hindi, typeof English>;
