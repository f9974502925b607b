import { readableLength } from './quotation.ts';
import { wholeWords } from './whole-words.ts';

/** The part of a text that is read, NFKC-normalised in lower case, and whether it was truncated. */
export interface ReadableText {
  text: string;
  isCut: boolean;
}

/** More combining marks on one letter than any script uses; normalisation takes quadratic time to sort them. */
const heaps = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;

/** A rupee sign with broken encoding; normalised, its last character would become the digit 1. */
const brokenRupee = /â‚¹|Ã¢â€šÂ¹|â\u0082¹|â¹|&#8377;|&#x20b9;|&rupee;|₨/giu;

/** A sign that was lost in front of an amount: a replacement character, also with broken encoding, or an empty box. */
const lostSign = /(?:ï¿½|\uFFFD|□)(?=\s?\d)/gu;

/** An amount after a rupee sign with spaces around its commas. */
const spacedCommas = /((?:₹|\brs\.?|\binr)\s?\d{1,3})((?:\s,\s?\d{2,3}){1,4})(?!\d)/giu;

/** Removes encoding and markup artefacts from a text. */
const mended = (text: string): string =>
  text
    .replaceAll(brokenRupee, '₹')
    .replaceAll(lostSign, '₹')
    .replaceAll(spacedCommas, (_, first: string, rest: string) => first + rest.replaceAll(/\s/gu, ''))
    .replaceAll(/&nbsp;|&#160;/giu, ' ')
    .replaceAll(/&amp;/giu, '&')
    .replaceAll(/<br\s{0,3}\/?>|<\/(?:p|div|tr|li)>/giu, '\n');

/**
 * Truncates and normalises a text. It is truncated before normalising, to bound the work, and after it, as one character can become
 * eighteen.
 */
export function readableText(source: string): ReadableText {
  const text = mended(source.slice(0, readableLength)).replaceAll(heaps, '$1').normalize('NFKC').toLowerCase();
  const isCut = source.length > readableLength || text.length > readableLength;
  return { text: isCut ? wholeWords(text.slice(0, readableLength)) : text, isCut };
}
