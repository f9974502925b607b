import { alone } from '../../plain-words/alone.ts';
import rows from './cue-words.json' with { type: 'json' };

/** Topics whose words signal an intent; each is a feature of the classifier. */
export const allCues = [
  'greeting',
  'thanks',
  'bye',
  'fine',
  'abuse',
  'asksMeaning',
  'guideTopic',
  'guideAlways',
  'opinion',
  'rides',
  'account',
  'page',
  'amongThem',
  'old',
  'together',
  'onRoad',
  'spare',
  'pressure',
  'namedPage',
  'where',
  'otp',
  'fraud',
  'advance',
  'sending',
  'subsidy',
  'petrol',
  'price',
  'roadTax',
  'quotation',
  'demand',
  'rc',
  'insurance',
  'loan',
  'incomeProof',
  'papers',
  'emi',
  'testRide',
  'dealer',
  'valuation',
  'gain',
  'mine',
  'used',
  'sell',
  'part',
  'replace',
  'service',
  'reviews',
  'offers',
  'upcoming',
  'charge',
  'range',
  'compare',
  'runningCost',
  'maintenance',
  'mileage',
  'bikes',
  'choosing',
  'elsewhere',
] as const;

/** Topics that are no feature: whether somebody asks for advice for themselves. */
const otherCues = ['undecided'] as const;

/** A topic that a message can be about. */
export type Cue = (typeof allCues)[number] | (typeof otherCues)[number];

/** Patterns of the topics; a row of the file is a topic, a language ('en', 'hh' for Hinglish, 'hi' without nukta), and the regex source of a word. */
const patterns = new Map(
  [...allCues, ...otherCues].map((cue: Cue) => {
    const words = rows.flatMap(([topic, , word]) => (topic === cue && word !== undefined ? [word] : []));
    return [cue, new RegExp(alone(words.join('|')), 'iu')] as const;
  }),
);

/** Checks whether a text mentions a topic. */
export const hasCue = (text: string, cue: Cue): boolean => patterns.get(cue)?.test(text) ?? false;

const everywhere = [...patterns.values()].map(({ source }) => new RegExp(source, 'giu'));

/** Removes all topic words from a text. */
export function withoutCues(text: string): string {
  return everywhere.reduce((left, pattern) => left.replaceAll(pattern, ' '), text);
}
