import { highestSeat } from '@dopahiya/drawing';
import { alone } from './alone.ts';
import type { ReadPart } from './reading.ts';

/** Heights of riders in cm that are taken for one. */
const heights = { min: 130, max: 210 } as const;

const people = 'riders?|people|persons?|girls?|boys?|wom[ae]n|lad(?:y|ies)|m[ae]n|guys?|aadmi|ladk[aei]';
const heightWords = 'height|tall|lamb[aei]|kad|हाइट|लंब[ाीे]|क\u093C?द';
const mine = 'my|meri|mera|mere|apn[aei]|mujhe|मेरी|मेरा|मेरे';
const wordEnd = String.raw`(?![\p{L}\p{M}\p{N}])`;

const before =
  String.raw`(?:(?:for|ke liye)\s+)?(?:(?:an?|the|${mine})\s+)*(?:(?<!(?:seat|saddle)\s)(?:${heightWords}|${people})\s*(?:is|hai|ki|of|with|:|=|,)?\s*)?` +
  String.raw`(?:(?:i am|i'm|main|under|below|about|around|upto|up to)\s+)?`;
const after = String.raw`(?:\s*-?\s*(?:${heightWords}))?(?:\s+(?:hai|है|ka|ki|ke|wal[aie]|वाल[ाीे]))*(?:\s+(?:${people}))?(?:\s+(?:ke liye|के लिए))?(?:\s+(?:${heightWords}))?`;

/** Groups: lower end of a span, cm, metres, feet, inches beside feet, inches alone, a number beside the word for it. */
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
const ownHeight = new RegExp(
  alone(
    String.raw`(?:(?:that |which )?fits? |(?:for|as per|according to|suits?) )?(?:${mine}) (?:own )?(?:height|size|kad|हाइट|क\u093C?द)(?: (?:ke (?:liye|hisaa?b se)|wal[aie]|के (?:लिए|हिसाब से)))?|(?:that |which )?(?:fits|suits) me`,
  ),
  'giu',
);

/** A height of a rider in cm, with where it stands. */
export interface SaidHeight {
  words: string;
  start: number;
  end: number;
  height: number;
}

/** The heights of riders in a text: '155 cm rider', '5 feet 2', 'my height is 160'. */
export function heightsIn(text: string): SaidHeight[] {
  const said = [...text.matchAll(riderHeight)].map((match) => saidHeight(match, heightOf(match.slice(1))));
  const behind = [...text.matchAll(numberBehind)].map((match) => saidHeight(match, Number(match[1])));
  return [...said, ...behind].filter(({ height }) => height >= heights.min && height <= heights.max);
}

const saidHeight = (match: RegExpExecArray, height: number): SaidHeight => Object.assign(placeOf(match), { height });

/** The heights of riders in a text as the highest seat on which they stand with both feet; also 'for my height'. */
export function readRiderHeights(text: string): ReadPart[] {
  const said = heightsIn(text).map(({ words, start, end, height }): ReadPart => ({
    words,
    start,
    end,
    conditions: [['max_seat_height', String(highestSeat(height))]],
  }));
  const own = [...text.matchAll(ownHeight)].map((match): ReadPart =>
    Object.assign(placeOf(match), { conditions: [], isOwnHeight: true as const }),
  );
  return [...said, ...own];
}

/** The height in cm that the groups give, the lower end of a span. */
function heightOf(groups: readonly (string | undefined)[]): number {
  const [, from, centimetres, metres, feet, inchesBeside, inches, bare] = groups;
  if (centimetres ?? bare) return Math.min(Number(from ?? Infinity), Number(centimetres ?? bare));
  if (metres) return Math.round(Number(metres) * 100);
  if (feet) return inCentimetres(...feetAndInches(feet, inchesBeside));
  return inCentimetres(0, Number(inches));
}

/** '5.4 feet' is what people write for 5 feet 4 inches. */
function feetAndInches(feet: string, inches: string | undefined): [feet: number, inches: number] {
  const [whole = '', part = '0'] = feet.split('.');
  return Number(part) > 11 ? [Number(feet), 0] : [Number(whole), Number(inches ?? part)];
}

const inCentimetres = (feet: number, inches: number): number => Math.round((feet * 12 + inches) * 2.54);

function placeOf({ 0: whole, index }: RegExpExecArray) {
  const words = whole.trim();
  const start = index + whole.indexOf(words);
  return { words, start, end: start + words.length };
}
