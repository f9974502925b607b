import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/forgot-password-page.ts';
import type * as Hindi from './forgot-password-page.ts';

export const headTitle = 'पासवर्ड भूल गए | Dopahiya';
export const headDescription = 'ईमेल से एक लिंक मँगाइए, जिससे आप नया पासवर्ड चुन सकें।';

export const title = 'पासवर्ड भूल गए';
export const intro = 'हम आपके ईमेल पते पर एक लिंक भेजते हैं, जिससे आप नया पासवर्ड चुनते हैं। लिंक एक घंटे तक चलता है।';
export const email = 'ईमेल';
export const send = 'लिंक भेजिए';
export const sent = 'पासवर्ड बदलने का लिंक आपके ईमेल पर भेज दिया गया है!';
export const failed = 'लिंक नहीं भेजा जा सका। कृपया फिर कोशिश कीजिए।';
export const unreached = 'कोई गड़बड़ी हुई। कृपया फिर कोशिश कीजिए।';
export const backToLogin = 'लॉग इन पर वापस';

export type Checked = Translation<typeof Hindi, typeof English>;
