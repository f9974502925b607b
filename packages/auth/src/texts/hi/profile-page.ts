import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/profile-page.ts';
import type * as Hindi from './profile-page.ts';

export const headTitle = 'मेरी प्रोफ़ाइल | Dopahiya';
export const headDescription = 'Dopahiya पर आपका खाता: पसंदीदा बाइकें, रिव्यू, आप कहाँ लॉग इन हैं, आपका डेटा।';

export const title = 'मेरी प्रोफ़ाइल';
export const signedOut = 'अपनी प्रोफ़ाइल देखने के लिए लॉग इन कीजिए';
export const whatFor = 'आपकी पसंदीदा बाइकें, रिव्यू और आप कहाँ-कहाँ लॉग इन हैं, सब यहाँ रहता है।';
export const signIn = 'लॉग इन';
export const needsScript =
  'यह पेज आपके ब्राउज़र में बनता है और इसे JavaScript चाहिए, जो बंद है। लॉग इन करना और ईमेल से नया पासवर्ड चुनना इसके बिना भी चलता है।';
export const passwordByMail = 'ईमेल से नया पासवर्ड';
export const loading = 'आपकी प्रोफ़ाइल आ रही है';
export const notLoaded = 'आपकी प्रोफ़ाइल नहीं आ सकी';
export const tryLater = 'कोई गड़बड़ी हुई। कृपया फिर कोशिश कीजिए।';

export type Checked = Translation<typeof Hindi, typeof English>;
