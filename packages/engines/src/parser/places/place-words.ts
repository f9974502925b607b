import { latinDigits, visibleText } from '@dopahiya/domain/typed';

const latinMarks = /[\u0300-\u036F]/g;
const nukta = /\u093C/g;
const joiners = /[\u200C\u200D]/g;

/** Normalises a place name for comparison: lower case, single spaces, without diacritics and invisible characters. */
export function placeWords(text: string): string {
  return latinDigits(visibleText(text))
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(latinMarks, '')
    .replaceAll(nukta, '')
    .replaceAll(joiners, '')
    .normalize('NFC')
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
