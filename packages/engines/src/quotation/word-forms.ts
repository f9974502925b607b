import { groupBy } from '../group-by.ts';

/** Spelling variants of the same word. */
const sameWords: Readonly<Record<string, string>> = {
  chg: 'charge',
  chgs: 'charge',
  chrg: 'charge',
  chrgs: 'charge',
  chrge: 'charge',
  chrges: 'charge',
  charges: 'charge',
  chargs: 'charge',
  charg: 'charge',
  charj: 'charge',
  fees: 'fee',
  amt: 'amount',
  nmbr: 'number',
  numbr: 'number',
  num: 'number',
  amnt: 'amount',
  expenses: 'expense',
  exp: 'expense',
  gaadi: 'gadi',
  kimat: 'keemat',
  srvc: 'service',
  serv: 'service',
  services: 'service',
  fitt: 'fitting',
  standard: 'std',
  stnd: 'std',
  चार्जेस: 'charge',
  चार्ज: 'charge',
  शुल्क: 'charge',
  फीस: 'fee',
  फ़ीस: 'fee',
};

/** Stop words in line names. */
const idleWords = new Set(
  (
    'yr yrs y year years saal sal of the for ka ki ke ko hai h he rs inr only no. साल वर्ष का की के को है रु रुपये रुपए ' +
    'sir bhai ji aapka apka padega padegi lagega lagegi lagenge honge jisme amt. mein me rupaye rupees rupee rupay rupaya rupaiya paise wala wali wale'
  ).split(' '),
);

/** Industry words that look like line names but are not. */
const otherWords = new Set(
  (
    'access shine hunter sport raider discover passion glamour pleasure splendor classic standard state stand order disc drum model modal rider ryder ' +
    'double single royal enfield colour price prices rates dealer dealers motors honda bajaj yamaha suzuki variant tubeless cashless insured ' +
    'hero ktm triumph jawa yezdi ather ola vida aprilia vespa kawasaki bmw ducati harley davidson husqvarna benelli keeway revolt ' +
    'pulsar apache duke himalayan meteor bullet jupiter ntorq raider ronin activa dio unicorn hornet xtreme xpulse karizma destini ' +
    'gixxer burgman avenger dominar platina chetak iqube interceptor continental scram guerrilla speed scrambler thunderbird rizta ' +
    'ninja versys rebel highness vulcan adventure roadster goan bear shotgun freedom zoom maestro ' +
    'टीवीएस टिवीएस टिविएस registered required included including exclusive inclusive excluding taken opted'
  ).split(' '),
);

/** Checks whether a text names a make or model. */
export const saysModel = (text: string): boolean => text.split(/[^\p{L}]+/u).some((word) => otherWords.has(word));

const spellings = new Map(Object.entries(sameWords));

/** Normalises a word: without nuktas, long vowels and double letters in Hindi, with abbreviations expanded. */
export function foldWord(word: string): string {
  const folded = /\p{Script=Devanagari}/u.test(word) ? foldedHindi(word) : word;
  return spellings.get(word) ?? spellings.get(folded) ?? folded;
}

function foldedHindi(word: string): string {
  const plain = word.normalize('NFD').replaceAll(/[\u093C\u200C\u200D]/gu, '');
  return plain
    .replaceAll('ँ', 'ं')
    .replaceAll(/[नमणङञ]्(?=[क-ह])/gu, 'ं')
    .replaceAll('ी', 'ि')
    .replaceAll('ू', 'ु')
    .replaceAll('ई', 'इ')
    .replaceAll('ऊ', 'उ')
    .replaceAll(/[ऑऍ]/gu, 'ओ')
    .replaceAll(/[ॉ]/gu, 'ो')
    .replaceAll('ै', 'े')
    .replaceAll('ऐ', 'ए')
    .replaceAll(/[शष]/gu, 'स')
    .replaceAll('ण', 'न')
    .normalize('NFC');
}

export const isIdleWord = (word: string): boolean => idleWords.has(word) || foldedIdleWords.has(word);
const foldedIdleWords = new Set([...idleWords].map(foldWord));

/** Creates a spelling corrector; known, short and industry words stay unchanged. */
export function spellingReader(known: ReadonlySet<string>): (word: string) => string {
  const longWords = groupBy(
    [...known].filter((word) => word.length >= 5),
    firstLetter,
  );
  return (word) => {
    if (word.length < 4 || known.has(word) || otherWords.has(word) || !/^[\p{L}\p{M}]+$/u.test(word)) return word;
    const max = word.length >= 7 ? 2 : 1;
    let best = word;
    let bestDistance = max + 1;
    for (const candidate of longWords.get(firstLetter(word)) ?? []) {
      if (Math.abs(candidate.length - word.length) > max) continue;
      const distance = editDistance(word, candidate, bestDistance);
      if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
    }
    return best;
  };
}

/** Returns the first letter; 'i' and 'l', which look alike, are treated as one. */
const firstLetter = (word: string): string | undefined => (word.startsWith('l') ? 'i' : word[0]);

/** Returns the edit distance with transpositions; `limit` if it is at least that. */
function editDistance(from: string, to: string, limit: number): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const min = Math.min(at(last, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1), at(last, j) + 1, at(row, j - 1) + 1);
      row.push(isSwap(from, to, i, j) ? Math.min(min, at(before, j - 2) + 1) : min);
    }
    if (Math.min(...row) >= limit) return limit;
    [before, last] = [last, row];
  }
  return at(last, to.length);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;

const isSwap = (from: string, to: string, i: number, j: number): boolean =>
  i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
