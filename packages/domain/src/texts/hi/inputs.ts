import { formatNumber, formatPrice } from '../../site/number-formats.ts';
import type { Translation } from '../../site/site-languages.ts';
import type * as English from '../en/inputs.ts';
import type * as Hindi from './inputs.ts';

interface Range {
  min: number;
  max: number;
}

const measures: Readonly<Record<string, string>> = {
  price: 'कीमत',
  year: 'साल',
  mileage: 'माइलेज',
  range: 'रेंज',
  power: 'पावर',
  weight: 'वज़न',
  'engine capacity': 'इंजन क्षमता',
  'seat height': 'सीट की ऊँचाई',
  'top speed': 'टॉप स्पीड',
};
const measureIn = (name: string) => measures[name] ?? name;

// Choices and queries
export const unusable = 'इसका उपयोग नहीं हो सकता। जाँचकर फिर कोशिश कीजिए।';
export const oneOf = (words: readonly string[]) => `इनमें से एक दीजिए: ${words.join(', ')}।`;
export const someOf = (words: readonly string[]) => `इनमें से एक या अधिक दीजिए, बीच में कॉमा लगाकर: ${words.join(', ')}।`;
export const tooManyChoices = (max: number) => `अधिकतम ${max} विकल्प दीजिए।`;
export const trueOrFalse = 'true या false दीजिए।';
export const wholeNumber = '0 या उससे बड़ी एक पूरी संख्या अंकों में दीजिए।';
export const wholeNumberBetween = (min: number, max: number) => `${min} से ${max} तक की एक पूरी संख्या अंकों में दीजिए।`;
export const matters = (criteria: readonly string[]) =>
  `${criteria.join(', ')} दीजिए, हर एक के बाद हाइफ़न और 1 से 3, बीच में कॉमा लगाकर।`;
export const page = 'पेज का नंबर 1 या उससे ऊपर, अंकों में दीजिए।';
export const limit = 'संख्या 1 या उससे ऊपर, अंकों में दीजिए; अधिकतम 100 भेजे जाते हैं।';
export const oneSearch = 'खोजने के लिए एक ही वाक्य दीजिए।';
export const savedSearchMissing = 'खोज के फ़िल्टर वैसे ही दें जैसे उसके पते में हैं।';
export const savedSearchEmpty = 'पहले कोई फ़िल्टर चुनिए या कुछ खोजिए।';
export const savedSearchWrong = 'यह पुरानी बाइक की खोज नहीं है। फ़िल्टर फिर से चुनिए।';
export const slug = 'छोटे अक्षरों, अंकों और हाइफ़न का slug दीजिए, या id।';
export const oneSlug = 'एक slug या id दीजिए।';
export const longer = (max: number) => `अधिकतम ${max} अक्षर दीजिए।`;
export const rangeReversed = (measure: string) => `${measureIn(measure)}: न्यूनतम मान अधिकतम से ऊपर न रखिए।`;
export const lowestAbove = (name: string) => `${measureIn(name)}: न्यूनतम मान अधिकतम से ऊपर न रखिए।`;
export const nearMissing = 'वह शहर भी दें जहाँ से दूरी गिननी है (near)।';
export const reviewsOfOne = 'एक बाइक की id या slug दें, क्योंकि रिव्यू एक ही बाइक के होते हैं।';
export const variantsOfOne = 'एक बाइक की id या slug दें, क्योंकि वेरिएंट एक ही बाइक के होते हैं।';

// Names or ids in bodies
export const bike = 'बाइक की id या slug लिखिए।';
export const brand = 'ब्रांड की id या नाम लिखिए।';
export const city = 'शहर की id या नाम लिखिए।';
export const cityName = 'शहर का नाम लिखिए।';
export const variant = 'वेरिएंट का नाम लिखिए।';

// Any text
export const controls = 'न दिखने वाले कंट्रोल अक्षर हटाइए।';
export const tooLong = (max: number) => `अधिकतम ${max} अक्षर लिखिए।`;
export const tooShort = (min: number) => `कम से कम ${min} अक्षर लिखिए।`;
export const submissionKey = '8 से 64 अक्षरों, अंकों और हाइफ़न की key दीजिए।';
export const keyAsText = 'key को टेक्स्ट में दीजिए।';
export const phone = '10 अंकों का फ़ोन नंबर लिखिए।';

