import { formatNumber, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/sell-wizard.ts';
import type * as Hindi from './sell-wizard.ts';

export const form = 'अपनी बाइक बेचिए';
export const steps = ['गाड़ी का विवरण', 'फ़ोटो और जगह', 'संपर्क और आख़िरी बातें'];
export const stepTitle = (step: number, name: string) => `3 में से चरण ${step}: ${name}`;
export const next = ['आगे: फ़ोटो और जगह', 'आगे: संपर्क और दाम', ''];
export const back = 'पीछे';
export const goOn = 'आगे बढ़िए';
export const list = 'बाइक का विज्ञापन दीजिए';
export const listing = 'विज्ञापन जा रहा है...';
export const sendingPhotos = (sent: number, all: number) => `फ़ोटो जा रही हैं: ${all} में से ${sent}`;
export const signInNext = 'इसके बाद लॉग इन होगा; लिखा हुआ कुछ नहीं खोएगा।';
export const stillNeeded = 'ब्रांड, मॉडल, साल और किलोमीटर अभी चाहिए।';

export const stored = 'आपका मसौदा इस ब्राउज़र में रखा है।';
export const wordsStored = 'आपका मसौदा इस ब्राउज़र में रखा है, पर फ़ोटो के बिना: उनके लिए जगह नहीं है।';
export const notStored = 'यह ब्राउज़र मसौदा नहीं रखता। फ़ॉर्म फिर भी चलता है: विज्ञापन लगने तक इसी पेज पर रहिए।';
export const startOver = 'नए सिरे से';
export const startOverTitle = 'नए सिरे से शुरू करें?';
export const whatIsDeleted = 'लिखा हुआ सब कुछ और फ़ोटो इस ब्राउज़र से हट जाएँगे। अभी कुछ भेजा नहीं गया है।';
export const deleteDraft = 'मसौदा हटाइए';
export const keepDraft = 'रहने दीजिए';
export const offline = 'आप ऑफ़लाइन हैं। भरते रहिए: फिर ऑनलाइन होकर बटन दबाने पर विज्ञापन लगेगा।';
export const slow = 'इंटरनेट धीमा है। अभी जा रहा है: कृपया रुकिए।';

export const takenOver = 'आपने दूसरे टैब में आगे लिखा: अब यह ऐसा है।';
export const finishedElsewhere = 'यह मसौदा दूसरे टैब में भेजा या हटाया गया। यहाँ नया शुरू होता है।';
export const changedElsewhere = 'आपका मसौदा दूसरे टैब में भी बदला गया। दोनों में से कौन-सा रखना है?';
export const sentElsewhere = 'आपका मसौदा दूसरे टैब में भेजा या हटाया गया, और उसके बाद यहाँ कुछ लिखा गया।';
export const takeOther = 'दूसरा दिखाइए';
export const keepOwn = 'यहाँ वाला रखिए';

export const authenticationFailed = 'पहचान नहीं हो सकी। कृपया अपना साइन-इन जाँचिए।';
export const signInAgain = 'फिर लॉग इन कीजिए';
export const signInOtherTab = 'दूसरे टैब में लॉग इन कीजिए';
export const signInFirst =
  'आपने लॉग इन नहीं किया है, और यह ब्राउज़र मसौदा नहीं रखता। दूसरे टैब में लॉग इन कीजिए, फिर यहाँ बटन दोबारा दबाइए।';
export const failed = (message: string) => `विज्ञापन नहीं लग सका। ${message}`;
export const notCreated = 'विज्ञापन नहीं बन सका';
export const seeFields = 'जिन ख़ानों पर निशान है उन्हें देखिए।';
export const nothingLost = 'लिखा हुआ कुछ नहीं खोया। फिर दबाइए: कितनी भी बार भेजिए, विज्ञापन एक ही रहेगा।';

export const yourBike = 'आपकी बाइक';
export const drawing = (name: string) => `${name} का चित्र`;
export const toScale = 'पैमाने पर बना चित्र, इस मॉडल के उस रंग में जो आपके रंग से सबसे ज़्यादा मिलता है।';
export const notDrawn = 'ब्रांड और मॉडल चुनिए, तब वह यहाँ पैमाने पर बनी खड़ी होगी।';
export const forEstimate = 'ब्रांड, मॉडल, साल और किलोमीटर भरिए, तब यहाँ उसका अनुमानित दाम दिखेगा।';
export const unknownModel = 'इस मॉडल का चित्र हमारे पास नहीं है। आपकी फ़ोटो इसे दिखाएँगी।';
export const km = (distance: number) => `${formatNumber(distance)} किमी`;

export const photosThatSell = 'बिकवाने वाली फ़ोटो';
export const photoTips = [
  'दिन की रोशनी में खड़ी हुई पूरी बाइक',
  'किलोमीटर, चाबी घुमाकर',
  'टायर इतने पास से कि खाँचे दिखें',
  'हर खरोंच: इससे एक चक्कर बचता है',
];
export const plates = 'नंबर प्लेट न दिखानी हो तो उसे ढक दीजिए।';
export const whatNext = 'आगे क्या होगा';
export const nextSteps = [
  'विज्ञापन रखा जाता है, फिर हर फ़ोटो भेजी जाती है।',
  'वह तुरंत साइट पर आता है, ‘जाँच बाकी’ के निशान के साथ।',
];

export type Checked = Translation<typeof Hindi, typeof English>;
