import { heightsIn } from '../../plain-words/read-rider-heights.ts';
import { distanceReaders } from './distance-readers.ts';
import { paymentReaders, sumReaders } from './money-readers.ts';
import { anywhere, edge, end, min, minBehind, number } from './number-shapes.ts';
import type { NumberReader, MessageNumbers } from './said-numbers.ts';
import { ageReaders, termReaders } from './time-readers.ts';

/** The numbers of a message, and the remaining text. */
export interface ReadNumbers {
  said: MessageNumbers;
  left: string;
}

const max = 'tak|se kam|तक|से कम';
const isMost = new RegExp(`^(?:${max})$`, 'u');

const heightReader = (text: string): ReadNumbers => {
  const [height] = heightsIn(text);
  if (!height) return { said: { bare: [] }, left: text };
  return { said: { bare: [], height: height.height }, left: blank(text, height.start, height.end) };
};

const capacityReader: NumberReader = {
  words: anywhere(
    `(?:(${min})\\s*|(under|below|less than|up ?to)\\s*)?${edge}${number}(?:\\s*(?:-|to|se|से)\\s*${number})?\\s*(?:cc|सीसी)${end}\\s*(${minBehind}|${max})?`,
  ),
  read: ([, above, below, one, other, behind = '']) => {
    const ccMin = Number(one);
    if (other !== undefined) return { ccMin, ccMax: Number(other) };
    if (below !== undefined || isMost.test(behind)) return { ccMax: ccMin };
    return above !== undefined || behind !== '' ? { ccMin } : { ccMin, ccMax: ccMin };
  },
};

/** Readers in order; the most specific come first, so that each number counts once. */
const readers: readonly NumberReader[] = [
  capacityReader,
  ...distanceReaders,
  ...termReaders,
  ...paymentReaders,
  ...ageReaders,
  ...sumReaders,
];

/** Reads the numbers of a message whose names were removed; the first of each kind counts. */
export const readNumbers = (text: string): ReadNumbers => readers.reduce(readAll, heightReader(text));

function readAll({ said, left }: ReadNumbers, { words, read }: NumberReader): ReadNumbers {
  const found = [...left.matchAll(words)].flatMap((match) => {
    const part = read(match);
    return part ? [{ part, start: match.index, finish: match.index + match[0].length }] : [];
  });
  const parts = found.map(({ part }) => part);
  return {
    said: Object.assign({}, ...parts.toReversed(), said, {
      bare: [...said.bare, ...parts.flatMap(({ bare }) => bare ?? [])],
    }) as MessageNumbers,
    left: found.reduce((text, { start, finish }) => blank(text, start, finish), left),
  };
}

/** Replaces a part of a text with spaces. */
export const blank = (text: string, start: number, finish: number): string =>
  text.slice(0, start) + ' '.repeat(Math.max(0, finish - start)) + text.slice(finish);
