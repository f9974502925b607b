import { latinDigits } from '@dopahiya/domain/number-reader';
import { digitsForWords } from './number-words.ts';
import { readableText } from './readable-text.ts';

/** Normalises the text of a quotation: Latin digits, plain spaces and dashes, no emoji, markup or OCR errors. */
export function plainText(source: string): string {
  const spelled = latinDigits(readableText(source).text);
  const mended = mendDigits(mendSigns(spelled).normalize('NFC'));
  return digitsForWords(shortRows(mended.replaceAll(/\d{13,}/gu, ' ')));
}

/** Removes empty rows and shortens very long ones, to bound processing time. */
const shortRows = (text: string): string =>
  text
    .split('\n')
    .flatMap((row) => row.match(/\S.{0,999}(?:(?=\s)|$)|\S{1000}/gu) ?? [])
    .join('\n');

/** Date, time and sender prefix of a message in an exported chat. */
const messageStamp =
  /^\[?\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?,?\s{1,9}\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s{0,3}(?:[ap]\.?m\.?)?[\s\]-]{0,6}[^:\n]{1,40}:/gmu;

/** Multiplication sign before a number of months, as in 'EMI 2899*36', rather than bold markup. */
const times = /(?<=\d(?:\/-|k)?)\s?\*\s?(?=\d{1,2}(?!,?\d))/gu;

/** 'Cr' or 'Dr' after an amount means credit or debit, not crore: no line of a quotation is that large. */
const credits = /(?<=\d{3}(?:\.\d{1,2})?(?:\/-)?)\s{0,3}(?:cr|dr)\b\.?/gu;

function mendSigns(text: string): string {
  return text
    .replaceAll('\u0964', '\n')
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(messageStamp, '')
    .replaceAll(/[❌✖✗✘☒]/gu, ' (not taken) ')
    .replaceAll(/[[{]/gu, '(')
    .replaceAll(/[\]}]/gu, ')')
    .replaceAll(/\p{Cf}|\p{Variation_Selector}/gu, '')
    .replaceAll(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Me}/gu, ' ')
    .replaceAll(/[‐-―−–—]/gu, '-')
    .replaceAll(times, ' x ')
    .replaceAll(credits, '')
    .replaceAll(/[*_~`#>]{1,3}(?=\S)|(?<=\S)[*_~`]{1,3}/gu, (marks) => (marks.includes('~') ? '~' : ' '))
    .replaceAll(/[^\S\n]+/gu, ' ');
}

/** Fixes OCR errors: letters read as digits ('1,O1,1OO', 'l2,500') and digits read as letters ('R.T.0', 't0tal'). */
const mendDigits = (text: string): string =>
  text
    .replaceAll(/(?<=\d)-00(?!\d)/gu, '')
    .replaceAll(/(?<=[a-z]\.?)0(?=[a-z]|(?![\p{L}\p{N}]))/gu, 'o')
    .replaceAll(/(?<![\p{L}\p{N}.,])[\doilsb|]{1,3}(?:,[\doilsb|]{2,3}){1,5}(?![\p{L}\p{N}])/gu, (token) =>
      /\d/u.test(token)
        ? token.replaceAll('o', '0').replaceAll(/[il|]/gu, '1').replaceAll('s', '5').replaceAll('b', '8')
        : token,
    )
    .replaceAll(/(?<![\p{L}\p{N}.,])\d[\do]{2,12}(?![\p{L}\p{N}])/gu, (token) => token.replaceAll('o', '0'));
