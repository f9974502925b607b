import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/choose-section.ts';
import type * as Hindi from './choose-section.ts';

export const title = 'सबसे ज़्यादा बिकने वाली बाइकें';
export const loading = 'बाइकें आ रही हैं';
export const failed = 'बाइकें नहीं आ सकीं';
export const failedWhy = 'कोई गड़बड़ी हुई। कृपया फिर कोशिश कीजिए।';
export const none = 'कोई बाइक नहीं मिली';
export const noneYet = 'नए मॉडलों के लिए बाद में फिर देखिए';

export type Checked = Translation<typeof Hindi, typeof English>;
