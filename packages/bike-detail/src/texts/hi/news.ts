import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/news.ts';
import type * as Hindi from './news.ts';

export const title = 'ख़बरें';
export const failedTitle = 'ख़बरें नहीं आ सकीं';
export const checkConnection = 'इंटरनेट जाँचिए।';
export const loading = 'ख़बरें आ रही हैं...';
export const needsScript = 'ख़बरें देखने के लिए JavaScript चालू करके पेज दोबारा खोलिए।';
export const readAll = 'सभी ख़बरें पढ़िए';
export const noneYet = 'इस बाइक की अभी कोई ख़बर नहीं।';
export const sample = 'नमूना';

export type Checked = Translation<typeof Hindi, typeof English>;
