import { expect, it } from 'vitest';
import { nameIndex, placeIndex } from '../fixtures/names.ts';
import { MessageParser } from '../message-parser.ts';
import { messageText } from '../message-text.ts';
import { soundWords } from './text-features.ts';

const parser = new MessageParser(nameIndex, placeIndex);
const masked = (text: string): string => parser.parse(messageText(text), []).masked.replaceAll(/\s+/g, ' ').trim();

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
  expect(soundWords(messageText(hindi))).toEqual(soundWords(messageText(latin)));
});