// Accounts
export const emailMissing = 'ईमेल पता लिखिए।';
export const emailInvalid = 'सही ईमेल पता लिखिए।';
export const usernameMissing = 'यूज़रनेम लिखिए।';
export const usernameShort = (min: number) => `कम से कम ${min} अक्षर रखिए।`;
export const usernamePattern = 'अक्षर, अंक, डॉट, हाइफ़न और अंडरस्कोर का ही उपयोग कीजिए।';
export const usernameIsAddress = 'यह वेब पते जैसा दिखता है। डॉट की जगह हाइफ़न या अंडरस्कोर लगाएँ।';
export const firstNameMissing = 'अपना नाम लिखिए।';
export const lastNameMissing = 'अपना उपनाम लिखिए।';
export const nameIsAddress = 'यह वेब या ईमेल पते जैसा दिखता है। सिर्फ़ अपना नाम लिखिए।';
export const newPasswordMissing = 'पासवर्ड लिखिए।';
export const newPasswordShort = (min: number) => `पासवर्ड कम से कम ${min} अक्षरों का रखिए।`;
export const newPasswordLong = (max: number) => `पासवर्ड अधिकतम ${max} अक्षरों का रखिए।`;
export const newPasswordCommon = 'यह पासवर्ड बहुत आम है। दूसरा चुनिए।';
export const newPasswordIsName = 'अपने नाम को पासवर्ड न बनाइए।';
export const signInNameMissing = 'अपना यूज़रनेम या ईमेल लिखिए।';
export const signInNameLong = 'यह यूज़रनेम या ईमेल बहुत लंबा है।';
export const passwordMissing = 'अपना पासवर्ड लिखिए।';
export const passwordLong = 'यह पासवर्ड बहुत लंबा है।';
export const codeMissing = 'कोड लिखिए।';
export const codeLong = 'यह कोड बहुत लंबा है।';
export const ticketInvalid = 'पहले अपने पासवर्ड से लॉग इन कीजिए।';
export const tokenMissing = 'ईमेल के लिंक का टोकन दीजिए।';
export const tokenCut = 'यह लिंक अधूरा है। ईमेल में दिया लिंक फिर से खोलिए।';
export const mailToken = 'लिंक का टोकन दीजिए।';
export const favouritesAsText = 'बाइक के slug टेक्स्ट में दीजिए।';
export const favouriteUnknown = 'यह किसी बाइक का slug नहीं है।';
export const favouritesAsList = 'slug की सूची दीजिए।';
export const favouritesTooMany = (max: number) => `अधिकतम ${max} slug दीजिए।`;

// Messages, reviews and reports
export const nameMissing = 'अपना नाम लिखिए।';
export const cityMissing = 'अपना शहर लिखिए।';
export const contactMissing = 'अपना संदेश लिखिए।';
export const notAgreed = 'संदेश भेजने के लिए नियम और शर्तें मानें।';
export const chatFieldsMissing = 'कृपया सभी ज़रूरी जगहें भरिए';
export const chatPhone = 'कृपया 10 अंकों का सही फ़ोन नंबर लिखिए';
export const messageMissing = 'संदेश लिखिए।';
export const messageOrOffer = 'संदेश लिखिए या कीमत का ऑफ़र दीजिए।';
export const offer = ({ min, max }: Range) => `${formatPrice(min)} से ${formatPrice(max)} तक का ऑफ़र पूरे रुपयों में दीजिए।`;
export const messageNumber = 'संदेश का नंबर दीजिए।';
export const reportedMissing = 'चुनें कि किसकी शिकायत करनी है।';
export const reviewMissing = 'बाइक के बारे में कुछ लिखिए।';
export const reasonMissing = 'कारण लिखिए।';
export const noteMissing = 'और जानकारी लिखिए, या इसे ख़ाली छोड़ दीजिए।';
export const ratingMissing = '1 से 5 तक स्टार चुनिए।';
export const titleMissing = 'शीर्षक लिखिए, या ख़ाली छोड़ दीजिए।';
export const figureMissing = 'वह आँकड़ा चुनें जो ग़लत है।';
export const figureValueMissing = 'सही आँकड़ा लिखिए।';
export const seenAtMissing = 'आपने इसे कहाँ देखा, यह लिखें, या ख़ाली छोड़ दें।';
export const caseMissing = 'एक मामला चुनिए।';
export const markAsText = 'निशान टेक्स्ट में दीजिए।';
export const mark = 'मामले का निशान दीजिए।';
export const fraudOfListing = 'सिर्फ़ नामंज़ूर विज्ञापन को ही धोखाधड़ी बताया जा सकता है।';

// Used bikes
export const modelMissing = 'मॉडल लिखिए।';
export const versionMissing = 'वर्शन लिखिए, या ख़ाली छोड़ दीजिए।';
export const year = 'बनने का साल चार अंकों में लिखिए।';
export const kmRange = (max: number) => `0 से ${formatNumber(max)} तक किलोमीटर लिखिए।`;
export const km = '0 या उससे ज़्यादा किलोमीटर लिखिए।';
export const registrationMissing = 'लिखें कि रजिस्ट्रेशन कहाँ का है।';
export const priceRange = ({ min, max }: Range) =>
  `${formatPrice(min)} से ${formatPrice(max)} तक की कीमत पूरे रुपयों में लिखिए।`;
export const price = '₹0 से ऊपर की कीमत पूरे रुपयों में लिखिए।';
export const day = 'तारीख़ 2027-03-31 की तरह लिखिए।';
export const lenderMissing = 'लोन देने वाले बैंक या कंपनी का नाम लिखिए।';
export const loanRemarksMissing = 'लोन के बारे में नोट लिखिए, या ख़ाली छोड़ दीजिए।';
export const descriptionMissing = 'बाइक के बारे में लिखिए।';
export const revision = 'विज्ञापन का वह revision दें जो आपने देखा था।';
export const photoFile = 'फ़ोटो को फ़ाइल के रूप में भेजिए।';
export const photoListing = 'अपने किसी विज्ञापन की id दें।';
export const photoPlace = 'फ़ोटो की जगह 0 से गिनकर दीजिए।';
export const photoPlaceUpTo = (max: number) => `फ़ोटो की जगह 0 से गिनकर दीजिए, अधिकतम ${max}।`;

export type Checked = Translation<typeof Hindi, typeof English>;
