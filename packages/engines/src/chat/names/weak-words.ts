import { withoutCues } from '../intents/cues.ts';
import { contentWords } from '../filler-words.ts';

const weak =
  'plus pro ones scooty road sport sports adventure scrambler roadster one sun snap hawk ridge storm milan ultra nexus plasma navi chief scout ' +
  'indie atlas standard special electric classic city street speed super star gold wing tiger monster passion dream pleasure ' +
  'victor duet impulse bear flying flea fat boy bob lite prime x dx e s v lets 4v abs fi hybrid cng flex fuel night rocket ' +
  'sixties special edition limited dark horse grand neo max air go sigma evo gen dot grande prix ride light k r ' +
  'disruptor racer praise zing twin triple trident daytona edge smart special tour cruise discover photon';

const weakWords = new Set(weak.split(' '));

/** Checks whether a word of a model name is too common to identify a model alone. */
export const isWeak = (word: string): boolean =>
  weakWords.has(word) || /^[\d.]+$/.test(word) || (word.length < 3 && !/\d/.test(word));

/** Brands whose short name is also an ordinary word. */
const speech = new Set(['indian', 'matter', 'simple', 'pure']);

/** Checks whether a brand name is also an ordinary word. */
export const isSpeech = (word: string): boolean => speech.has(word);

/** Ordinary words that look like a misspelt name. */
const ordinaryWords = new Set(
  (
    'offer price range class access account raise river there their under honest ampere better matter compare simple ' +
    'model other mother father owner order after about above month years bajao milega jaise waise kaise raha rahi ' +
    'rider riders trail activate chahiye kitne kitna kitni actual batao bataye finance balance charge change indian india'
  ).split(' '),
);

/** Checks whether a word must not be treated as a misspelt name. */
export const isOrdinary = (word: string): boolean =>
  ordinaryWords.has(word) || contentWords(word).length === 0 || withoutCues(word).trim() === '';

/** Checks whether a word is a name code, such as 'rr' in 'RR 310', which is meaningful next to a number. */
export const isCode = (word: string): boolean => /^[a-z]{2,3}$/.test(word) && !weakWords.has(word);
