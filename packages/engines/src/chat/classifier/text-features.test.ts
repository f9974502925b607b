import { expect, it } from 'vitest';
import { nameIndex, placeIndex } from '../fixtures/names.ts';
import { parse } from '../../parser/parse.ts';
import { typedText } from '../../plain-words/typed-text.ts';
import { soundWords } from './text-features.ts';

const masked = (text: string): string =>
  parse(text, { names: nameIndex, places: placeIndex }).masked.replaceAll(/\s+/g, ' ').trim();

it.each([
  ['activa ki kimat pune me', 'BIKE ki kimat CITY me'],
  ['2019 honda showroom, 9.5% for 24', 'YEAR BRAND showroom , PERCENT for DIGITS2'],
  ['road tax in karnataka', 'road tax in STATE'],
])('of ‘%s’ names and numbers are masked', (text, expected) => {
  expect(masked(text)).toBe(expected);
});

it.each([
  ['कीमत', 'keemat'],
  ['कितना', 'kitna'],
  ['बीमा', 'bima'],
  ['गाड़ी', 'gaadi'],
])('‘%s’ and ‘%s’ are one word', (hindi, latin) => {
  expect(soundWords(typedText(hindi))).toEqual(soundWords(typedText(latin)));
});
