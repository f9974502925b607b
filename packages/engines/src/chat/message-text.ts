import { visibleText } from '@dopahiya/domain/typed';
import { digitsForWords } from '../quotation/number-words.ts';
import { wholeWords } from '../quotation/whole-words.ts';

/** Nobody asks for more in one message; of a longer one the beginning is read. */
const mostCharacters = 400;
const mostWords = 80;

/** A message in one spelling: small letters without the dot below, Latin digits, amounts in words as digits. */
export function messageText(written: string): string {
  const seen = visibleText(written.slice(0, mostCharacters * 2))
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const cut = seen.length > mostCharacters ? wholeWords(seen.slice(0, mostCharacters)) : seen;
  const text = cut
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F\u093C]/g, '')
    .normalize('NFC')
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - firstDigit))
    .replaceAll(/(?<=\p{L})\+/gu, ' plus')
    .replaceAll(/[’‘′]/g, "'")
    .replaceAll(/[”“″]/g, '"')
    .replaceAll(/(\d),(?=\d{2,3}(?!\d)|\d{2},\d{3})/g, '$1')
    .replaceAll(/[?!।;]+/g, ' ? ')
    .replaceAll(/,(?=\s)/g, ' , ');
  return digitsForWords(alsoWithDot(text)).split(' ').slice(0, mostWords).join(' ');
}

const firstDigit = '०'.charCodeAt(0);

/** 'डेढ' and 'हजार' as the reader of amounts knows them. */
const alsoWithDot = (text: string): string => text.replaceAll('डेढ', 'डेढ\u093C').replaceAll('सवा लाख', '1.25 लाख');
