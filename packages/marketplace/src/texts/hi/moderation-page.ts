import { formatNumber, plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/moderation-page.ts';
import type * as Hindi from './moderation-page.ts';

export const headTitle = 'जाँच | Dopahiya';
export const headDescription = 'Dopahiya पर जिसकी शिकायत हुई या जो रोका गया, फ़ैसला करने वालों के लिए।';

export const notYours = 'यह पेज सिर्फ़ साइट के मॉडरेटर देखते हैं।';
export const home = 'होम पेज पर जाइए';
export const needsCodes = 'पहले लॉग इन पर कोड चालू कीजिए';
export const needsCodesMeans =
  'यहाँ फ़ैसला करने वाला पासवर्ड और कोड से लॉग इन करता है, ताकि चोरी हुआ पासवर्ड अकेले कुछ तय न कर सके। कोड चालू कीजिए, फिर दोबारा लॉग इन कीजिए।';
export const setUpCodes = 'कोड चालू कीजिए';
export const signInAgain = 'कोड के साथ फिर से लॉग इन कीजिए';
export const signInAgainMeans = 'यह लॉग इन आपके ऐप के कोड के बिना हुआ था। फ़ैसले के लिए कोड वाला लॉग इन चाहिए।';
export const failed = 'यह नहीं खुला';
export const tryLater = 'कुछ गड़बड़ हुई। फिर कोशिश कीजिए।';

/** What stands around it, and for who has to sign in first. */
export const page = {
  title: 'जाँच',
  signedOut: 'आगे बढ़ने के लिए लॉग इन कीजिए',
  whatFor: 'यह पेज साइट के मॉडरेटरों के लिए है।',
  signIn: 'लॉग इन',
  needsScript:
    'यह पेज आपके ब्राउज़र में बनता है और इसे JavaScript चाहिए, जो बंद है। जिसकी शिकायत हुई या जो रोका गया, वह फ़ैसले तक इंतज़ार करता है।',
  failed,
  tryLater,
};

export const parts = 'क्या दिखता है';
export const queue = 'बाकी';
export const log = 'फ़ैसले';
export const kinds = 'किस तरह का';
export const all = 'सब तरह के';
export const kindsOf = {
  listing: 'विज्ञापन',
  conversation: 'बातचीत',
  review: 'रिव्यू',
  photo: 'फ़ोटो',
  figure: 'आँकड़े',
};

export const waiting = (count: number) =>
  plural(count, { one: `${formatNumber(count)} मामला बाकी`, other: `${formatNumber(count)} मामले बाकी` });
export const cases = 'मामले, सबसे पुराने पहले';
export const noCases = 'फ़ैसले के लिए कुछ बाकी नहीं';
export const noCasesMeans = 'लोग जिसकी शिकायत करें, जो रोका जाए, और नए रिव्यू यहाँ आते हैं।';
export const noCasesOfKind = 'इस तरह का कुछ बाकी नहीं';
export const allKinds = 'सब तरह के दिखाइए';
export const look = 'फिर देखिए';
export const more = 'और मामले';
export const allDecided = 'जो मामले दिख रहे हैं, सबका फ़ैसला हो गया।';

export const verdicts = { allow: 'मंज़ूर', refuse: 'नामंज़ूर' };
export const reason = 'वजह';
export const reasonRoom = (min: number, max: number) => `ज़रूरी, ${min} से ${max} अक्षर।`;
export const tooShort = (min: number) => `कम से कम ${min} अक्षर की वजह लिखिए।`;
export const tooLong = (max: number, over: number) =>
  `वजह में ज़्यादा से ज़्यादा ${max} अक्षर होते हैं: ${formatNumber(over)} कम कीजिए।`;
export const suggestions = 'आम वजहें';
export const cancel = 'रहने दीजिए';
export const confirm = { allow: 'मंज़ूर कीजिए', refuse: 'नामंज़ूर कीजिए' };
export const deciding = 'फ़ैसला हो रहा है...';
export const notDecided = 'यह फ़ैसला नहीं हुआ';
export const reasonKept = 'आपकी वजह यहीं है। थोड़ी देर में फिर कोशिश कीजिए।';
export const takenElsewhere = 'इस बीच किसी और ने इसका फ़ैसला कर दिया';
export const takenElsewhereMeans = 'उनका फ़ैसला यह है। आपका नहीं लिया गया।';
export const changedElsewhere = 'इस बीच यह मामला बदल गया';
export const announced = {
  allow: (what: string) => `मंज़ूर: ${what}।`,
  refuse: (what: string) => `नामंज़ूर: ${what}।`,
  reversed: (what: string) => `वापस लिया गया: ${what} फिर से मामला है।`,
};

export const outcomes = { allow: 'मंज़ूर', refuse: 'नामंज़ूर' };
export const refusedAsFraud = 'ठगी के रूप में नामंज़ूर';
export const takenBack = 'वापस लिया गया';
export const decidedBy = (who: string, when: string) => `${who}, ${when}`;
export const reversedBy = (who: string, when: string, why: string) => `${who} ने वापस लिया, ${when}: ${why}`;
export const former = 'पूर्व मॉडरेटर';
export const reasonGone = 'वजह उस खाते के साथ मिट गई जिसके बारे में थी।';
export const reverse = 'वापस लीजिए';
export const reverseOf = (what: string) => `वापस लीजिए: ${what}`;
export const reverseMeans = 'सब फ़ैसले से पहले जैसा होगा, और यह फिर से मामला होगा।';
export const reversing = 'वापस लिया जा रहा है...';
export const notReversed = 'यह वापस नहीं लिया गया';
export const decidedSince = 'इसके बाद इसका कोई और फ़ैसला हुआ। अब क्या है, देखिए।';
export const whyReversed = [
  { label: 'फिर देखा', text: 'मैंने फिर देखा: फ़ैसला ग़लत था।' },
  { label: 'बाद में समझाया', text: 'जिसकी बात है, उसने बाद में समझाया।' },
  { label: 'ग़लत बटन', text: 'ग़लत बटन दब गया था।' },
];

export const undo = 'इस व्यक्ति की शिकायतें पलटिए';
export const undoMeans = (holds: number, reports: number) => {
  const settled = `${plural(reports, { one: 'एक खुली शिकायत ग़लत मानी जाएगी', other: `${formatNumber(reports)} खुली शिकायतें ग़लत मानी जाएँगी` })}।`;
  if (holds === 0) return `${settled} इनकी शिकायतों से कुछ नहीं रुका है।`;
  return `${plural(holds, { one: 'इनकी शिकायतों से रुकी एक चीज़ फिर दिखेगी', other: `इनकी शिकायतों से रुकी ${formatNumber(holds)} चीज़ें फिर दिखेंगी` })}। ${settled}`;
};
export const undoConfirm = 'सब पलटिए';
export const undoing = 'पलटा जा रहा है...';
export const notUndone = 'शिकायतें नहीं पलटीं';
export const undone = 'इस व्यक्ति की सब शिकायतें पलट दी गईं।';
export const whyUndone = [
  { label: 'हमला', text: 'ये शिकायतें यहाँ बेचने वालों पर हमला हैं।' },
  { label: 'शिकायतें ग़लत', text: 'मैंने ये शिकायतें देखीं: ये ग़लत हैं।' },
];

export const decisions = 'फ़ैसले, सबसे नए पहले';
export const noDecisions = 'अभी कोई फ़ैसला नहीं हुआ';
export const noDecisionsMeans = 'हर फ़ैसला अपनी वजह के साथ यहाँ रहता है, और वापस लिया जा सकता है।';
export const earlierDecisions = 'पहले के फ़ैसले';
export const toQueue = 'जो बाकी है, उस पर जाइए';

export type Checked = Translation<typeof Hindi, typeof English>;
