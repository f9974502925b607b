import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/category-explorer.ts';
import type * as Hindi from './category-explorer.ts';

export const categories = 'श्रेणियाँ';
export const scooters = { name: 'स्कूटर', text: 'चलाना आसान, गियर नहीं', all: 'सभी स्कूटर' };
export const sports = { name: 'स्पोर्ट्स', text: 'पूरी फ़ेयरिंग, तेज़', all: 'सभी स्पोर्ट्स बाइकें' };
export const mileage = { name: 'सबसे अच्छा माइलेज', text: 'एक लीटर में सबसे ज़्यादा किमी', all: 'सबसे अच्छे माइलेज की सभी बाइकें' };
export const cruisers = { name: 'क्रूज़र', text: 'नीची सीट, आराम की सवारी', all: 'सभी क्रूज़र' };

export const failed = 'बाइकें नहीं आ सकीं';
export const failedWhy = 'इंटरनेट जाँचकर फिर कोशिश कीजिए।';

export type Checked = Translation<typeof Hindi, typeof English>;
