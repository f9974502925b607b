import { formatNumber, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/news-list.ts';
import type * as Hindi from './news-list.ts';

export const documentTitle = 'बाइक की ख़बरें, रिव्यू और गाइड | दोपहिया';
export const documentDescription = 'भारत की मोटरसाइकिलों, स्कूटरों और इलेक्ट्रिक दोपहिया की ख़बरें, रिव्यू, तुलनाएँ और गाइड।';

export const feedTitle = 'दोपहिया: ख़बरें और रिव्यू';

export const home = 'होम';
export const title = 'ख़बरें और रिव्यू';
export const languageNote = (written: 'en' | 'hi'): string | null => (written === 'hi' ? null : 'ये लेख अंग्रेज़ी में हैं।');
export const loading = 'ख़बरें आ रही हैं...';
export const failed = (message: string) => `ख़बरें नहीं आ सकीं: ${message}`;
export const failedWhy = 'ख़बरें नहीं मिल सकीं';

export const search = 'खोजिए';
export const searchPlaceholder = 'ख़बरों और रिव्यू में खोजिए';
export const brand = 'ब्रांड';
export const allBrands = 'सभी ब्रांड';
export const submit = 'खोजिए';
export const clearFilters = 'फ़िल्टर हटाइए';

export const featured = 'ख़ास';
export const sample = 'नमूना';
export const latest = 'ताज़ा ख़बरें';
export const latestUpdates = (count: number) => `ताज़ा ख़बरें (${formatNumber(count)})`;
export const none = 'आपके फ़िल्टर से कोई ख़बर नहीं मिली।';
export const searchAll = 'सभी लेखों में खोजिए';
export const loadMore = 'और ख़बरें दिखाइए';
export const progress = (shown: number, count: number) => `${formatNumber(count)} में से ${formatNumber(shown)}`;
export const pages = 'ख़बरों के पेज';
export const views = (count: number) => `${formatNumber(count)} बार देखा गया`;

const categories: Record<string, string> = {
  News: 'ख़बर',
  Review: 'रिव्यू',
  Comparison: 'तुलना',
  Guide: 'गाइड',
};
export const categoryName = (category: string | null) =>
  category === null ? 'ख़बर' : (categories[category] ?? category);

const ways: Record<string, string> = {
  Review: 'रिव्यू पढ़िए',
  Comparison: 'तुलना पढ़िए',
  Guide: 'गाइड पढ़िए',
};
export const readOn = (category: string | null) => ways[category ?? ''] ?? 'ख़बर पढ़िए';

export type Checked = Translation<typeof Hindi, typeof English>;
