import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/most-loved.ts';
import type * as Hindi from './most-loved.ts';

export const bikes = 'सबसे पसंदीदा बाइकें';
export const none = 'कोई लोकप्रिय बाइक नहीं मिली';
export const failed = 'बाइकें नहीं आ सकीं';
export const failedWhy = 'लोकप्रिय बाइकें लाने में गड़बड़ी हुई';

export type Checked = Translation<typeof Hindi, typeof English>;
