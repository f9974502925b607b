import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/showrooms-sections.ts';
import type * as Hindi from './showrooms-sections.ts';

/** Words of what stands beside and below the list of showrooms. */
export const lineUp = (brand: string) => `${brand} की लोकप्रिय बाइकें, पैमाने पर`;

export const loadMore = 'और शोरूम दिखाइए';
export const progress = (page: number, pages: number) => `${pages} में से पेज ${page}`;
export const pages = 'शोरूम के पेज';
export const moreFailed = 'और शोरूम नहीं आ सके। फिर कोशिश कीजिए।';

export const popularCities = 'लोकप्रिय शहर';
export const showroomCount = (places: number) => `${places} शोरूम`;
export const about = 'शोरूम के बारे में';
export const quoteChecker = 'कोटेशन जाँचिए';
export const aboutText =
  'शोरूम बाइक बेचते हैं, रजिस्ट्रेशन कराते हैं और सर्विस करते हैं। तारीख़ वाली कीमत सूची, लिखित कोटेशन और टेस्ट राइड माँगिए।';

export type Checked = Translation<typeof Hindi, typeof English>;
