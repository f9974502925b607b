import { alone } from '../plain-words/alone.ts';
import { heightsIn } from '../plain-words/read-rider-heights.ts';

/** The numbers of a message by what they count; money in rupees. */
export interface SaidNumbers {
  height?: number;
  rate?: number;
  months?: number;
  monthly?: number;
  down?: number;
  kmPerDay?: number;
  minKmpl?: number;
  minRange?: number;
  ccMin?: number;
  ccMax?: number;
  year?: number;
  yearBound?: 'min';
  km?: number;
  owner?: number;
  /** A sum of money without a bound, or the only bound. */
  money?: number;
  moneyMin?: number;
  moneyMax?: number;
  /** Numbers of which nothing says what they count. */
  bare: number[];
}

const number = String.raw`(\d+(?:\.\d+)?)`;
const lakh = 'lakhs?|lacs?|l|लाख';
const thousand = 'k|thousands?|ha[zj]aa?rs?|हजार';
const rupees = String.raw`rs\.?|inr|rupees?|rupaye|rupay|rupe|रुपये|रुपए|रूपये|रु\.?|/-`;
const money = String.raw`(?:(?:₹|rs\.?|inr|रु\.?)\s*)?${number}\s*(${lakh}|${thousand})?(?![\p{L}\p{M}\p{N}.])(?:\s*(?:${lakh})?\s*(?:${rupees})(?![\p{L}\p{M}]))?`;
const edge = String.raw`(?<![\p{L}\p{M}\p{N}.])`;
const end = String.raw`(?![\p{L}\p{M}\p{N}])`;
const kilometre = 'kms?|kilomet(?:re|er)s?|किमी|किलोमीटर|कि\\.मी\\.?';
const more = 'above|over|more than|at ?least|min(?:imum)?|from|upar|zyada|jyada|kam se kam|greater than|starting';
const moreBehind = 'se (?:upar|zyada|jyada|jada)|or more|and above|\\+|plus|से (?:ऊपर|ज्यादा|अधिक)|ke upar|के ऊपर';
const month = 'months?|mo|mahin[ae]|mahino|mnths?|महीने|महीना|माह|महीनों';
const year = 'years?|yrs?|saal|sal|साल|वर्ष|सालों';
const aMonth = `(?:(?:a|per|every|each|/)\\s*(?:month|mo)|monthly|mahin[ae]|har mahine|हर महीने|महीने(?: के)?|महीना)`;
const aDay = `(?:(?:a|per|each|every|/)\\s*day|daily|every ?day|ro[zj](?:ana|ka|aana)?|din|रोज|रोजाना|प्रतिदिन|हर दिन|दिन)`;

const pattern = (source: string): RegExp => new RegExp(source, 'giu');

type Reader = readonly [RegExp, (match: RegExpExecArray, said: SaidNumbers) => boolean | void];

const toMoney = (amount: string | undefined, unit = ''): number => {
  const times = unit === '' ? 1 : new RegExp(`^(?:${lakh})$`, 'iu').test(unit) ? 100_000 : 1000;
  return Math.round(Number(amount) * times);
};

