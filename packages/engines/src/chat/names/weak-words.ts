import { withoutCues } from '../intents/cues.ts';
import { contentWords } from '../filler-words.ts';

const weak =
  'plus pro ones scooty road sport sports adventure scrambler roadster one sun snap hawk ridge storm milan ultra nexus plasma navi chief scout ' +
  'indie atlas standard special electric classic city street speed super star gold wing tiger monster passion dream pleasure ' +
  'victor duet impulse bear flying flea fat boy bob lite prime x dx e s v lets 4v abs fi hybrid cng flex fuel night rocket ' +
  'sixties special edition limited dark horse grand neo max air go sigma evo gen dot grande prix ride light k r ' +
  'disruptor racer praise zing twin triple trident daytona edge smart special tour cruise discover photon';

const weakWords = new Set(weak.split(' '));

/** Whether a word of a model's name says so much else that it names no model by itself. */
export const isWeak = (word: string): boolean =>
  weakWords.has(word) || /^[\d.]+$/.test(word) || (word.length < 3 && !/\d/.test(word));

/** Brands whose short name is a word of speech too. */
const speech = new Set(['indian', 'matter', 'simple', 'pure']);

/** Whether a word that a brand is called names none by itself. */
export const isSpeech = (word: string): boolean => speech.has(word);

/** Words of speech that look like a name with a slip of the pen. */
const ordinaryWords = new Set(
  (
    'offer price range class access account raise river there their under honest ampere better matter compare simple ' +
    'model other mother father owner order after about above month years bajao milega jaise waise kaise raha rahi ' +
    'rider riders trail activate chahiye kitne kitna kitni actual batao bataye finance balance charge change indian india'
  ).split(' '),
);

/** Whether a word is no slip of the pen in a name, however near to one it is. */
export const isOrdinary = (word: string): boolean =>
  ordinaryWords.has(word) || contentWords(word).length === 0 || withoutCues(word).trim() === '';

/** Whether a word is a code of a name, 'rr' in 'RR 310', which says something beside a number. */
export const isCode = (word: string): boolean => /^[a-z]{2,3}$/.test(word) && !weakWords.has(word);
