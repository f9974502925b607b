import { visibleText } from '@dopahiya/domain/typed';

const latinMarks = /[\u0300-\u036F]/g;
const nukta = /\u093C/g;
const joiners = /[\u200C\u200D]/g;
const firstDigit = '०'.charCodeAt(0);

/** A name of a place as names are compared: in small letters, one blank between words, without marks and what nobody sees. */
export function cityWords(text: string): string {
  return visibleText(text)
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(latinMarks, '')
    .replaceAll(nukta, '')
    .replaceAll(joiners, '')
    .normalize('NFC')
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - firstDigit))
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
