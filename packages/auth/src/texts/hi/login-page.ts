import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/login-page.ts';
import type * as Hindi from './login-page.ts';

export const headTitle = 'लॉग इन | Dopahiya';
export const headDescription = 'बाइकों के रिव्यू लिखने और पसंदीदा बाइकें रखने के लिए Dopahiya में लॉग इन कीजिए।';

export const title = 'लॉग इन';
export const intro = 'आपकी पसंदीदा बाइकें और रिव्यू एक जगह।';
export const username = 'यूज़रनेम या ईमेल';
export const severalAccounts = 'अगर आपके ईमेल पर कई खाते हैं, तो यूज़रनेम लिखिए।';
export const usernameMissing = 'अपना यूज़रनेम या ईमेल लिखिए।';
export const password = 'पासवर्ड';
export const passwordMissing = 'अपना पासवर्ड लिखिए।';
export const forgotPassword = 'पासवर्ड भूल गए?';
export const login = 'लॉग इन';
export const registered = 'खाता बन गया! अब आप लॉग इन कर सकते हैं।';
export const passwordChanged = 'आपका पासवर्ड बदल गया है। नए पासवर्ड से लॉग इन कीजिए।';
export const refused = 'यूज़रनेम या पासवर्ड सही नहीं है। कृपया फिर कोशिश कीजिए।';
export const failed = 'कोई गड़बड़ी हुई। कृपया फिर कोशिश कीजिए।';
export const cookiesRefused =
  'आपका ब्राउज़र इस साइट के लिए कुकी नहीं रखता, और उनके बिना लॉग इन टिक नहीं सकता। ब्राउज़र की सेटिंग में इस साइट के लिए कुकी और साइट डेटा की अनुमति दीजिए, फिर दोबारा लॉग इन कीजिए।';

export const codeTitle = 'कोड लिखिए';
export const codeIntro = 'आपका खाता पासवर्ड के साथ एक कोड भी माँगता है।';
export const code = 'कोड';
export const codeMissing = 'कोड लिखिए।';
export const codeHint = 'वे छह अंक जो आपका ऐप अभी दिखाता है, या आपका कोई रिकवरी कोड।';
export const startAgain = 'पासवर्ड से फिर शुरू कीजिए';

export const newHere = 'यहाँ नए हैं?';
export const createAccount = 'खाता बनाइए';
export const whatThen = 'लॉग इन के बाद आप वहीं लौटते हैं जहाँ आप थे।';

export type Checked = Translation<typeof Hindi, typeof English>;
