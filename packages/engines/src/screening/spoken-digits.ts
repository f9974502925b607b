import { numberOfWord } from '../quotation/number-words.ts';

const english = 'zero one two three four five six seven eight nine'.split(' ');
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const roman: Readonly<Record<string, string>> = {
  oh: '0',
  nil: '0',
  nought: '0',
  shunya: '0',
  shoonya: '0',
  sunya: '0',
  jeero: '0',
  ziro: '0',
  ek: '1',
  wan: '1',
  do: '2',
  doh: '2',
  tu: '2',
  teen: '3',
  tin: '3',
  thri: '3',
  char: '4',
  chaar: '4',
  fore: '4',
  panch: '5',
  paanch: '5',
  faiv: '5',
  che: '6',
  chhe: '6',
  chah: '6',
  chhah: '6',
  siks: '6',
  saat: '7',
  sat: '7',
  sevan: '7',
  aath: '8',
  ath: '8',
  aat: '8',
  ate: '8',
  eit: '8',
  nau: '9',
  no: '9',
  nain: '9',
};
const hindi: Readonly<Record<string, string>> = {
  शून्य: '0',
  जीरो: '0',
  ज़ीरो: '0',
  एक: '1',
  वन: '1',
  दो: '2',
  टू: '2',
  तीन: '3',
  थ्री: '3',
  चार: '4',
  फोर: '4',
  पांच: '5',
  पाँच: '5',
  फाइव: '5',
  छह: '6',
  छः: '6',
  छ: '6',
  छे: '6',
  सिक्स: '6',
  सात: '7',
  सेवन: '7',
  आठ: '8',
  एट: '8',
  नौ: '9',
  नाइन: '9',
};

const words: ReadonlyMap<string, string> = new Map([
  ...english.map((word, digit): [string, string] => [word, String(digit)]),
  ...teens.map((word, more): [string, string] => [word, String(10 + more)]),
  ...tens.map((word, ten): [string, string] => [word, `${ten + 2}0`]),
  ...Object.entries({ ...roman, ...hindi }).map(([word, digit]): [string, string] => [word.normalize('NFC'), digit]),
]);

const times: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['dabal', 2],
  ['triple', 3],
  ['tripal', 3],
  ['डबल', 2],
  ['ट्रिपल', 3],
]);

/** How often the digit after a word stands: 'double' is 2. */
export const timesOf = (word: string): number | undefined => times.get(word);

/** The digits that a word says, also one that is made of several; undefined for any other word. */
export const digitsOfWord = (word: string): string | undefined => words.get(word) ?? tensOf(word) ?? joined(word);

/** Two digits that are one word in Hindi: 'अट्ठानवे' is 98. */
function tensOf(word: string): string | undefined {
  const value = numberOfWord(word) ?? 0;
  return value >= 10 && Number.isInteger(value) ? String(value) : undefined;
}

const inOne = new RegExp(`(?:${[...teens, ...english, ...tens].join('|')})`, 'g');

/** 'nineeightseven' has no blank, and is a number all the same. */
function joined(word: string): string | undefined {
  const parts = word.match(inOne);
  if (!parts || parts.length < 2 || parts.join('').length !== word.length) return undefined;
  return parts.map((part) => words.get(part)).join('');
}
