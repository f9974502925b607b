import { mine } from '../../plain-words/own-height.ts';

/** Plausible rider heights in cm. */
const heights = { min: 130, max: 210 } as const;

const people = 'riders?|people|persons?|girls?|boys?|wom[ae]n|lad(?:y|ies)|m[ae]n|guys?|aadmi|ladk[aei]';
const heightWords = 'height|tall|lamb[aei]|kad|हाइट|लंब[ाीे]|क\u093C?द';
const wordEnd = String.raw`(?![\p{L}\p{M}\p{N}])`;

const before =
  String.raw`(?:(?:for|ke liye)\s+)?(?:(?:an?|the|${mine})\s+)*(?:(?<!(?:seat|saddle)\s)(?:${heightWords}|${people})\s*(?:is|hai|ki|of|with|:|=|,)?\s*)?` +
  String.raw`(?:(?:i am|i'm|main|under|below|about|around|upto|up to)\s+)?`;
const after = String.raw`(?:\s*-?\s*(?:${heightWords}))?(?:\s+(?:hai|है|ka|ki|ke|wal[aie]|वाल[ाीे]))*(?:\s+(?:${people}))?(?:\s+(?:ke liye|के लिए))?(?:\s+(?:${heightWords}))?`;

/** Groups: lower end of a range, cm, metres, feet, inches next to feet, inches alone, a number next to the word for it. */
const riderHeight = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}.,])(${before})(?:(\d{3})\s*(?:cms?)?\s*(?:-|–|to|se)\s*)?` +
    String.raw`(?:(\d{3})\s*(?:cms?|centimet(?:re|er)s?|सेमी)${wordEnd}|([12]\.\d{1,2})\s*(?:m|mtrs?|met(?:re|er)s?|मीटर)${wordEnd}|` +
    String.raw`([4-6](?:\.\d{1,2})?)\s*(?:(?:ft|feet|foot|fit|fut|फुट|फीट)${wordEnd}\.?|['’′])(?:\s*(\d{1,2})(?:\s*(?:["”″]|''|(?:in|inch|inches|इंच)${wordEnd})|(?![\d\p{L}\p{M}.,]|\s*(?:lakh|lac|k${wordEnd}|hazaa?r|cc|kg|km|thousand))))?|` +
    String.raw`(\d{2})\s*(?:inch|inches|["”″])|(1[3-9]\d|20\d)(?=\s+(?:${heightWords})${wordEnd}))(${after})`,
  'giu',
);
const numberBehind = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}.,])(?<!(?:seat|saddle)\s)(?:(?:${mine})\s+)?(?:${heightWords})\s*(?:is|hai|है|of|:|=)?\s*(1[3-9]\d|20\d)(?![\d\p{L},]|\s*(?:cc|kms?|kgs?|mm|k|lakhs?)${wordEnd})(?:\s+(?:hai|है))?`,
  'giu',
);
/** A rider height in cm with its position in the text. */
export interface SaidHeight {
  words: string;
  start: number;
  end: number;
  height: number;
}

/** Finds rider heights: '155 cm rider', '5 feet 2', 'my height is 160'. */
export function heightsIn(text: string): SaidHeight[] {
  const said = [...text.matchAll(riderHeight)].map((match) => saidHeight(match, heightOf(match.slice(1))));
  const behind = [...text.matchAll(numberBehind)].map((match) => saidHeight(match, Number(match[1])));
  return [...said, ...behind].filter(({ height }) => height >= heights.min && height <= heights.max);
}

const saidHeight = (match: RegExpExecArray, height: number): SaidHeight => Object.assign(placeOf(match), { height });

/** Returns the height in cm from the groups; for a range its lower end. */
function heightOf(groups: readonly (string | undefined)[]): number {
  const [, from, centimetres, metres, feet, inchesBeside, inches, bare] = groups;
  if (centimetres ?? bare) return Math.min(Number(from ?? Infinity), Number(centimetres ?? bare));
  if (metres) return Math.round(Number(metres) * 100);
  if (feet) return inCentimetres(...feetAndInches(feet, inchesBeside));
  return inCentimetres(0, Number(inches));
}

/** Parses feet and inches; '5.4 feet' means 5 feet 4 inches. */
function feetAndInches(feet: string, inches: string | undefined): [feet: number, inches: number] {
  const [whole = '', part = '0'] = feet.split('.');
  return Number(part) > 11 ? [Number(feet), 0] : [Number(whole), Number(inches ?? part)];
}

const inCentimetres = (feet: number, inches: number): number => Math.round((feet * 12 + inches) * 2.54);

/** Returns the words of a match without the spaces around them, with their position. */
export function placeOf({ 0: whole, index }: RegExpExecArray) {
  const words = whole.trim();
  const start = index + whole.indexOf(words);
  return { words, start, end: start + words.length };
}
