import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/bike-shelf.ts';
import type * as Hindi from './bike-shelf.ts';

export const none = 'इस श्रेणी में कोई बाइक नहीं है';
export const refresh = 'फिर से लाइए';
export const failed = 'बाइकें नहीं आ सकीं';
export const failedWhy = 'बाइकें लाने में गड़बड़ी हुई';

export type Checked = Translation<typeof Hindi, typeof English>;
