import type { Translation } from '@dopahiya/domain/site';
import { sentence } from '@dopahiya/ui-kit';
import type { ReactNode } from 'react';
import type * as English from '../en/signup-page.ts';
import type * as Hindi from './signup-page.ts';

export const headTitle = 'खाता बनाइए | Dopahiya';
export const headDescription = 'पसंदीदा बाइकें रखने और रिव्यू लिखने के लिए Dopahiya में खाता बनाइए।';

export const title = 'खाता बनाइए';
export const intro = 'आपकी पसंदीदा बाइकें हर ब्राउज़र में रहती हैं, और आप रिव्यू लिख सकते हैं।';
export const username = 'यूज़रनेम';
export const email = 'ईमेल';
export const firstName = 'नाम';
export const lastName = 'उपनाम';
export const password = 'पासवर्ड';
export const confirmation = 'पासवर्ड दोबारा';
export const passwordsDiffer = 'दोनों पासवर्ड एक जैसे नहीं हैं।';
export const terms = (link: (words: string, of: 'terms' | 'privacy') => ReactNode) =>
  sentence('मैं ', link('नियम और शर्तें', 'terms'), ' और ', link('निजता नीति', 'privacy'), ' मानता/मानती हूँ');
export const termsMissing = 'खाता बनाने के लिए शर्तें मानना ज़रूरी है।';
export const signUp = 'खाता बनाइए';
export const success = 'खाता बन गया! अब लॉग इन पर ले चलते हैं...';
export const failed = 'खाता नहीं बन सका। कृपया फिर कोशिश कीजिए।';
export const cookiesRefused =
  'आपका ब्राउज़र इस साइट के लिए कुकी नहीं रखता, और उनके बिना लॉग इन नहीं हो सकता। ब्राउज़र की सेटिंग में इस साइट के लिए कुकी और साइट डेटा की अनुमति दीजिए, फिर यह फ़ॉर्म दोबारा भेजिए।';
export const fieldErrors: readonly (readonly [field: string, say: (said: string) => string])[] = [
  ['username', (said) => `यूज़रनेम: ${said}`],
  ['email', (said) => `ईमेल: ${said}`],
  ['password', (said) => `पासवर्ड: ${said}`],
];

export const alreadyWithUs = 'पहले से खाता है?';
export const login = 'लॉग इन';

export type Checked = Translation<typeof Hindi, typeof English>;
