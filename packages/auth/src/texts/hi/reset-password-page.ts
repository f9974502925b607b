import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/reset-password-page.ts';
import type * as Hindi from './reset-password-page.ts';

export const headTitle = 'नया पासवर्ड चुनिए | Dopahiya';
export const headDescription = 'आपको भेजे गए लिंक से नया पासवर्ड चुनिए।';

export const title = 'नया पासवर्ड';
export const intro = 'बदलने के बाद आप हर जगह से लॉग आउट हो जाते हैं और नए पासवर्ड से लॉग इन करते हैं।';
export const password = 'नया पासवर्ड';
export const confirmation = 'पासवर्ड दोबारा';
export const passwordsDiffer = 'दोनों पासवर्ड एक जैसे नहीं हैं।';
export const change = 'पासवर्ड बदलिए';
export const failed = 'कोई गड़बड़ी हुई। कृपया फिर कोशिश कीजिए।';
export const anotherLink = 'दूसरा लिंक मँगाइए';

export type Checked = Translation<typeof Hindi, typeof English>;
