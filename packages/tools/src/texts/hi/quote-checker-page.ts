import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/quote-checker-page.ts';
import type * as Hindi from './quote-checker-page.ts';

/** Words of the quotation check. */
export const headTitle = 'डीलर का कोटेशन जाँचिए, एक-एक मद | Dopahiya';
export const headDescription =
  'दोपहिया का कोटेशन चिपकाइए और देखिए कौन-से शुल्क ठीक हैं, ज़्यादा हैं या ज़रूरी नहीं। कुछ भी अपलोड नहीं होता।';
export const home = 'होम';
export const current = 'कोटेशन की जाँच';
export const title = 'डीलर का कोटेशन जाँचिए';
export const intro = 'डीलर का संदेश चिपकाइए, या मदें भरिए। हर मद सरकारी शुल्क से मिलाई जाती है।';
export const formLabel = 'कोटेशन';
export const dateOfQuotation = 'कोटेशन की तारीख़';
export const message = 'डीलर का संदेश';
export const messageHint = 'संदेश, ईमेल या PDF का लेख; हिन्दी, अंग्रेज़ी या दोनों में।';
export const messagePlaceholder =
  'Ex Showroom 92529/-\nRTO 7902/-\nInsu 1+5 ZD 9344/-\nHandling 1850/-\nTotal on road 111625/-';
export const stays = 'आपका लिखा इसी फ़ोन या कंप्यूटर पर रहता है। हम आपका नंबर नहीं माँगते।';
export const isSent = (max: string) => `JavaScript बंद हो तो हमारा सर्वर ${max} अक्षर तक पढ़ता है और उन्हें नहीं रखता।`;
export const ways = 'कोटेशन कैसे भरें';
export const lineByLine = 'एक-एक मद';
export const pasteText = 'लेख चिपकाइए';
export const whichBike = 'कोटेशन किस बाइक का है?';
export const bikeFound = (bike: string) => `टेक्स्ट में ${bike} लिखा है। ग़लत हो तो दूसरी बाइक चुनिए।`;
export const check = 'जाँचिए';
export const clearAll = 'सब हटाइए';
export const wasLimited = (max: string) => `रकम ${max} तक हो सकती है, इसलिए एक बड़ी रकम घटाई गई।`;
export const wasCut = (max: string) => `लेख ${max} अक्षरों से लंबा है। सिर्फ़ शुरू का हिस्सा पढ़ा गया।`;
export const wasStopped = (max: string) =>
  `लेख पढ़ने में बहुत समय लग रहा है। सिर्फ़ पहले ${max} अक्षर पढ़े गए। केवल रकम वाली पंक्तियाँ चिपकाइए।`;
export const tookTooLong = 'लेख पढ़ने में बहुत समय लग रहा है। केवल रकम वाली पंक्तियाँ चिपकाइए।';

export const linesTitle = 'एक-एक मद';
export const nothingYet = 'डीलर का संदेश चिपकाइए, या मदें भरिए।';
export const reading = 'कोटेशन पढ़ा जा रहा है…';
export const readerFailed = 'कोटेशन नहीं पढ़ा जा सका।';
export const readerFailedHint = 'इंटरनेट जाँचकर फिर कोशिश कीजिए। आपका लिखा यहीं है।';
export const nothingRead = 'लेख में कोई रकम नहीं मिली। फिर चिपकाइए, या मदें भरिए।';

export type Checked = Translation<typeof Hindi, typeof English>;
