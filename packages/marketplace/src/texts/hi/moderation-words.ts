import { plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/moderation-words.ts';
import type * as Hindi from './moderation-words.ts';

export const subjects = {
  listing: 'विज्ञापन',
  conversation: 'बातचीत',
  review: 'रिव्यू',
  photo: 'फ़ोटो',
  figure: 'बाइक का आँकड़ा',
  report: 'एक व्यक्ति की शिकायतें, शिकायत',
};
export const numbered = (kind: string, id: number) => `${kind} ${id}`;

export const states = {
  held: 'रोका गया: और किसी को नहीं दिखता',
  shown: 'सबको दिखता है',
  waiting: 'अभी और किसी को नहीं दिखता',
};
export const statesOfConversation = {
  held: 'फ़ैसले तक दोनों के लिए बंद',
  shown: 'दोनों लिख सकते हैं',
  waiting: 'दोनों लिख सकते हैं',
};
export const statesOfFigure = {
  held: 'अभी कुछ नहीं बदला',
  shown: 'जैसा था वैसा दिखता है',
  waiting: 'जैसा था वैसा दिखता है',
};

export const why = 'यहाँ क्यों है';
export const holds = {
  words: 'इसमें वे बातें हैं जो ठग कहते हैं: फ़ौज, कूरियर, कोड, या मिलने से पहले पैसे।',
  many: 'खाता नया है और कई बाइकें पहले ही बेच रहा है।',
  price: 'दाम ऐसी बाइकों से बहुत कम है।',
  photo: 'एक फ़ोटो किसी और खाते के विज्ञापन की फ़ोटो जैसी है।',
  reports: 'तीन लोगों ने इसकी शिकायत की है।',
  account: 'इस बेचने वाले का एक और विज्ञापन ठगी के रूप में हटाया गया।',
  fraud_photo: 'एक फ़ोटो उस विज्ञापन में थी जो ठगी के रूप में हटाया गया।',
  fraud_number: 'फ़ोन नंबर उस विज्ञापन में था जो ठगी के रूप में हटाया गया।',
  decision: 'किसी ने इसे देखकर रोका है।',
};
export const isNew = 'यह नया है, और अभी किसी ने नहीं देखा।';
export const otherHold = 'यह किसी और वजह से रोका गया।';
export const stateSince = (state: string, when: string) => `${state}। ${when} से इंतज़ार में।`;
export const again = 'इसका एक फ़ैसला वापस लिया गया।';
export const figureIsWrong = 'कोई कहता है कि यह आँकड़ा ग़लत है।';
export const reportCount = (count: number, counting: number) => {
  const reports = plural(count, { one: `${count} शिकायत`, other: `${count} शिकायतें` });
  if (counting === 0) return `${reports}। रोकने के लिए कोई नहीं गिनी जाती।`;
  return `${reports}। रोकने के लिए ${plural(counting, { one: `${counting} गिनी जाती है`, other: `${counting} गिनी जाती हैं` })}।`;
};
export const counts = 'रोकने के लिए गिनी जाती है';
export const countsNot = 'रोकने के लिए नहीं गिनी जाती';
export const isUrgent = 'काफ़ी शिकायतें गिनी जाती हैं, पर इसे पहले देखा जा चुका है: पहले इसका फ़ैसला कीजिए।';
export const reportedBy = ({ name, reports, wrong }: { name: string; reports: number; wrong: number }, since: string) =>
  `${name} ने भेजी, ${since} से सदस्य: ${plural(reports, { one: `${reports} शिकायत`, other: `${reports} शिकायतें` })}, ${wrong} ग़लत निकलीं।`;
export const reporterLeft = 'भेजने वाले ने अपना खाता मिटा दिया है।';

export const bike = 'बाइक';
export const facts = {
  price: 'माँगा गया दाम',
  estimate: 'अनुमान',
  newPrice: 'नई का दाम',
  year: 'साल',
  km: 'किलोमीटर',
  owner: 'मालिक',
  condition: 'हालत',
  registration: 'रजिस्ट्रेशन',
  city: 'शहर',
};
export const estimate = (value: string, low: string, high: string) => `${value} (${low} से ${high})`;
export const noEstimate = 'कोई अनुमान नहीं';
export const unknown = 'पता नहीं';
export const km = (count: string) => `${count} किमी`;
export const owners = { '1st': 'पहला', '2nd': 'दूसरा', '3rd+': 'तीसरा या आगे' };
export const conditions = { excellent: 'बहुत अच्छी', good: 'अच्छी', fair: 'ठीक', needs_work: 'काम माँगती है' };

export const people = 'यह किसका है';
export const roles = { seller: 'बेचने वाला', buyer: 'ख़रीदार', author: 'लिखने वाला' };
export const memberSince = (day: string) => `${day} से सदस्य।`;
export const confirmed = 'ईमेल पते की पुष्टि हो चुकी है।';
export const notConfirmed = 'ईमेल पते की पुष्टि नहीं हुई है।';
export const historyOf = ({ listed, on_sale, sold }: { listed: number; on_sale: number; sold: number }) =>
  `${plural(listed, { one: `${listed} बाइक`, other: `${listed} बाइकें` })} डालीं: अभी ${on_sale} बिकाऊ, ${sold} बिकीं।`;
export const refusedOf = ({ refused, frauds }: { refused: number; frauds: number }) =>
  `पहले नामंज़ूर: ${refused}, इनमें ठगी: ${frauds}।`;

export const offers = 'पेशकशें, नई पहले';
export const offerBy = {
  buyer: (name: string) => `${name} की`,
  seller: (name: string) => `बेचने वाले की, ${name} को`,
};
export const former = 'पूर्व सदस्य';

export const related = 'दूसरे मामले';
export const relatedAs = (kind: string, relation: string) => `${kind}, ${relation}।`;
export const relations = { listing: 'इसी विज्ञापन का', person: 'इसी व्यक्ति का' };
export const waitsToo = 'फ़ैसले के इंतज़ार में।';
export const decidedAs = { allow: 'मंज़ूर।', refuse: 'नामंज़ूर।' };

export const isFraud = 'यह ठगी है';
export const isFraudMeans =
  'बेचने वाले के दूसरे विज्ञापन भी छिपते हैं, उनका अगला विज्ञापन रुकता है, और वही फ़ोटो या फ़ोन नंबर वाले दूसरे विज्ञापन भी।';

export const otherGround = 'इसमें कुछ ग़लत है';

export const words = 'इसमें क्या लिखा है';
export const sides = {
  buyer: 'ख़रीदार',
  seller: 'बेचने वाला',
  author: 'लिखने वाला',
  catalogue: 'अभी दिखता है',
  visitor: 'होना चाहिए',
  source: 'कहाँ देखा',
};
export const noWords = 'पढ़ने को कुछ नहीं लिखा।';

export const photos = 'फ़ोटो';
export const photo = (index: number, count: number) => `फ़ोटो ${index}, कुल ${count}`;
export const enlarge = (photo_: string) => `${photo_}, बड़ी`;

export const earlier = 'पहले के फ़ैसले';
export const open = 'नए टैब में खोलिए';
export const openWhat = (what: string) => `${open}: ${what}`;

export const means = {
  allow: {
    listing: 'यह सबको दिखेगा, और इसकी शिकायतें निपट जाएँगी।',
    conversation: 'दोनों की बात चलेगी, और इसकी शिकायतें निपट जाएँगी।',
    review: 'यह सबको दिखेगा, और इसकी शिकायतें निपट जाएँगी।',
    photo: 'यह विज्ञापन में रहेगी, और इसकी शिकायतें निपट जाएँगी।',
    figure: 'शिकायत निपट जाएगी; आँकड़ा कैटलॉग में ठीक कीजिए।',
  },
  refuse: {
    listing: 'यह किसी को नहीं दिखेगा। बेचने वाले और उन्हें लिखने वालों को वजह बताई जाएगी, और ख़रीदारों से पैसे न देने को कहा जाएगा।',
    conversation: 'यह दोनों के लिए बंद होगी, और उन्हें मेल से वजह बताई जाएगी।',
    review: 'यह किसी को नहीं दिखेगा, और लिखने वाले को मेल से वजह बताई जाएगी।',
    photo: 'यह विज्ञापन से हटेगी, और बेचने वाले को मेल से वजह बताई जाएगी।',
    figure: 'शिकायत निपट जाएगी, और कुछ नहीं बदलेगा।',
  },
};

const nothingWrong = { label: 'कुछ ग़लत नहीं', text: 'इसे देखा: इसमें कुछ ग़लत नहीं।' };
const notSo = { label: 'शिकायत ग़लत', text: 'जो शिकायत हुई, वैसा नहीं है।' };
const fraud = { label: 'ठगी', text: 'इसमें जानी-पहचानी ठगी के निशान हैं: मिलने से पहले पैसे या कोड माँगे जाते हैं।' };
const rude = { label: 'बदतमीज़ी', text: 'इसमें किसी का अपमान या किसी को धमकी है।' };
const advertising = { label: 'प्रचार', text: 'यह प्रचार है।' };

const photosOfAnother = { label: 'किसी और की फ़ोटो', text: 'फ़ोटो किसी और विज्ञापन से ली गई हैं।' };

/** Reasons that say fraud: with one of them the decision does too. */
export const fraudReasons = [fraud.text, photosOfAnother.text];

export const reasons = {
  allow: {
    listing: [
      nothingWrong,
      notSo,
      { label: 'दाम की वजह लिखी है', text: 'दाम कम है, और विवरण में उसकी वजह लिखी है।' },
      { label: 'फ़ोटो अपनी हैं', text: 'फ़ोटो बेचने वाले की अपनी हैं।' },
    ],
    conversation: [nothingWrong, notSo, { label: 'आपसी मतभेद', text: 'दो लोग सहमत नहीं हैं; कोई नियम नहीं टूटा।' }],
    review: [nothingWrong, notSo, { label: 'राय है', text: 'बात कड़वी है, पर यह बाइक के बारे में राय है।' }],
    photo: [nothingWrong, notSo, { label: 'अपनी फ़ोटो', text: 'फ़ोटो बेचने वाले की अपनी है और यही बाइक दिखाती है।' }],
    figure: [
      { label: 'शिकायत सही', text: 'निर्माता का अपना पर्चा वही कहता है जो बताया गया।' },
      { label: 'ठीक किया', text: 'आँकड़ा ठीक कर दिया गया है।' },
    ],
  },
  refuse: {
    listing: [
      fraud,
      photosOfAnother,
      { label: 'बातें झूठी', text: 'बाइक के बारे में जो लिखा है, वह सच नहीं।' },
      { label: 'दोबारा डाला', text: 'यही बाइक पहले से बिकाऊ है।' },
      advertising,
    ],
    conversation: [fraud, rude, advertising],
    review: [
      { label: 'इस बाइक का नहीं', text: 'यह इस बाइक के बारे में नहीं है।' },
      rude,
      advertising,
      { label: 'किसी का नाम', text: 'इसमें किसी निजी व्यक्ति का नाम, नंबर या पता है।' },
    ],
    photo: [
      { label: 'कहीं और की', text: 'फ़ोटो कहीं और से ली गई है।' },
      { label: 'दूसरी बाइक', text: 'फ़ोटो दूसरी बाइक की है।' },
      { label: 'कोई व्यक्ति', text: 'फ़ोटो में किसी का चेहरा, नंबर या काग़ज़ दिखता है।' },
    ],
    figure: [
      { label: 'हमारा सही', text: 'निर्माता का अपना पर्चा वही कहता है जो दिखता है।' },
      { label: 'कोई स्रोत नहीं', text: 'जो बताया गया, उसे कोई स्रोत नहीं कहता।' },
    ],
  },
};

export type Checked = Translation<typeof Hindi, typeof English>;
