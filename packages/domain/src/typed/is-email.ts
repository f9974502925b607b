import { visibleText } from './visible-text.ts';

const address = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/;
const otherLetter = /(?![\0-\u007F])[\p{L}\p{M}\p{N}]/gu;

/** Cleans a typed email address as it is stored: in NFKC, without invisible characters that were copied with it. */
export const cleanEmail = (typed: string): string => visibleText(typed.normalize('NFKC').trim()).trim();

/** Last part of a domain as browsers send it where it has letters of another script. */
const encodedEnding = /\.xn--[a-z\d-]*[a-z\d]$/i;

/**
 * Checks whether a typed text looks like an email address, whose domain may have letters of any script, written as they are or encoded;
 * only a mail to it can prove that it is one.
 */
export function isEmail(typed: string): boolean {
  const text = cleanEmail(typed);
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at).replaceAll(otherLetter, 'a').replace(encodedEnding, '.aa');
  return address.test(text.slice(0, at) + domain);
}
