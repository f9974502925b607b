import soundTable from '../words/letter-sounds.json' with { type: 'json' };
import { meaningsOf } from '../words/word-table.ts';

const letterSounds = meaningsOf(soundTable);

const devanagari = /[\u0900-\u097F]/u;

/** Latin spellings that sound alike in place names, applied in order. */
const spellings: readonly (readonly [spelt: RegExp, sound: string])[] = [
  [/c(?!h)|q/g, 'k'],
  [/chh?/g, 'c'],
  [/x/g, 'ks'],
  [/sh/g, 's'],
  [/ph|f/g, 'p'],
  [/([kgjtdbr])h/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ee|ii|ie/g, 'i'],
  [/oo|uu/g, 'u'],
  [/ai|ei|ay(?![aeiou])/g, 'e'],
  [/au|ou|ow/g, 'o'],
  [/y(?![aeiou])/g, 'i'],
];

/** Removes differences between the scripts: the inherent 'a', and double letters. */
const evenOut = (sounds: string): string =>
  sounds
    .replaceAll(/[iy]y?a/g, 'y')
    .replaceAll(/(?<=.)a/g, '')
    .replaceAll(/(.)\1+/g, '$1');

const ofDevanagari = (text: string): string =>
  Array.from(text.replaceAll(/(?:ं|ँ)(?=[पफबभम])/gu, 'म'), (letter) => letterSounds.get(letter) ?? '').join('');

const ofLatin = (text: string): string =>
  spellings.reduce((sounds, [spelt, sound]) => sounds.replaceAll(spelt, sound), text).replaceAll(/[^a-z]/g, '');

/** Checks whether a text contains Devanagari. */
export const isDevanagari = (words: string): boolean => devanagari.test(words);

/**
 * Returns the approximate sounds of a place name in either script; names that sound alike give the same result. ड without its nukta may be
 * a d or an r, so a name can have two results.
 */
export function soundsOf(words: string): string[] {
  if (!isDevanagari(words)) return [evenOut(ofLatin(words))];
  const asR = words.replaceAll(/[डढ]/gu, 'र');
  return [...new Set([words, asR].map((text) => evenOut(ofDevanagari(text))))];
}

/** Checks whether a name ends in a spoken 'a', which distinguishes मंडल from मंडला. */
export const endsInA = (words: string): boolean => words.endsWith('a') || words.endsWith('ा');
