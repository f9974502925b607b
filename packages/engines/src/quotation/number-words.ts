const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';
const hindi =
  'एक दो तीन चार पांच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस ' +
  'चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस ' +
  'इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन ' +
  'सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर ' +
  'पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सतासी अठासी नवासी नब्बे ' +
  'इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे';
/** Hindi words for the numbers from 1 to 99. */
export const hindiNumbers: readonly string[] = hindi.split(' ').map((word) => word.normalize('NFC'));
/** Romanised Hindi numbers, and the fractions used in prices. */
export const romanNumbers: Readonly<Record<string, number>> = {
  ek: 1,
  do: 2,
  teen: 3,
  char: 4,
  chaar: 4,
  panch: 5,
  paanch: 5,
  che: 6,
  chhe: 6,
  saat: 7,
  aath: 8,
  nau: 9,
  das: 10,
  gyarah: 11,
  barah: 12,
  tera: 13,
  pandrah: 15,
  solah: 16,
  bees: 20,
  pachis: 25,
  pacchis: 25,
  tees: 30,
  chalis: 40,
  chaalis: 40,
  pachas: 50,
  pachaas: 50,
  saath: 60,
  sattar: 70,
  pachattar: 75,
  pachhattar: 75,
  pachahattar: 75,
  assi: 80,
  nabbe: 90,
  nabbey: 90,
  sava: 1.25,
  sawa: 1.25,
  सवा: 1.25,
  dedh: 1.5,
  dhai: 2.5,
  डेढ़: 1.5,
  ढाई: 2.5,
  पाँच: 5,
  छः: 6,
  छे: 6,
};

const values = new Map<string, number>([
  ...units.split(' ').map((word, index): [string, number] => [word, index]),
  ...tens.split(' ').map((word, index): [string, number] => [word, (index + 2) * 10]),
  ...hindiNumbers.map((word, index): [string, number] => [word, index + 1]),
  ...Object.entries(romanNumbers).map(([word, value]): [string, number] => [word.normalize('NFC'), value]),
]);

/** Returns the value of a number word below 100, in English or Hindi. */
export const numberOfWord = (word: string): number | undefined => values.get(word);

const hundreds = 'hundred|sau|सौ';
const thousands = 'thousand|ha[zj]aa?r|हज़ार|हजार'.normalize('NFC');
const lakhs = 'lakhs?|lacs?|लाख';
const scaleWords = `${hundreds}|${thousands}|${lakhs}`;
const whole = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'u');
const scales: readonly [words: RegExp, value: number][] = [
  [whole(hundreds), 100],
  [whole(thousands), 1000],
  [whole(lakhs), 100_000],
];
const anyWord = [...values.keys()].toSorted((a, b) => b.length - a.length).join('|');
const edge = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const end = String.raw`(?![\p{L}\p{M}\p{N}])`;
const more = String.raw`(?:[\s-]{1,9}(?:and\s{1,9})?(?:${anyWord}|${scaleWords})${end}){0,12}`;
const phrase = new RegExp(
  `${edge}(?:${anyWord})(?:[\\s-]{1,9}(?:${anyWord}))?[\\s-]{1,9}(?:${scaleWords})${end}${more}`,
  'giu',
);

/** Converts amounts in English or Hindi words to digits; applies to hundreds and above. */
export const digitsForWords = (text: string): string =>
  text.replace(phrase, (words) => String(valueOfWords(words.toLowerCase().split(/[\s-]+/u))));

function valueOfWords(words: readonly string[]): number {
  let sum = 0;
  let current = 0;
  for (const word of words) {
    const scale = scales.find(([names]) => names.test(word))?.[1];
    if (scale === undefined) current += values.get(word) ?? 0;
    else if (scale === 100) current = (current || 1) * scale;
    else {
      sum += (current || 1) * scale;
      current = 0;
    }
  }
  return Math.round(sum + current);
}
