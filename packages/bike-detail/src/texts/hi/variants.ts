import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/variants.ts';
import type * as Hindi from './variants.ts';

export const title = 'वेरिएंट की तुलना';
export const bikeMissing = 'गड़बड़ी: बाइक की जानकारी नहीं है';
export const tableCaption = (bike: string) => `${bike} के वेरिएंट`;
export const tooFew = 'तुलना के लिए काफ़ी वेरिएंट नहीं हैं';

export const prices = 'कीमतें';
export const priceMonth = 'कीमत का महीना';
export const onRoadIn = (city: string) => `ऑन-रोड, ${city}`;
export const atPriceOf = (amount: string, month: string) => `${amount} (${month} की कीमत)`;
export const equipment = 'सामान और रंग';
export const specialFeatures = 'ख़ास फ़ीचर';
export const colours = 'रंग';

export type Checked = Translation<typeof Hindi, typeof English>;
