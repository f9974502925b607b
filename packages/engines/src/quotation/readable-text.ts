import { readableLength } from './quotation.ts';
import { wholeWords } from './whole-words.ts';

/** As much of a text as is read, in compatible small letters, and whether something was left out. */
export interface ReadableText {
  text: string;
  isCut: boolean;
}

/** More marks on one letter than any script writes: normalising sorts them, which takes the square of their number. */
const heaps = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;

/** A rupee sign that went through the wrong encodings: normalised, its last letter would be the digit 1. */
const brokenRupee = /â‚¹|Ã¢â€šÂ¹|â\u0082¹|â¹|&#8377;|&#x20b9;|&rupee;|₨/giu;

/** A text without what an encoding or a page left in it. */
const mended = (text: string): string =>
  text
    .replaceAll(brokenRupee, '₹')
    .replaceAll(/&nbsp;|&#160;/giu, ' ')
    .replaceAll(/&amp;/giu, '&')
    .replaceAll(/<br\s{0,3}\/?>|<\/(?:p|div|tr|li)>/giu, '\n');

/**
 * The beginning of a text that is read. Cut before normalising, so that this has an end, and after it: one character can
 * become eighteen.
 */
export function readableText(source: string): ReadableText {
  const text = mended(source.slice(0, readableLength)).replaceAll(heaps, '$1').normalize('NFKC').toLowerCase();
  const isCut = source.length > readableLength || text.length > readableLength;
  return { text: isCut ? wholeWords(text.slice(0, readableLength)) : text, isCut };
}
