import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/deal.ts';
import type * as Hindi from './deal.ts';

export const grades = {
  great: 'बहुत बढ़िया दाम',
  good: 'अच्छा दाम',
  fair: 'सही दाम',
  high: 'बाज़ार से ज़्यादा दाम',
};
export const below = (grade: string, rupees: string) => `${grade}: अनुमान से ${rupees} कम`;
export const above = (grade: string, rupees: string) => `${grade}: अनुमान से ${rupees} ज़्यादा`;
export const even = (grade: string) => `${grade}: ठीक अनुमान जितना`;
export const behind = (value: string, low: string, high: string) => `हमारा अनुमान: ${value} (${low} से ${high})`;
export const unusuallyLow = (rupees: string) => `असामान्य रूप से कम, अनुमान से ${rupees} कम: पहले काग़ज़ और बाइक जाँचिए`;

export const asking = 'माँगा गया दाम';
export const span = (low: string, high: string) => `ऐसी 10 में से 8 बाइकों के दाम ${low} से ${high} के बीच माँगे जाते हैं।`;
export const basis =
  'यह मॉडल, उम्र, किलोमीटर, मालिक और राज्य से लगाया अनुमान है; हमने यह बाइक नहीं देखी। माँगा गया दाम बिक्री का दाम नहीं होता।';
export const askedAboveNew = (price: string) => `माँगा गया दाम टैक्स और बीमे से पहले नई बाइक के दाम से ज़्यादा है: ${price}।`;
export const estimateAboveNew = (price: string) =>
  `अनुमान नई बाइक के दाम से ज़्यादा है, क्योंकि उस दाम में रोड टैक्स, रजिस्ट्रेशन और बीमा नहीं जुड़ा है: ${price}।`;
export const howWeValue = 'हम दाम का अनुमान कैसे लगाते हैं';

export type Checked = Translation<typeof Hindi, typeof English>;