const readers: readonly Reader[] = [
  [
    pattern(`${edge}${number}\\s*(?:%|percent|per cent|pratishat|प्रतिशत|फीसदी|परसेंट)`),
    (match, said) => void (said.rate = Number(match[1])),
  ],
  [
    pattern(
      `${edge}${number}\\s*(?:to|se|-)?\\s*(?:${kilometre})?\\s*(?:kmpl|kpl|(?:${kilometre})\\s*(?:/|per|a|ek)\\s*(?:l|ltr|lit(?:re|er)))${end}`,
    ),
    (match, said) => void (said.minKmpl = Number(match[1])),
  ],
  [
    pattern(
      `(?:mileage|average|माइलेज|एवरेज)\\s*(?:${more}|of)?\\s*${number}(?!\\d|\\s*(?:${lakh}|${thousand})${end})|${edge}${number}\\s*(?:${moreBehind}|ka|ki|का|की)?\\s*(?:mileage|average|माइलेज|एवरेज)`,
    ),
    (match, said) => {
      const value = Number(match[1] ?? match[2]);
      if (value < 10 || value > 100) return false;
      said.minKmpl = value;
    },
  ],
  [pattern(`${edge}${number}\\s*(?:cc|सीसी)${end}`), () => false],
  [
    pattern(
      `(?:${aDay})\\s*(?:ka|ki|me|mein|में|ke)?\\s*${number}\\s*(?:${kilometre})${end}|${edge}${number}\\s*(?:${kilometre})\\s*(?:${aDay})${end}`,
    ),
    (match, said) => void (said.kmPerDay = Number(match[1] ?? match[2])),
  ],
  [
    pattern(
      `(?:${aMonth})\\s*(?:me|mein|में)?\\s*${number}\\s*(?:${kilometre})${end}|${edge}${number}\\s*(?:${kilometre})\\s*(?:${aMonth})${end}`,
    ),
    (match, said) => void (said.kmPerDay = Math.round(Number(match[1] ?? match[2]) / 30)),
  ],
  [
    pattern(
      `(?:range|रेंज)\\s*(?:of|above|over|at ?least|more than|is)*\\s*${number}(?:\\s*(?:${kilometre}))?${end}|(?:${more})\\s*${number}\\s*(?:${kilometre})\\s*(?:of\\s*)?(?:range|रेंज)|${edge}${number}\\s*(?:${kilometre})?\\s*(?:${moreBehind})?\\s*(?:ki|की|of)?\\s*(?:range|रेंज)`,
    ),
    (match, said) => void (said.minRange = Number(match[1] ?? match[2] ?? match[3])),
  ],
  [
    pattern(`(?:under|below|less than|max(?:imum)?|up ?to)\\s*${number}\\s*(${thousand})?\\s*(?:${kilometre})${end}`),
    (match, said) => void (said.km = toMoney(match[1], match[2])),
  ],
  [
    pattern(
      `${edge}${number}\\s*(${thousand})?\\s*(?:${kilometre})?\\s*(?:chali|chala|chal chuki|driven|done|चली|चला)${end}`,
    ),
    (match, said) => void (said.km = toMoney(match[1], match[2])),
  ],
  [
    pattern(`${edge}${number}\\s*(${lakh}|${thousand})?\\s*(?:${kilometre})${end}`),
    (match, said) => void (said.km = toMoney(match[1], match[2])),
  ],
  [
    pattern(`${edge}${number}\\s*(?:-|to)?\\s*(?:${month})${end}(?!\\s*(?:ke|me|mein|में|के)\\s*\\d)`),
    (match, said) => void (said.months = Number(match[1])),
  ],
  [
    pattern(`${edge}${number}\\s*(?:-|to)?\\s*(?:${year})${end}(?!\\s*(?:puran|old|पुरान))`),
    (match, said) => void (said.months = Math.round(Number(match[1]) * 12)),
  ],
  [
    pattern(`(?:${aMonth})\\s*(?:ke|ka|me|mein|में|के)?\\s*${money}|${edge}${money}\\s*(?:ki|ka|ke)?\\s*${aMonth}${end}`),
    (match, said) => {
      const value = toMoney(match[1] ?? match[3], match[2] ?? match[4]);
      if (value < 300) return false;
      said.monthly = value;
    },
  ],
  [
    pattern(
      `(?:down ?payment|dp|डाउन पेमेंट|डाउन)\\s*(?:of|is|me|mein|में|:)?\\s*${money}|${edge}${money}\\s*(?:as|ka|ki|का|rs|rupees)?\\s*(?:a )?(?:down ?payment|dp|down|डाउन पेमेंट|डाउन)`,
    ),
    (match, said) => void (said.down = toMoney(match[1] ?? match[3], match[2] ?? match[4])),
  ],
  [
    pattern(
      `(?:(not older than|newer than|after|since|from|ke baad|के बाद)\\s*)?${edge}(20(?:0[5-9]|[1-3]\\d))${end}(?!\\s*(?:rs|rupees|${kilometre}))(\\s*(?:ke baad|onwards|or newer|के बाद))?`,
    ),
    (match, said) => {
      if (said.year !== undefined) return false;
      said.year = Number(match[2]);
      if (match[1] ?? match[3]) said.yearBound = 'min';
    },
  ],
  [
    pattern(
      `${edge}(first|1st|single|second|2nd|third|3rd|pehla|pahla|dusra|doosra|teesra|पहला|दूसरा|तीसरा|पहले|दूसरे|one|two)[\\s-]*(?:owner|hand owner|malik|मालिक|ओनर)`,
    ),
    (match, said) => void (said.owner = ownerOf(match[1] ?? '')),
  ],
  [
    pattern(`(?:between\\s*)?${edge}${money}\\s*(?:and|to|se|से|-|aur|और)\\s*${money}`),
    (match, said) => {
      const [one, other] = [toMoney(match[1], match[2] ?? match[4]), toMoney(match[3], match[4])];
      if (other < 5000 || one > other) return false;
      said.moneyMin = one;
      said.moneyMax = other;
    },
  ],
  [
    pattern(
      `(?:(${more})\\s*|(?:under|below|less than|within|up ?to|max(?:imum)?|till|budget(?: is| of| hai)?)\\s*)?${edge}${money}(?:\\s*(${moreBehind})|\\s*(?:${rupees})?\\s*(?:tak|ke (?:andar|under|niche|neeche|bhitar)|se kam|तक|के (?:अंदर|अन्दर|नीचे|भीतर)|से कम)${end})?`,
    ),
    (match, said) => takeMoney(match, said),
  ],
];

