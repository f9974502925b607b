import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/needs-form.ts';
import type * as Hindi from './needs-form.ts';

export const label = 'आपकी ज़रूरतें';
export const use = 'बाइक किस काम के लिए है?';
export const uses = {
  commute: 'दफ़्तर या कॉलेज जाना',
  family: 'परिवार',
  highway: 'हाईवे का सफ़र',
  first: 'पहली बाइक',
  delivery: 'डिलीवरी का काम',
};
export const kind = 'किस तरह की';
export const kinds = { any: 'कोई भी', motorcycle: 'मोटरसाइकिल', scooter: 'स्कूटर' };
export const fuel = 'ईंधन';
export const fuels = { any: 'कोई भी', petrol: 'पेट्रोल', electric: 'इलेक्ट्रिक' };
export const numbers = {
  budget: 'ऑन-रोड बजट',
  monthly: 'महीने की अधिकतम किस्त',
  height: 'चलाने वाले का कद',
  km: 'रोज़ की दूरी',
};
export const centimetres = ' सेमी';
export const kilometres = ' किमी';
export const between = (min: string, max: string) => `${min} से ${max} के बीच की संख्या लिखिए।`;
export const loan = (interest: number, months: number) =>
  `किस्त: पूरी कीमत का लोन, ${interest}% ब्याज पर ${months} महीने के लिए।`;
export const passenger = 'पीछे कोई बैठता है';
export const noSocket = 'घर पर चार्जिंग नहीं हो सकती';
export const show = 'बाइकें दिखाइए';

export type Checked = Translation<typeof Hindi, typeof English>;
