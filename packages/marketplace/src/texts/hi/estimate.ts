import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/estimate.ts';
import type * as Hindi from './estimate.ts';

export const title = 'अनुमानित दाम';
export const ofBike = (name: string, year: string) => `${name}, ${year}`;
export const loading = 'दाम का अनुमान लग रहा है';
export const worth = (low: string, high: string) => `दाम करीब ${low} से ${high}`;
export const roughly = (low: string, high: string) => `मोटा अनुमान: ${low} से ${high}`;

export const confidence = (percent: number) =>
  `${percent}% भरोसा: ऐसे 100 विज्ञापनों में से ${percent} का दाम इसके 1.3 गुने के भीतर है।`;
export const span = (low: string, high: string) => `ऐसी 10 में से 8 बाइकों के दाम ${low} से ${high} के बीच माँगे जाते हैं।`;
export const notAnOffer = 'मॉडल, साल और किलोमीटर से एक अनुमान, कोई प्रस्ताव नहीं; अपना दाम आप चरण 3 में रखते हैं।';

export const roughGuide = 'मोटा अनुमान, ऐसी बाइकें कम हैं: 10 में से 8 के दाम इस दायरे में माँगे जाते हैं।';
export const better = {
  model: 'सूची से मॉडल चुनने पर यह बेहतर होगा: तब उसका नया दाम गिना जाएगा।',
  owner: 'कौन-सा मालिक बेच रहा है, यह बताने पर यह और पास आएगा; ऐसी और बाइकें आने तक मोटा ही रहेगा।',
  city: 'चरण 2 में शहर चुनने पर यह और पास आएगा; ऐसी और बाइकें आने तक मोटा ही रहेगा।',
  rows: 'ऐसी बाइकों के और विज्ञापन आने पर यह बेहतर होगा; आपके कुछ भरने से नहीं।',
};

export const yourPrice = 'आपका दाम';
export const label = (words: string) => `इस दाम पर आपके विज्ञापन में लिखा होगा: “${words}”।`;

export const none = 'इस बाइक का दाम हम नहीं बता सकते। विज्ञापन आप फिर भी दे सकते हैं।';
export const failed = 'अनुमान नहीं आ सका। इसके बिना भी आगे बढ़ सकते हैं।';
export const tryAgain = 'फिर कोशिश कीजिए';

export type Checked = Translation<typeof Hindi, typeof English>;
