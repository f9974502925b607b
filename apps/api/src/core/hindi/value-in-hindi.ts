import type { Language } from '@dopahiya/domain/site';
import * as z from 'zod';
import { readTable } from '../tables/read-table.ts';
import { phraseTable } from './phrase-table.ts';

const table = readTable(
  'values-in-hindi',
  z.strictObject({ names: z.array(z.string()), words: z.record(z.string(), z.string().min(1)) }),
);

const phrases = phraseTable({
  ...table.words,
  ...Object.fromEntries(table.names.map((name) => [name, name])),
});

const separators = /([;,:]\s+|\s*[()]\s*)/;
/** A code such as 'DLX', 'V4' or 'i-TouchStart', or a number: the same in Hindi. */
const code = /^[A-Z\d]+(?:[-./][A-Z\d]+)*$|^[\d.,/%₹-]+$|[a-z]-?[A-Z]/;

interface Joint {
  joint: RegExp;
  join: (left: string, right: string) => string;
  /** How the right part is translated. @default as any other */
  right?: (words: string) => string | null;
}

/** A variant is named as its maker does; anything else is translated. */
const placeInHindi = (words: string): string | null =>
  /^[A-Z\d]/.test(words) ? words.replace(/ variants?$/, ' वेरिएंट').replace(' and ', ' और ') : clauseInHindi(words);

/** How words join two parts of a value; the first binds least. */
const joints: readonly Joint[] = [
  { joint: /^()with (.+)$/, join: (_, right) => `साथ में ${right}` },
  { joint: /^(.+?) on (?:the )?((?!.* with ).+)$/, join: (left, right) => `${right} में ${left}`, right: placeInHindi },
  { joint: /^(.+) since (\d+)$/, join: (left, right) => `${right} से ${left}` },
  { joint: /^(.+?) with (?:the |an? )?(.+)$/, join: (left, right) => `${left}, साथ में ${right}` },
  { joint: /^(.+?) without (?:the |an? )?(.+)$/, join: (left, right) => `${left}, ${right} के बिना` },
  { joint: /^()without (?:the |an? )?(.+)$/i, join: (_, right) => `${right} के बिना` },
  { joint: /^(.+?) and (?:the |an? )?(.+)$/, join: (left, right) => `${left} और ${right}` },
  { joint: /^(.+?) or (?:the |an? )?(.+)$/, join: (left, right) => `${left} या ${right}` },
];

/** Returns a value of the catalogue in Hindi: a specification, a feature or what a variant has; null if it has an unknown word. */
export function valueInHindi(value: string): string | null {
  const whole = phrases.find(value);
  if (whole !== null) return whole;
  const pieces = value
    .split(separators)
    .map((piece, place) => (place % 2 === 1 || piece === '' ? piece : clauseInHindi(piece)));
  return pieces.includes(null) ? null : pieces.join('');
}

function clauseInHindi(clause: string): string | null {
  const whole = phrases.find(clause);
  if (whole !== null) return whole;
  for (const { joint, join, right: rightInHindi = clauseInHindi } of joints) {
    const [, left, right] = joint.exec(clause) ?? [];
    if (left === undefined || right === undefined) continue;
    const parts = [left && clauseInHindi(left), rightInHindi(right)] as const;
    return parts[0] === null || parts[1] === null ? null : join(parts[0], parts[1]);
  }
  return wordsInHindi(clause.split(' '));
}

/** Translates the longest known phrase at the start, then the rest. */
function wordsInHindi(words: string[]): string | null {
  const own: string[] = [];
  for (let start = 0; start < words.length;) {
    const { text, length } = phraseAt(words.slice(start, start + phrases.longest));
    if (text === null) return null;
    own.push(text);
    start += length;
  }
  return own.join(' ');
}

function phraseAt(words: string[]): { text: string | null; length: number } {
  for (let { length } = words; length > 0; length -= 1) {
    const text = phrases.find(words.slice(0, length).join(' '));
    if (text !== null) return { text, length };
  }
  const [word = ''] = words;
  return { text: code.test(word) ? word : null, length: 1 };
}

/** Returns a value of the catalogue in a language; one with unknown words as it is. */
export const valueIn = (language: Language, value: string): string =>
  (language === 'hi' ? valueInHindi(value) : null) ?? value;
