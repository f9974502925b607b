import { plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/own-listings.ts';
import type * as Hindi from './own-listings.ts';

export const listings = 'मेरे विज्ञापन';
export const intro = 'हर विज्ञापन में दूसरे क्या देखते हैं, और आप उसके साथ क्या कर सकते हैं।';
export const listBike = 'अपनी बाइक बेचिए';
export const none = 'अभी कोई विज्ञापन नहीं';
export const noneMeans = 'जो बाइक आप बेचेंगे, वह यहाँ अपनी हालत, देखे जाने की गिनती और फ़ोटो के साथ दिखेगी।';
export const failed = 'आपके विज्ञापन नहीं खुले।';
export const tryLater = 'थोड़ी देर में फिर कोशिश कीजिए।';
export const loadMore = 'और विज्ञापन';
export const demoData = 'localStorage का डेटा दिखाया जा रहा है - सर्वर से संपर्क नहीं हुआ';
export const placeholderData = 'सर्वर पर कोई बाइक नहीं मिली - इस ब्राउज़र का डेटा दिखाया जा रहा है';
export const lastSeen = 'आपके विज्ञापन, जैसे इस ब्राउज़र ने आख़िरी बार देखे';

export const ofYear = (name: string, year: number) => `${name}, ${year}`;
export const kilometres = (count: string) => `${count} किमी`;
export const listedOn = (day: string) => `${day} को डाला गया`;
export const asking = 'माँगा गया दाम';
export const views = (count: number) => plural(count, { one: `${count} बार देखा गया`, other: `${count} बार देखा गया` });
export const photoCount = (count: number) => plural(count, { one: `${count} फ़ोटो`, other: `${count} फ़ोटो` });

export const states = {
  pending: 'जाँच बाकी',
  active: 'जाँचा हुआ',
  held: 'रोका गया',
  sold: 'बिक गई',
  expired: 'समय पूरा',
  withdrawn: 'वापस लिया',
  rejected: 'नामंज़ूर',
};
export const noReason = 'कोई कारण नहीं बताया गया';
const until = (end: string | null) => (end === null ? '' : ` ${end} तक बिक्री में।`);
export const pendingMeans = (end: string | null) =>
  `दूसरे इसे ‘जाँच बाकी’ निशान के साथ देखते हैं, जब तक यहाँ कोई इसे देख न ले।${until(end)}`;
export const activeMeans = (end: string | null) => `दूसरे इसे ‘जाँची हुई’ निशान के साथ देखते हैं।${until(end)}`;
export const heldBecause = (reason: string) => `जब तक हम देख रहे हैं, इसे और कोई नहीं देखता: ${reason}`;
export const rejectedBecause = (reason: string) => `इसे और कोई नहीं देखता: ${reason} जो ग़लत है उसे बदलिए, हम फिर देखेंगे।`;
export const withdrawnMeans = 'आपने इसे बिक्री से हटाया: इसे और कोई नहीं देखता।';
export const expiredOn = (day: string | null) =>
  day === null ? 'इसके 60 दिन पूरे हुए: इसे और कोई नहीं देखता।' : `इसके 60 दिन ${day} को पूरे हुए: इसे और कोई नहीं देखता।`;
export const soldOn = (day: string | null, price: string | null) =>
  `${day === null ? '' : `${day} को `}${price === null ? '' : `${price} में `}बिकी। यह अब किसी सूची में नहीं है।`;

export const confirmBy = (day: string) => `${day} तक अपना ईमेल पक्का कीजिए, नहीं तो हम यह विज्ञापन मिटा देंगे।`;
export const seenOnceConfirmed = 'ईमेल पते की पुष्टि होने पर ही दूसरों को यह दिखेगा। लिंक हमारे भेजे ईमेल में है।';
export const sendLink = 'लिंक फिर से भेजिए';
export const linkSent = 'हमने लिंक फिर से भेजा है। पुष्टि के लिए उसे खोलिए।';
export const linkNotSent = 'लिंक नहीं भेजा जा सका। थोड़ी देर में फिर कोशिश कीजिए।';

export const of = (action: string, title: string) => `${action}: ${title}`;
export const edit = 'बदलिए';
export const photos = 'फ़ोटो';
export const changePrice = 'दाम बदलिए';
export const markSold = 'बिक गई';
export const renew = '60 दिन और रखिए';
export const notSold = 'वापस लीजिए: यह नहीं बिकी';
export const sellAgain = 'फिर बिक्री में डालिए';
export const renewed = 'यह आज से 60 दिन बिक्री में है।';
export const withdraw = 'वापस लीजिए';
export const remove = 'मिटाइए';

export const cancel = 'रहने दीजिए';
export const keep = 'रहने दीजिए';
export const done = 'हो गया';
export const priceQuestions = {
  price: {
    title: 'दाम बदलिए',
    label: 'नया दाम',
    means: 'पूरे रुपयों में। पहले का दाम विज्ञापन के इतिहास में दिखता रहता है।',
    confirm: 'दाम बदलिए',
    failed: 'दाम नहीं बदला।',
  },
  sell: {
    title: 'बिक गई',
    label: 'कितने में बिकी (ज़रूरी नहीं)',
    means: 'यह दाम केवल आप देखते हैं। एक दिन तक इसे वापस ले सकते हैं, उसके बाद विज्ञापन बदला नहीं जा सकता।',
    confirm: 'बिक गई',
    failed: 'बिकने का निशान नहीं लगा।',
  },
};
export const withdrawal = {
  means: 'इसे और कोई नहीं देखेगा। आप इसे कभी भी फिर बिक्री में डाल सकते हैं।',
  confirm: 'वापस लीजिए',
  confirming: 'वापस लिया जा रहा है...',
  failed: 'वापस नहीं लिया गया।',
};
export const removal = {
  means: 'विज्ञापन अपनी फ़ोटो, गिनती और दामों के साथ हमेशा के लिए जाएगा।',
  confirm: 'मिटाइए',
  confirming: 'मिटाया जा रहा है...',
  failed: 'नहीं मिटा।',
};
export const changedMeanwhile =
  'यह विज्ञापन इस बीच दूसरे टैब में या हमने बदला। जो अब है वह दिखाया गया है: उसे देखिए और फिर कोशिश कीजिए।';
export const notChanged = 'सर्वर ने नहीं लिया। थोड़ी देर में फिर कोशिश कीजिए।';

export const unsent = (count: number) => plural(count, { one: 'एक फ़ोटो नहीं पहुँची।', other: `${count} फ़ोटो नहीं पहुँचीं।` });
export const sendAgain = 'फिर भेजिए';
export const photoNumber = (number: number) => `फ़ोटो ${number}`;
export const photoNotChanged = 'फ़ोटो नहीं बदलीं। थोड़ी देर में फिर कोशिश कीजिए।';

export type Checked = Translation<typeof Hindi, typeof English>;
