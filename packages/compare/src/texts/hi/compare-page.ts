import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/compare-page.ts';
import type * as Hindi from './compare-page.ts';

export const back = 'पीछे';
export const compareBikes = 'बाइकें मिलाइए';
export const compareElectricBikes = 'इलेक्ट्रिक बाइकें मिलाइए';
export const versus = 'बनाम';

export const keyDifferences = 'मुख्य अंतर';
export const muchTheSame = 'इन बाइकों में कोई बड़ा अंतर नहीं मिला।';

/** Of the prices among the differences: 'Prices: ex-showroom, Delhi · June 2026'. */
export const pricesAre = (qualifier: string) => `कीमतें: ${qualifier}`;

export const specifications = 'स्पेसिफ़िकेशन';
export const onlyDiffering = 'सिर्फ़ अंतर';
export const nothingDiffers = 'इन बाइकों के स्पेसिफ़िकेशन एक जैसे हैं।';

export const failed = 'ये बाइकें नहीं मिलाई जा सकतीं';
export const failedWhy = 'तुलना लाने में गड़बड़ी हुई';
export const reset = 'नए सिरे से कोशिश कीजिए';
export const compareAmongAll = 'सभी बाइकों से मिलाइए';
export const loading = 'तुलना आ रही है...';

export type Checked = Translation<typeof Hindi, typeof English>;
