import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/quote-check.ts';
import type * as Hindi from './quote-check.ts';

/** Texts of a checked quotation: its lines, the verdict, the letter. */
export const checkAgain = 'फिर जाँचिए';
export const otherLine = 'एक और मद';
export const chooseLine = 'मद चुनिए';
export const amountOfLine = 'रकम';
export const add = 'जोड़िए';

export const onQuotation = 'कोटेशन में';
export const dealerAsks = 'डीलर की रकम';
export const byRules = 'सरकारी या आम रकम';
export const verdict = 'नतीजा';
export const notStated = 'नहीं लिखा';
export const open = 'नहीं जाँचा';
export const between = (from: string, to: string) => `${from} से ${to}`;
export const difference = (amount: string) => `+${amount}`;
export const differenceUpTo = (amount: string) => `+${amount} तक`;
export const askedFor = 'यह मैंने माँगा है';
export const why = 'नियम और स्रोत';
export const source = (name: string) => `स्रोत: ${name}`;
export const since = (day: string) => `${day} से`;
export const confidences = { high: 'पक्का', medium: 'लगभग पक्का', low: 'पक्का नहीं' };
export const verdicts = {
  fair: 'ठीक',
  'too-much': 'बहुत ज़्यादा',
  less: 'कम है: कारण पूछिए',
  'not-allowed': 'मान्य नहीं',
  'not-required': 'ज़रूरी नहीं',
  choice: 'आपकी मर्ज़ी',
  ask: 'पूछिए',
  open: 'अभी नहीं जाँचा',
  missing: 'छूटा हुआ',
};
export const askForList = 'कीमत सूची माँगिए';
export const whatIsThis = (text: string) => `‘${text}’: यह क्या है?`;
export const somethingElse = 'कुछ और';
export const moreUnread = (lines: number) =>
  lines === 1
    ? 'एक और रकम को नाम चाहिए। इनमें से एक को नाम देने पर वह दिखेगी।'
    : `${lines} और रकमों को नाम चाहिए। इन्हें नाम देते ही वे दिखेंगी।`;
export const allNames = (text: string) => `कोई और मद: ‘${text}’ क्या है?`;

export const stoneTitle = 'इस कोटेशन में ज़्यादा ली गई रकम';
export const barLabel = 'जाँच का सार';
export const stoneQuestions = 'डीलर से पूछने के सवाल';
export const stoneFair = 'कोई गड़बड़ी नहीं मिली';
export const stoneOpen = 'कुछ मदें अभी नहीं जाँची गईं';
export const soFar = 'अब तक';
export const upTo = 'ज़्यादा से ज़्यादा';
const inLines = (wrong: number, lines: number) => (lines === 1 ? 'एक मद में' : `${lines} में से ${wrong} मदों में`);
export const sentenceNothing = 'आपने अभी कुछ नहीं भरा है।';
export const sentenceFair = (lines: number) => (lines === 1 ? 'यह मद सही है।' : `सभी ${lines} मदें सही हैं।`);
export const sentenceToMuch = (amount: string, wrong: number, lines: number) =>
  `${amount} किसी नियम से नहीं बनते, ${inLines(wrong, lines)}।`;
export const sentenceSpan = (min: string, max: string, wrong: number, lines: number) =>
  `${min} से ${max} किसी नियम से नहीं बनते, ${inLines(wrong, lines)}।`;
export const sentenceAsk = (questions: number) =>
  questions === 1 ? 'डीलर से एक मद के बारे में पूछिए।' : `डीलर से ${questions} मदों के बारे में पूछिए।`;
export const sumsUp = 'मदों का जोड़ कुल के बराबर है।';
export const sumDiffers = (sum: string, total: string, amount: string) =>
  `मदों का जोड़ ${sum} है, पर कुल ${total} लिखा है। बाकी ${amount} के बारे में पूछिए।`;
export const otherTotals = (totals: string) => `कोटेशन में और कुल भी लिखे हैं: ${totals}।`;
export const withoutExcess = 'सुधारा हुआ कुल';
export const partTooMuch = (lines: number) => `ज़्यादा, ${lines} मद`;
export const partRefused = (lines: number) => `मना कर सकते हैं, ${lines} मद`;
export const askedByNoRule = (wrong: number, lines: number) => `जो किसी नियम से नहीं बनते, ${inLines(wrong, lines)}`;
export const shareCheck = 'जाँच शेयर कीजिए';
export const sharedParts = 'लिंक में बाइक, शहर और रकमें हैं, डीलर के शब्द नहीं।';
export const dealerAsksInAll = 'डीलर का कुल';
export const makeLetter = 'पत्र बनाइए';
export const chooseBike = 'कीमत, टैक्स और बीमा भी जाँचने के लिए बाइक और शहर चुनिए।';
export const priceFailed = 'सरकारी शुल्क नहीं आ सके।';
export const priceOf = (bike: string, city: string, day: string) =>
  `${city} में ${bike} के लिए ${day} के नियमों से जाँचा गया।`;
export const olderQuotation = (day: string, month: string) => `${day} का कोटेशन हमारी ${month} की कीमत सूची से पुराना है।`;
export const newerList = 'डीलर के पास नई कीमत सूची हो सकती है। देखने को माँगिए।';
export const helpline =
  'डीलर न माने तो राष्ट्रीय उपभोक्ता हेल्पलाइन 1915 पर फ़ोन कीजिए या राज्य के परिवहन विभाग से शिकायत कीजिए।';

export const letterTitle = 'शोरूम को पत्र';
export const letterIntro = 'विनम्र और सटीक। प्रिंट कीजिए या फ़ोन पर दिखाइए।';
export const letterLanguage = 'भाषा';
export const englishName = 'English';
export const hindiName = 'हिन्दी';
export const print = 'प्रिंट कीजिए';
export const copyText = 'लेख कॉपी कीजिए';
export const copied = 'पत्र कॉपी हो गया।';
export const notCopied = 'ब्राउज़र ने कॉपी नहीं करने दिया। लेख को चुनकर कॉपी कीजिए।';
export const share = 'WhatsApp पर भेजिए';
export const someBike = 'एक दोपहिया';

export type Checked = Translation<typeof Hindi, typeof English>;