function takeMoney(match: RegExpExecArray, said: SaidNumbers): boolean | void {
  const [whole, least, amount, unit, leastBehind] = match;
  const value = toMoney(amount, unit);
  const isMoney = unit !== undefined || /₹|rs|rupee|rupay|रु/u.test(whole);
  if (!isMoney && value < 500) return (said.bare.push(value), true);
  if (!isMoney) said.bare.push(value);
  if (least ?? leastBehind) said.moneyMin ??= value;
  else if (said.money === undefined) said.money = value;
  return true;
}

const owners: readonly (readonly [RegExp, number])[] = [
  [/^(?:first|1st|single|pehla|pahla|पहला|पहले|one)$/u, 1],
  [/^(?:second|2nd|dusra|doosra|दूसरा|दूसरे|two)$/u, 2],
];
const ownerOf = (word: string): number => owners.find(([words]) => words.test(word))?.[1] ?? 3;

const capacity = pattern(
  `(?:(${more})\\s*|(under|below|less than|up ?to)\\s*)?${edge}${number}(?:\\s*(?:-|to|se|से)\\s*${number})?\\s*(?:cc|सीसी)${end}\\s*(${moreBehind}|tak|se kam|तक|से कम)?`,
);

/** The numbers of a message without its names, and the text without them. */
export function readNumbers(text: string): { said: SaidNumbers; left: string } {
  const said: SaidNumbers = { bare: [] };
  let left = text;
  const [height] = heightsIn(left);
  if (height) {
    said.height = height.height;
    left = blank(left, height.start, height.end);
  }
  left = readCapacity(left, said);
  for (const [words, take] of readers) {
    words.lastIndex = 0;
    for (let match = words.exec(left); match; match = words.exec(left)) {
      if (take(match, said) === false) continue;
      left = blank(left, match.index, match.index + match[0].length);
    }
  }
  return { said, left };
}

function readCapacity(text: string, said: SaidNumbers): string {
  capacity.lastIndex = 0;
  const match = capacity.exec(text);
  if (!match) return text;
  const [whole, least, most, one, other, behind = ''] = match;
  const isMost = most !== undefined || /^(?:tak|se kam|तक|से कम)$/u.test(behind);
  if (!isMost) said.ccMin = Number(one);
  if (other !== undefined) said.ccMax = Number(other);
  else if (isMost || !(least ?? (behind || undefined))) said.ccMax = Number(one);
  return blank(text, match.index, match.index + whole.length);
}

/** A text with blanks in the place of a part of it. */
export const blank = (text: string, start: number, finish: number): string =>
  text.slice(0, start) + ' '.repeat(Math.max(0, finish - start)) + text.slice(finish);

/** Whether one of some words stands in a text. */
export const says = (text: string, words: string): boolean => new RegExp(alone(words), 'iu').test(text);
