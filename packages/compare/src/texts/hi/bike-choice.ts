import { sentence } from '@dopahiya/ui-kit';
import type { ReactNode } from 'react';
import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/bike-choice.ts';
import type * as Hindi from './bike-choice.ts';

export const title = 'बाइक चुनिए';
export const search = 'बाइक खोजिए';
export const searchPlaceholder = 'बाइक खोजिए...';
export const submit = 'खोजिए';

export const runsOn = 'किससे चलती है';
export const petrol = 'पेट्रोल';
export const electric = 'इलेक्ट्रिक';
export const onlyElectric = ({ link }: { link: (text: string) => ReactNode }) =>
  sentence('आप सिर्फ़ इलेक्ट्रिक बाइकें मिला रहे हैं। पेट्रोल बाइकों के लिए ', link('सभी बाइकें मिलाइए'), '।');
export const showElectric = 'इलेक्ट्रिक बाइकें दिखाइए';
export const showPetrol = 'पेट्रोल बाइकें दिखाइए';

export const bikes = 'बाइकें';
export const rivals = (bike: string) => `${bike} के मुक़ाबले की`;
export const alreadyCompared = 'इस तुलना में पहले से है';
export const noneFound = 'इस खोज की कोई बाइक नहीं मिली';
export const pages = 'बाइकों के पेज';
export const failed = 'बाइकें नहीं आ सकीं';
export const failedWhy = 'बाइकें लाने में गड़बड़ी हुई';

export type Checked = Translation<typeof Hindi, typeof English>;
