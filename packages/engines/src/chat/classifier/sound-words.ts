import { soundsOf } from '../../plain-words/place-sounds.ts';

const latinDigitsOrMask = /^[A-Z]+\d?$/;

/** Splits a masked text into words in one Latin sound form, so that 'कीमत', 'keemat' and 'kimat' are one word. */
export const soundWords = (masked: string): string[] =>
  masked
    .split(/[^\p{L}\p{M}\p{N}?]+/u)
    .filter((word) => word !== '')
    .map((word) => (latinDigitsOrMask.test(word) ? word : (soundsOf(word)[0] ?? '') || word));
