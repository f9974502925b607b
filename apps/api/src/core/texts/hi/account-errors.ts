import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/account-errors.ts';
import type * as Hindi from './account-errors.ts';

const again = (seconds: number): string => `${seconds} सेकंड बाद फिर कोशिश कीजिए`;

export const accountGone = 'यह खाता अब नहीं है।';
export const accountMissing = 'यह खाता अब नहीं है।';
export const usernameTaken = 'यह यूज़रनेम किसी और का है। दूसरा चुनिए।';
export const passwordWrong = 'यह पासवर्ड ग़लत है।';
export const secondFactorOn = 'दो चरणों वाला लॉग इन पहले से चालू है। पहले उसे बंद कीजिए।';
export const secondFactorOff = 'दो चरणों वाला लॉग इन पहले से बंद है।';
export const appCodesUnavailable = 'अभी ऐप के कोड नहीं जाँच पा रहे। रिकवरी कोड डालिए, या बाद में कोशिश कीजिए।';
export const setupExpired = (minutes: number) => `सेटअप का ${minutes} मिनट का समय पूरा हो गया। फिर से शुरू कीजिए।`;
export const codeNeeded = 'अपने ऐप का कोड या रिकवरी कोड लिखिए।';
export const codeWrongNow = 'यह कोड ग़लत है। कोड हर 30 सेकंड में बदलता है। ऐप में अभी दिख रहा कोड लिखिए।';
export const codeWrongOrUsed =
  'यह कोड ग़लत है। हर कोड एक बार और करीब एक मिनट चलता है। अगले कोड का इंतज़ार कीजिए, या रिकवरी कोड डालिए।';
export const moderatorsOnly = 'यह सिर्फ़ मॉडरेटर कर सकते हैं।';
export const moderatorsNeedFactor = 'मॉडरेटर के लिए दो चरणों वाला लॉग इन ज़रूरी है। उसे अपनी प्रोफ़ाइल में चालू कीजिए।';
export const signedInWithoutCode = 'आपने बिना कोड के लॉग इन किया था। लॉग आउट करके कोड के साथ लॉग इन कीजिए।';
export const credentialsWrong = 'यूज़रनेम या पासवर्ड ग़लत है। फिर कोशिश कीजिए।';
export const codeTooLate = 'कोड लिखने में पाँच मिनट से ज़्यादा लग गए। पासवर्ड से फिर लॉग इन कीजिए।';
export const deviceSignedOut = 'वह डिवाइस पहले ही लॉग आउट है।';
export const passwordJustChanged = 'आपका पासवर्ड अभी बदला गया है। नए पासवर्ड से लॉग इन कीजिए।';
export const signInAgain = 'आप लॉग आउट हो चुके हैं। फिर लॉग इन कीजिए।';
export const sameEmail = 'यह पहले से आपका ईमेल पता है।';
export const signInsBusy = 'अभी बहुत लोग लॉग इन कर रहे हैं। कुछ सेकंड बाद फिर कोशिश कीजिए।';
export const passwordsUnavailable = 'अभी पासवर्ड नहीं जाँच पा रहे। कुछ सेकंड बाद फिर कोशिश कीजिए।';
export const linkUsed = 'यह लिंक पुराना हो गया या पहले इस्तेमाल हो चुका है। नया लिंक मँगाएँ।';
export const tooManyFromAddress = (seconds: number) => `आपके नेटवर्क से बहुत ज़्यादा अनुरोध आए। ${again(seconds)}।`;
export const tooManyFromAccount = (seconds: number) => `आपके खाते से बहुत ज़्यादा अनुरोध आए। ${again(seconds)}।`;
export const tooManyForAddress = (seconds: number) => `एक ईमेल पते के लिए आपसे बहुत ज़्यादा अनुरोध आए। ${again(seconds)}।`;
export const tooManyFromSender = (seconds: number) => `आपसे बहुत ज़्यादा अनुरोध आए। ${again(seconds)}।`;
export const tooManySignIns = (seconds: number) => `आपके नेटवर्क से लॉग इन की बहुत कोशिशें हुईं। ${again(seconds)}।`;
export const tooManyPasswords = (seconds: number) =>
  `कई बार ग़लत पासवर्ड डाला गया। ${again(seconds)}, या ‘पासवर्ड भूल गए’ से नया चुनिए।`;
export const tooManyPasswordsElsewhere = (seconds: number) =>
  `इस खाते पर अनजान ब्राउज़र से कई बार ग़लत पासवर्ड डाला गया। ${again(seconds)}। पहले इस्तेमाल किए ब्राउज़र से अभी लॉग इन कर सकते हैं, या ‘पासवर्ड भूल गए’ से नया चुनिए।`;
export const tooManyCodes = (seconds: number) =>
  `कई बार ग़लत कोड डाला गया। ${again(seconds)}। अभी रिकवरी कोड या पहले इस्तेमाल किया ब्राउज़र काम आएगा। अगर यह आप नहीं थे तो नया पासवर्ड चुनें: आपका पासवर्ड कोई और जानता है।`;
export const tooManyRecoveryCodes = (seconds: number) => `कई बार ग़लत रिकवरी कोड डाला गया। ${again(seconds)}।`;

export type Checked = Translation<typeof Hindi, typeof English>;
