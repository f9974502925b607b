import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/used-bike-costs.ts';
import type * as Hindi from './used-bike-costs.ts';

export const title = 'आपके नाम होने तक का खर्च';
export const withinState = (state: string, city: string) =>
  `रजिस्ट्रेशन ${state} में, ख़रीदार ${city} में: रोड टैक्स दोबारा नहीं।`;
export const toOtherState = (state: string, city: string) =>
  `रजिस्ट्रेशन ${state} में, ख़रीदार ${city} में: दूसरा राज्य, इसलिए NOC और रोड टैक्स दोबारा।`;
export const whereUnknown =
  'बाइक का रजिस्ट्रेशन कहाँ का है, या आप कहाँ रहते हैं, यह हमें पता नहीं। दूसरे राज्य से हो तो NOC चाहिए और रोड टैक्स दोबारा लगता है: दोनों इस हिसाब में नहीं हैं।';
export const askingPrice = 'माँगा गया दाम';
export const toTheSeller = 'जो आप बेचने वाले को देते हैं';
export const span = (from: string, to: string) => `${from} से ${to}`;
export const notKnown = 'पता नहीं';
export const lines = {
  transfer: {
    label: 'आरसी में नाम बदलवाना',
    note: 'रजिस्ट्रेशन शुल्क का आधा (नियम 81); फ़ॉर्म 29 और 30, 30 दिन के भीतर',
  },
  'smart-card': { label: 'स्मार्ट कार्ड', note: 'कुछ राज्य सेवा शुल्क और डाक खर्च जोड़ते हैं' },
  noc: {
    label: 'NOC और नया नंबर',
    note: 'पुराने दफ़्तर में फ़ॉर्म 28, नए में फ़ॉर्म 27; इन शुल्कों की कोई सूची हमें नहीं मिली',
  },
  'road-tax': {
    label: 'रोड टैक्स दोबारा',
    note: 'पहला अनुमान: नए मॉडल का टैक्स, पंद्रह में से बचे सालों के लिए। फ़ैसला नया दफ़्तर करता है',
  },
  insurance: { label: 'बीमा', note: 'बेचने वाले ने नहीं बताया कि बीमा है या नहीं' },
  'insurance-transfer': {
    label: 'पॉलिसी आपके नाम',
    note: '14 दिन के भीतर: तब तक अपने नुकसान का बीमा नहीं रहता। जहाँ तक हमें पता है, GST के साथ',
  },
  'new-policy': {
    label: 'नया बीमा, एक साल',
    note: 'इस श्रेणी और उम्र की दर के आसपास; प्रस्ताव लगभग एक तिहाई ऊपर या नीचे हो सकते हैं',
  },
  puc: { label: 'प्रदूषण प्रमाणपत्र', note: 'नाम बदलवाने के लिए चाहिए, अगर कोई चालू नहीं है' },
  loan: { label: 'लोन हटवाना', note: 'फ़ॉर्म 35, बैंक के पत्र के साथ; राज्य के अनुसार' },
};
export const sum = 'आपके नाम होने तक, कुल';
export const sumWithoutPrice = 'दाम के अलावा';
export const without = (names: string) => `जो पता नहीं, उसके बिना: ${names}`;
export const estimate = (day: string) => `${day} के नियमों से लगाया अनुमान। फ़ॉर्म आप ख़ुद जमा कर सकते हैं; एजेंट जो माँगे, वह अलग है।`;

export const history = 'इस बाइक का दाम';
export const unchanged = 'सूची में आने के बाद से नहीं बदला।';
export const down = (amount: string) => `सूची में आने के बाद से ${amount} घटा।`;
export const up = (amount: string) => `सूची में आने के बाद से ${amount} बढ़ा।`;
export const since = (day: string) => `${day} से`;

export const sameNew = 'यही बाइक नई';
export const sameNewWhy = 'जैसा मॉडल आज बिकता है, वैसा ही नाप से बना चित्र; हो सकता है यह बाइक बनने के बाद वह बदला हो।';
export const drawnUsed = (name: string) => `${name} इस बाइक के रंग में, नाप के अनुसार`;
export const drawnNew = (name: string) => `नई ${name}, नाप के अनुसार`;
export const thisOne = (name: string) => `${name}, यह वाली`;
export const asked = 'बेचने वाला माँगता है';
export const newOne = (name: string) => `नई ${name}`;
export const notRidden = 'अभी चली नहीं';
export const onRoad = (city: string) => `ऑन-रोड, ${city}: अनुमान`;
export const dearer = (amount: string) => `इस बाइक के माँगे गए दाम से ${amount} ज़्यादा`;
export const cheaper = (amount: string) => `इस बाइक के माँगे गए दाम से ${amount} कम`;
export const asDear = 'इस बाइक के माँगे गए दाम जितना';

export const similar = 'मिलती-जुलती पुरानी बाइकें';
export const similarHow = 'पहले यही मॉडल, फिर लगभग इसी दाम की, 250 किमी के भीतर; सबसे पास की पहले।';
export const allUsedBikes = 'सभी पुरानी बाइकें';
export const noneSimilar = 'इस समय आसपास कोई मिलती-जुलती बाइक नहीं बिक रही।';
export const similarLoading = 'मिलती-जुलती बाइकें आ रही हैं';
export const similarFailed = 'जानकारी नहीं आ सकी';

export type Checked = Translation<typeof Hindi, typeof English>;
