import type { Condition } from '../bike-conditions/conditions.ts';
import { alone } from './alone.ts';
import { findBrands } from '../parser/names/find-brands.ts';
import type { BrandNames } from '../parser/names/brand-names.ts';
import type { ReadPart } from './reading.ts';
import { useWords, wishWords } from './wishes.ts';

/** Patterns with their conditions; longer ones come before those they contain. */
const words: readonly [pattern: string, conditions: readonly Condition[]][] = [
  ['(?:without|no|non)[ -]abs', [['abs', 'false']]],
  ['(?:with )?abs|एबीएस', [['abs', 'true']]],
  [
    'e[ -]?scoot(?:ers?|y|ies)',
    [
      ['fuel', 'electric'],
      ['body_style', 'scooter'],
    ],
  ],
  ['non[ -]?electric|petrol|पेट्रोल', [['fuel', 'petrol']]],
  ['electric|electrics?|ev|evs|e[ -]?bikes?|battery(?: (?:operated|wal[aie]))?|इलेक्ट्रिक|बैटरी', [['fuel', 'electric']]],
  ['maxi[ -]?scooters?', [['body_style', 'maxiscooter']]],
  [
    'scoot(?:er|y|ie|i|ar)s?|gear ?less|automatic(?: (?:bikes?|scoot(?:ers?|y)))?|स्कूटर|स्कूटी',
    [['body_style', 'scooter']],
  ],
  ['super[ -]?bikes?', [['body_style', 'superbike']]],
  ['sports(?: ?bikes?)?|sport ?bikes?|स्पोर्ट्स(?: बाइक)?', [['body_style', 'sports']]],
  ['street ?(?:bikes?|fighters?)|naked(?: bikes?)?', [['body_style', 'streetbike']]],
  ['caf[eé][ -]?racers?', [['body_style', 'caferacer']]],
  ['cruisers?|क्रूज़?र', [['body_style', 'cruiser']]],
  ['commuters?', [['body_style', 'commuter']]],
  ['scramblers?', [['body_style', 'scrambler']]],
  ['adventur(?:e|ers?)(?: (?:bikes?|tour(?:ers?|ing)))?|adv(?: bikes?)?', [['body_style', 'adventure']]],
  ['mopeds?|मोपेड', [['body_style', 'moped']]],
  ['tour(?:ers?|ing)(?: bikes?)?', [['body_style', 'tourer']]],
];

const wholeWords = (pattern: string): RegExp => new RegExp(alone(pattern), 'giu');

const patternsOf = (meanings: typeof words) =>
  meanings.map(([pattern, conditions]) => ({ pattern: wholeWords(pattern), conditions }));

const vocabulary = patternsOf(words);
const wishes = patternsOf(wishWords);
const uses = patternsOf(useWords);

/** Finds body styles, fuels and features in a text: 'electric', 'scooter', 'with ABS'. */
export function readKinds(text: string): ReadPart[] {
  return vocabulary.flatMap(({ pattern, conditions }) => partsOf(text, pattern, conditions));
}

/** Finds rider-fit wishes: 'light', 'for a short rider'. */
export function readWishes(text: string): ReadPart[] {
  return wishes.flatMap(({ pattern, conditions }) => partsOf(text, pattern, conditions));
}

/** Finds uses such as 'for college'. Body styles in the text narrow a use; a use that includes none of them is dropped. */
export function readUses(text: string, named: readonly ReadPart[]): ReadPart[] {
  const styles = named.flatMap(({ conditions }) => conditions.filter(([name]) => name === 'body_style'));
  const fits = ([, style]: Condition) => styles.length === 0 || styles.some(([, other]) => other === style);
  const read = uses.flatMap(({ pattern, conditions }) => partsOf(text, pattern, conditions.filter(fits)));
  return read.filter(({ conditions }) => conditions.length > 0);
}

/** Checks whether a word is meaningful by itself: a kind, a wish or a use. */
export const isKnown = (word: string): boolean =>
  [readKinds, readWishes].some((read) => read(word).length > 0) || readUses(word, []).length > 0;

/** Finds the brands that a text names. */
export function readBrands(text: string, brands: BrandNames): ReadPart[] {
  return findBrands(text, brands).map(({ start, end, slug }) => ({
    words: text.slice(start, end),
    start,
    end,
    conditions: [['brand', slug]],
    brand: brands.nameOf(slug),
  }));
}

const partsOf = (text: string, pattern: RegExp, conditions: readonly Condition[]): ReadPart[] =>
  [...text.matchAll(pattern)].map((match) => ({
    words: match[0],
    start: match.index,
    end: match.index + match[0].length,
    conditions,
  }));
