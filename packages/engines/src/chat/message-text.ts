import { typedText } from '../plain-words/typed-text.ts';
import { wholeWords } from '../quotation/whole-words.ts';

/** Maximum message length in characters; the rest is ignored. */
const maxCharacters = 400;
const maxWords = 80;

/** Normalises a message: lower case without nukta, Latin digits, number words as digits. */
export function messageText(written: string): string {
  const seen = typedText(written.slice(0, maxCharacters * 2).replaceAll(/<[^<>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
  const cut = seen.length > maxCharacters ? wholeWords(seen.slice(0, maxCharacters)) : seen;
  const text = cut
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F\u093C]/g, '')
    .normalize('NFC')
    .replaceAll(/(?<=\p{L})\+/gu, ' plus')
    .replaceAll(/[’‘′]/g, "'")
    .replaceAll(/[”“″]/g, '"')
    .replaceAll(/(\d),(?=\d{2,3}(?!\d)|\d{2},\d{3})/g, '$1')
    .replaceAll(/[?!।;]+/g, ' ? ')
    .replaceAll(/,(?=\s)/g, ' , ');
  return text.split(' ').slice(0, maxWords).join(' ');
}
