import type { MissKind } from '@dopahiya/domain/bikes';
import type { ChoiceCriterion, ChoiceKind, ChoiceUse, SaleStatus } from '@dopahiya/domain/requests';
import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/choose.ts';
import type * as Hindi from './choose.ts';

type ByCriterion<Text> = Readonly<Record<ChoiceCriterion, Text>>;

export const criteria: ByCriterion<string> = {
  price: 'कीमत',
  energy: 'चलाने का खर्च',
  mileage: 'माइलेज',
  range: 'रेंज',
  weight: 'वज़न',
  power: 'पावर',
  seat: 'सीट की ऊँचाई',
};

export const units = {
  mileage: 'किमी/लीटर',
  range: 'किमी',
  weight: 'किलो',
  power: 'bhp',
  seat: 'मिमी',
  height: 'सेमी',
  speed: 'किमी/घंटा',
};

export const better: ByCriterion<(difference: string) => string> = {
  price: (difference) => `${difference} कम`,
  energy: (difference) => `100 किमी पर ${difference} कम`,
  mileage: (difference) => `${difference} ज़्यादा`,
  range: (difference) => `${difference} ज़्यादा रेंज`,
  weight: (difference) => `${difference} हल्की`,
  power: (difference) => `${difference} ज़्यादा`,
  seat: (difference) => `सीट ${difference} नीची`,
};

export const same: ByCriterion<string> = {
  price: 'कीमत बराबर',
  energy: 'चलाने का खर्च बराबर',
  mileage: 'माइलेज बराबर',
  range: 'रेंज बराबर',
  weight: 'वज़न बराबर',
  power: 'पावर बराबर',
  seat: 'सीट की ऊँचाई बराबर',
};

export const best: ByCriterion<string> = {
  price: 'सबसे कम कीमत',
  energy: 'चलाने में सबसे सस्ती',
  mileage: 'सबसे अच्छा माइलेज',
  range: 'सबसे लंबी रेंज',
  weight: 'सबसे हल्की',
  power: 'सबसे ज़्यादा पावर',
  seat: 'सबसे नीची सीट',
};

export const percentBetter: ByCriterion<(percent: string) => string> = {
  price: (percent) => `${percent} सस्ती`,
  energy: (percent) => `चलाने में ${percent} सस्ती`,
  mileage: (percent) => `माइलेज ${percent} ज़्यादा`,
  range: (percent) => `रेंज ${percent} ज़्यादा`,
  weight: (percent) => `${percent} हल्की`,
  power: (percent) => `पावर ${percent} ज़्यादा`,
  seat: (percent) => `सीट ${percent} नीची`,
};

export const movedUp = (why: string, passed: string) => `ऊपर आई: ${passed} से ${why}`;

