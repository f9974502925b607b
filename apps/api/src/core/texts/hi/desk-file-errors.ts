import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/desk-file-errors.ts';
import type * as Hindi from './desk-file-errors.ts';

export const tooLarge = 'PDF 10 MB से बड़ी है। सिर्फ़ स्पेसिफ़िकेशन वाले पेज भेजें।';
export const noPdf = 'यह फ़ाइल PDF नहीं है। कोई PDF चुनें या टेक्स्ट पेस्ट करें।';
export const noText = 'इस PDF में टेक्स्ट नहीं, सिर्फ़ तस्वीरें हैं। आँकड़े टाइप करें, या कंपनी की साइट से टेक्स्ट पेस्ट करें।';
export const tooManyPages = 'PDF में 50 से ज़्यादा पेज हैं। सिर्फ़ स्पेसिफ़िकेशन वाले पेज भेजें।';
export const tooMuchText = 'PDF में बहुत ज़्यादा टेक्स्ट है। सिर्फ़ स्पेसिफ़िकेशन वाले पेज भेजें।';
export const locked = 'PDF पर पासवर्ड लगा है। इसे बिना पासवर्ड सेव करके फिर भेजें।';
export const damaged = 'PDF ख़राब है और पढ़ी नहीं जा सकी। इसे फिर से सेव करें, या टेक्स्ट पेस्ट करें।';
export const tooHeavy = 'PDF पढ़ने में बहुत समय या मेमोरी लगती है। सिर्फ़ स्पेसिफ़िकेशन वाले पेज भेजें।';
export const busy = 'अभी दूसरी फ़ाइलें पढ़ी जा रही हैं। एक मिनट बाद फिर कोशिश करें।';

export type Checked = Translation<typeof Hindi, typeof English>;
