import { contactKeptMonths } from '@dopahiya/domain/content';
import { formatNumber, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/contact-page.ts';
import type * as Hindi from './contact-page.ts';

export const headTitle = 'संपर्क कीजिए: कीमत या इस साइट के बारे में सवाल | दोपहिया';
export const headDescription =
  'किसी कीमत, लिस्टिंग या इस साइट के बारे में दोपहिया को लिखें, देखें कि हम कब काम करते हैं, और लिखने से पहले तीन जवाब पढ़ें।';

export const home = 'होम';
export const title = 'संपर्क कीजिए';
export const intro = 'किसी कीमत, लिस्टिंग या इस साइट के बारे में सवाल। इसे एक इंसान पढ़ता है।';

export const form = 'हमें लिखिए';
export const name = 'नाम';
export const email = 'ईमेल';
export const phone = 'फ़ोन';
export const phoneHint = '10 अंक';
export const city = 'शहर';
export const message = 'संदेश';
export const whatWeKeep = `${contactKeptMonths} महीने रखा जाता है, आपको जवाब देने के लिए और किसी काम के लिए नहीं।`;
export const agreement = <Node>({ link }: { link: (words: string) => Node }) => [
  'मैं ',
  link('नियम और शर्तें'),
  ' मानता/मानती हूँ',
];
export const send = 'संदेश भेजिए';
export const sending = 'भेजा जा रहा है...';

export const nameMissing = 'अपना नाम लिखिए।';
export const emailInvalid = 'इस तरह लिखिए: name@example.in';
export const phoneInvalid = '10 अंकों का सही फ़ोन नंबर लिखिए';
export const cityMissing = 'अपना शहर लिखिए।';
export const messageMissing = 'अपना संदेश लिखिए।';
export const tooLong = (max: number, count: number) =>
  `ज़्यादा से ज़्यादा ${formatNumber(max)} अक्षर आ सकते हैं, इसमें ${formatNumber(count)} हैं। इसे छोटा कीजिए या हिस्सों में भेजिए।`;
export const notAgreed = 'नियम और शर्तें मानना ज़रूरी है।';

export const notSent = 'अभी नहीं भेजा गया। जिन जगहों पर निशान है, उनके नीचे लिखा देखिए।';
export const sent = 'आपका संदेश भेज दिया गया!';
export const notMailed =
  'यह सँभालकर रखा गया है। इसकी ख़बर किसी को मेल से नहीं जाती, क्योंकि इस साइट में अभी उसके लिए कोई पता नहीं है: मालिक के देखने तक यह रुका रहेगा।';
export const failed = 'फ़ॉर्म नहीं भेजा जा सका।';
export const networkError = 'नेटवर्क में गड़बड़ी है। थोड़ी देर बाद फिर कोशिश कीजिए।';

export const hoursTitle = 'काम का समय';
export const hoursNote = 'भारतीय समय';
export const weekdays = 'सोम से शुक्र';
export const saturday = 'शनि';
export const sunday = 'रवि';
export const closed = 'बंद';
export const fromTo = (opens: string, closes: string) => `${opens} से ${closes}`;
export const openUntil = (closes: string) => `अभी खुला है, ${closes} तक`;
export const opensToday = (opens: string) => `अभी बंद है, आज ${opens} बजे खुलेगा`;
export const opensTomorrow = (opens: string) => `अभी बंद है, कल ${opens} बजे खुलेगा`;
export const opensOnMonday = (opens: string) => `अभी बंद है, सोमवार को ${opens} बजे खुलेगा`;

export const waysTitle = 'और रास्ते';
export const mail = 'मेल';
export const faqs = 'सवाल-जवाब';
export const faqsWhat = 'जो बहुत लोग पूछते हैं, उसका जवाब तुरंत';
export const showrooms = 'शोरूम';
export const showroomsWhat = 'टेस्ट राइड के लिए पास के डीलर से पूछिए';
export const wrongFigure = 'कोई आँकड़ा ग़लत है';
export const wrongFigureWhat = 'बाइक के आँकड़ों के नीचे बताइए';

export const beforeTitle = 'लिखने से पहले';
export const dealerAsksMore = {
  question: 'डीलर यहाँ दिखी ऑन-रोड कीमत से ज़्यादा क्यों माँगता है?',
  answer: 'अक्सर हैंडलिंग चार्ज की वजह से, या ऐसे बीमे से जिसमें और चीज़ें जुड़ी हों। कोटेशन की जाँच हर लाइन को नियम के सामने रखती है।',
  label: 'कोटेशन जाँचिए',
};
export const binding = {
  question: 'क्या ऑन-रोड कीमत पक्की है?',
  answer:
    'नहीं। यह प्रकाशित नियमों और एक तय महीने की एक्स-शोरूम कीमत से निकला अनुमान है। पक्की वही कोटेशन है जिस पर डीलर दस्तख़त करे।',
  label: 'ऑन-रोड कीमत निकालें',
};
export const deletion = {
  question: 'मेरा संदेश कैसे मिटेगा?',
  answer: `हर संदेश ${contactKeptMonths} महीने बाद मिटा दिया जाता है। जो आपने लॉग इन रहते हुए भेजा, या अपने खाते के पक्के किए हुए ईमेल पते से, वह खाते के साथ मिट जाता है। पहले मिटवाना हो तो उसी ईमेल पते से हमें लिखिए।`,
  label: 'निजता नीति पढ़िए',
};

export type Checked = Translation<typeof Hindi, typeof English>;
