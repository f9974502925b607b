import type { PriceEvent, PricePoint } from '@dopahiya/domain/prices';
import type { SourceKind } from '@dopahiya/domain/bikes';
import { formatNumber, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/price-history.ts';
import type * as Hindi from './price-history.ts';

export const title = 'पहले की कीमतें';
export const failed = 'पहले की कीमतें नहीं आ सकीं।';

export const basis = (name: string | null) =>
  name === null ? 'एक्स-शोरूम कीमतें दिल्ली की हैं।' : `ये ${name} वेरिएंट की कीमतें हैं। एक्स-शोरूम कीमतें दिल्ली की हैं।`;
export const onlyMonth = (month: string, price: string) =>
  `${month} में दिल्ली में इसकी एक्स-शोरूम कीमत ${price} थी। हमें किसी और महीने की कीमत नहीं पता।`;
export const today = (city: string, price: string, day: string) => `${day} को ${city} में ऑन-रोड कीमत: ${price}।`;
export const knownOnly = 'यहाँ सिर्फ़ वे महीने हैं जिनकी कीमत हमें पता है। ख़ाली जगह के महीनों की कीमत हमें नहीं पता।';

export const goodTime = 'क्या यह ख़रीदने का अच्छा समय है?';
export const rose = (amount: string, from: string, to: string) => `${to} में एक्स-शोरूम कीमत ${from} से ${amount} ज़्यादा थी।`;
export const fell = (amount: string, from: string, to: string) => `${to} में एक्स-शोरूम कीमत ${from} से ${amount} कम थी।`;
export const neverChanged = 'जिन महीनों की कीमत हमें पता है, उन सब में कीमत एक ही थी।';
export const changeUnknown = 'हमें नहीं पता कि कीमत पिछली बार कब बदली।';
export const willRise = (day: string, amount: string, city: string) =>
  `${day} को एक नियम बदलेगा: ${city} में ऑन-रोड कीमत ${amount} बढ़ जाएगी।`;
export const willFall = (day: string, amount: string, city: string) =>
  `${day} को एक नियम बदलेगा: ${city} में ऑन-रोड कीमत ${amount} घट जाएगी।`;
export const willStay = (day: string, city: string) => `${day} को एक नियम बदलेगा, पर ${city} में ऑन-रोड कीमत वही रहेगी।`;
export const willBeUnknown = (day: string, city: string) =>
  `${day} को ${city} का एक नियम ख़त्म हो जाएगा। उसके बाद क्या होगा, हमें नहीं पता।`;
export const noKnownChange = 'हमें इस बाइक के लिए आगे किसी नियम का बदलाव नहीं पता।';
export const ruleUnknown = 'हमें नहीं पता कि अगला नियम कब बदलेगा।';

export const event = ({ kind, before, after, scheme }: PriceEvent) => {
  if (kind === 'gst') return `GST ${before}% से ${after}% हुआ`;
  if (after === 0) return `${scheme ?? 'सब्सिडी'} ख़त्म हुई: तब तक योग्य मॉडलों पर ₹${formatNumber(before)} प्रति kWh मिलते थे`;
  return `योग्य मॉडलों पर ${scheme ?? 'सब्सिडी'} ₹${formatNumber(before)} से ₹${formatNumber(after)} प्रति kWh हुई`;
};
export const eventOn = (day: string, what: string, source: string) => `${day}: ${what} (${source})।`;
export const events = 'कीमतें किससे बदलीं';

export const axis = (rupees: number) => `₹${formatNumber(rupees / 1000)} हज़ार`;
export const inFigures = 'यही आँकड़ों में';
export const month = 'महीना';
export const exShowroom = 'एक्स-शोरूम, दिल्ली';
export const onRoad = (city: string) => `ऑन-रोड, ${city}`;
export const unknownOnRoad: Record<NonNullable<PricePoint['on_road_unknown']>, string> = {
  no_rules: 'पता नहीं: इसके लिए ज़रूरी कोई नियम या आँकड़ा हमें नहीं पता',
  rules_changed: 'पता नहीं: उस महीने एक नियम बदला',
  subsidy: 'पता नहीं: इस कीमत में सब्सिडी शामिल हो सकती है',
  no_city: 'पता नहीं: कोई शहर नहीं चुना गया',
};
export const source = 'स्रोत';
const kinds: Record<SourceKind, string> = {
  maker: 'कंपनी',
  dealer: 'डीलर',
  press: 'समाचार',
  portal: 'बाइक की वेबसाइटें',
  knowledge: 'आम जानकारी, जाँची नहीं',
};
export const sourceOf = ({ kind, year }: NonNullable<PricePoint['source']>) =>
  year === null ? kinds[kind] : `${kinds[kind]} (${year})`;
export const noSource = 'नहीं बताया गया';

export type Checked = Translation<typeof Hindi, typeof English>;