export const all = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} और ${words.at(-1)}`;

export const beats = (name: string, differences: readonly string[]) => `${name} इससे बेहतर है: ${differences.join(', ')}।`;
export const nothingBeats = (names: string) => `${names}, इन सब में मिलाकर बिक रही कोई बाइक इससे बेहतर नहीं है।`;
export const nothingKnownBeats = (names: string) =>
  `${names}, इन सब में मिलाकर ऐसी कोई बाइक इससे बेहतर नहीं है जिसके आँकड़े हमें पता हैं।`;
export const ownFactsUnknown = (names: string, name: string) =>
  `हम नहीं बता सकते कि इससे बेहतर क्या है: ${name} के ये आँकड़े हमें पता नहीं: ${names}।`;
export const nothingAlike = 'मिलाने के लिए इस जैसी कोई दूसरी बाइक बिक नहीं रही है।';
export const compared = (count: string, number: number, city: string, month: string | null) =>
  `इस जैसी ${count} ${number === 1 ? 'बाइक' : 'बाइकों'} से मिलाया। ${city} की ऑन-रोड कीमतें${month === null ? '' : `, ${month}`}।`;
export const notCompared = (name: string, unknown: string) => `${name}: नहीं मिलाया, क्योंकि हमें पता नहीं: ${unknown}।`;
export const factOf = (criterion: string, name: string) => `${name}: ${criterion}`;

export const noteUnbeaten = 'बिक रही कोई बाइक इससे बेहतर नहीं।';
export const noteUnknown = (names: string) => `नहीं मिलाया: हमें पता नहीं: ${names}।`;
export const noteOpen = (names: string, count: string, number: number) =>
  `जिनसे मिला सके, उनमें कोई इससे बेहतर नहीं। इस जैसी ${count} ${number === 1 ? 'बाइक' : 'बाइकों'} के ये आँकड़े हमें पता नहीं: ${names}।`;

export const beatsOther = (winner: string, loser: string, differences: readonly string[]) =>
  `${winner}, ${loser} से बेहतर है: ${differences.join(', ')}।`;
export const neitherBeats = (one: string, other: string) => `${one} और ${other} में कोई दूसरी से हर बात में बेहतर नहीं है।`;
export const mayBeat = (one: string, other: string) => `हम नहीं बता सकते कि ${one} और ${other} में कौन-सी बेहतर है।`;
export const betterIn = (name: string, differences: readonly string[]) => `${name}: ${differences.join(', ')}।`;
export const bothSame = (differences: readonly string[]) => `दोनों में: ${differences.join(', ')}।`;
export const factNotCompared = (criterion: string, names: string) =>
  `नहीं मिलाया: ${criterion}। हमें इनका पता नहीं: ${names}।`;

export const uses: Readonly<Record<ChoiceUse, string>> = {
  commute: 'रोज़ के सफ़र',
  family: 'परिवार',
  highway: 'हाईवे',
  first: 'पहली बाइक',
  delivery: 'डिलीवरी के काम',
};

const notOnSale: Readonly<Record<SaleStatus, string>> = {
  on_sale: 'यह बिक रही है',
  upcoming: 'यह अभी बिक्री में नहीं आई है',
  discontinued: 'यह अब नहीं बिकती',
};

interface MissWords {
  value: string;
  limit: string;
  over: string;
  status: SaleStatus;
  isElectric: boolean;
  kind: ChoiceKind | undefined;
  use: string;
  city: string;
  height: string;
}

export const misses: Readonly<Record<MissKind, (words: MissWords) => string>> = {
  status: ({ status }) => notOnSale[status],
  kind: ({ kind }) => (kind === 'scooter' ? 'यह स्कूटर नहीं है' : 'यह मोटरसाइकिल नहीं है'),
  fuel: ({ isElectric }) => (isElectric ? 'यह इलेक्ट्रिक है' : 'यह पेट्रोल से चलती है'),
  use: ({ use }) => `इसकी बनावट ${use} के लिए ठीक नहीं`,
  budget: ({ over, city }) => `${city} में आपके बजट से ${over} ज़्यादा`,
  monthly: ({ value, over }) => `इसकी किस्त ${value} महीना है, आपकी सीमा से ${over} ज़्यादा`,
  seat: ({ value, over, height }) => `इसकी सीट ${value} ऊँची है, ${height} के लिए ठीक ऊँचाई से ${over} ज़्यादा`,
  'power-low': ({ value, limit, use }) => `इसकी पावर ${value} है, ${use} के लिए ${limit} चाहिए`,
  'power-high': ({ value, over, use }) => `इसकी पावर ${value} है, ${use} के लिए ${over} ज़्यादा`,
  weight: ({ value, over, use }) => `इसका वज़न ${value} है, ${use} के लिए ${over} ज़्यादा`,
  abs: ({ use }) => `इसमें ABS नहीं है, जो ${use} के लिए चाहिए`,
  speed: ({ value, limit, use }) => `इसकी टॉप स्पीड ${value} है, ${use} के लिए ${limit} चाहिए`,
  range: ({ value, over }) => `यह एक चार्ज में ${value} चलती है, आपके दिन से ${over} कम`,
  pillion: () => 'इसमें पीछे बैठने की सीट नहीं है',
  socket: () => 'इसकी बैटरी चार्ज करने के लिए घर के अंदर नहीं ला सकते',
};

export const facts: Readonly<Record<MissKind, string>> = {
  status: 'यह बिक रही है या नहीं',
  kind: 'इसकी बनावट',
  fuel: 'इसका ईंधन',
  use: 'इसकी बनावट',
  budget: 'इसकी ऑन-रोड कीमत',
  monthly: 'इसकी ऑन-रोड कीमत',
  seat: 'इसकी सीट की ऊँचाई',
  'power-low': 'इसकी पावर',
  'power-high': 'इसकी पावर',
  weight: 'इसका वज़न',
  abs: 'इसमें ABS है या नहीं',
  speed: 'इसकी टॉप स्पीड',
  range: 'असल इस्तेमाल में इसकी रेंज',
  pillion: 'पीछे बैठने की सीट है या नहीं',
  socket: 'बैटरी निकाली जा सकती है या नहीं',
};
export const own: ByCriterion<string> = {
  price: 'इसकी ऑन-रोड कीमत',
  energy: 'इसे चलाने का खर्च',
  mileage: 'असल इस्तेमाल में इसका माइलेज',
  range: 'असल इस्तेमाल में इसकी रेंज',
  weight: 'इसका वज़न',
  power: 'इसकी पावर',
  seat: 'इसकी सीट की ऊँचाई',
};
export const unknown = (names: string) => `हमें पता नहीं: ${names}`;

export const notHere = (name: string, reasons: readonly string[]) => `${name} यहाँ नहीं है: ${reasons.join('; ')}।`;
export const isHere = (name: string) => `${name} इस सूची में है।`;
export const beatenBy = (name: string, differences: readonly string[]) =>
  `${name} इससे बेहतर है (${differences.join(', ')})`;

export const missed: Readonly<Record<MissKind, (count: string, number: number) => string>> = {
  status: (count) => `${count} बिक नहीं रहीं`,
  kind: (count) => `${count} किसी और तरह की हैं`,
  fuel: (count) => `${count} का ईंधन कोई और है`,
  use: (count) => `${count} की बनावट इस काम के लिए ठीक नहीं`,
  budget: (count) => `${count} की कीमत आपके बजट से ज़्यादा है`,
  monthly: (count) => `${count} की किस्त ज़्यादा है`,
  seat: (count) => `${count} की सीट आपके लिए ऊँची है`,
  'power-low': (count) => `${count} में इस काम के लिए पावर कम है`,
  'power-high': (count) => `${count} में इस काम के लिए पावर ज़्यादा है`,
  weight: (count) => `${count} इस काम के लिए भारी हैं`,
  abs: (count) => `${count} में ABS नहीं है`,
  speed: (count) => `${count} इस काम के लिए धीमी हैं`,
  range: (count) => `${count} एक चार्ज में आपका दिन पूरा नहीं करतीं`,
  pillion: (count) => `${count} में पीछे बैठने की सीट नहीं है`,
  socket: (count) => `${count} आपके यहाँ बिना सॉकेट चार्ज नहीं होंगी`,
};

export type Checked = Translation<typeof Hindi, typeof English>;
