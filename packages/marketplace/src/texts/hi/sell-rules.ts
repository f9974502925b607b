import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/sell-rules.ts';
import type * as Hindi from './sell-rules.ts';

export const brandMissing = 'ब्रांड चुनिए।';
export const modelMissing = 'मॉडल लिखिए, जैसा बाइक पर है।';
export const yearMissing = 'वह साल चुनिए जिसमें यह बनी।';
export const kmMissing = 'किलोमीटर चुनिए या लिखिए।';
export const kmTooMany = 'इतने किलोमीटर मीटर भी नहीं दिखाता। कृपया जाँचिए।';
export const ownerMissing = 'बताइए कि आप कौन-से मालिक हैं।';
export const cityMissing = 'वह शहर चुनिए जहाँ बाइक देखी जा सकती है।';
export const registrationMissing = 'लिखिए कि रजिस्ट्रेशन कहाँ का है, जैसा आरसी में है।';
export const conditionMissing = 'बताइए कि हालत कैसी है।';
export const priceMissing = 'वह दाम लिखिए जो आप चाहते हैं।';
export const priceFarOff = {
  low: (price: string, low: string, high: string) =>
    `${price} ऐसी बाइकों के दाम (${low} से ${high}) से बहुत कम है। ठीक कीजिए या नीचे हाँ कीजिए; दूसरों को दिखने से पहले हम इसे देखेंगे।`,
  high: (price: string, low: string, high: string) =>
    `${price} ऐसी बाइकों के दाम (${low} से ${high}) से बहुत ज़्यादा है। ठीक कीजिए या नीचे हाँ कीजिए।`,
};
export const officeUnknown = (code: string) => `${code} कोड का कोई दफ़्तर नहीं है। प्लेट वाला कोड लिखिए, जैसे MH12।`;
export const descriptionMissing = 'बाइक के बारे में लिखिए: क्या बदला गया, और क्या बदलना है।';
export const contactMissing = 'कृपया 10 अंकों का सही फ़ोन नंबर लिखिए';
export const tooShort = (fewest: number, length: number) => `कृपया कम से कम ${fewest} अक्षर लिखिए: इसमें ${length} हैं।`;

export type Checked = Translation<typeof Hindi, typeof English>;
