import { anywhere, edge, end, kilometre, number } from './number-shapes.ts';
import type { NumberReader } from './said-numbers.ts';

const month = 'months?|mo|mahin[ae]|mahino|mnths?|महीने|महीना|माह|महीनों';
const year = 'years?|yrs?|saal|sal|साल|वर्ष|सालों';
const percent = '%|percent|per cent|pratishat|प्रतिशत|फीसदी|परसेंट';
const since = 'not older than|newer than|after|since|from|ke baad|के बाद';
const sinceBehind = 'ke baad|onwards|or newer|के बाद';

/** Readers of interest rates and of loan or ownership periods. */
export const termReaders: readonly NumberReader[] = [
  { words: anywhere(`${edge}${number}\\s*(?:${percent})`), read: ([, rate]) => ({ rate: Number(rate) }) },
  {
    words: anywhere(`${edge}${number}\\s*-?\\s*(?:${month})${end}(?!\\s*(?:ke|me|mein|में|के)\\s*\\d)`),
    read: ([, months]) => ({ months: Number(months) }),
  },
  {
    words: anywhere(`${edge}${number}\\s*-?\\s*(?:${year})${end}(?!\\s*(?:puran|old|पुरान))`),
    read: ([, years]) => ({ months: Math.round(Number(years) * 12) }),
  },
];

const owners: readonly (readonly [RegExp, number])[] = [
  [/^(?:first|1st|single|pehla|pahla|पहला|पहले|one|सिंगल|फर्स्ट)$/u, 1],
  [/^(?:second|2nd|dusra|doosra|दूसरा|दूसरे|two|सेकंड)$/u, 2],
];
const laterOwner = 3;

/** Readers of a bike's model year and number of owners. */
export const ageReaders: readonly NumberReader[] = [
  {
    words: anywhere(
      `(?:(${since})\\s*)?${edge}(20(?:0[5-9]|[1-3]\\d))${end}(?!\\s*(?:rs|rupees|${kilometre}))(\\s*(?:${sinceBehind}))?`,
    ),
    read: ([, before, made, behind]) => ({
      year: Number(made),
      ...((before ?? behind) !== undefined && { isLeastYear: true }),
    }),
  },
  {
    words: anywhere(
      `${edge}(first|1st|single|second|2nd|third|3rd|pehla|pahla|dusra|doosra|teesra|पहला|दूसरा|तीसरा|पहले|दूसरे|one|two|सिंगल|फर्स्ट|सेकंड|थर्ड)[\\s-]*(?:owner|hand owner|malik|मालिक|ओनर)|${edge}(?:single|ek|first|1st|सिंगल)[\\s-]?hand${end}`,
    ),
    read: ([, word = 'single']) => ({ owner: owners.find(([words]) => words.test(word))?.[1] ?? laterOwner }),
  },
];
