import type { Condition } from '../bike-filters/conditions.ts';
import type { ReadPart } from './reading.ts';

/** Words that mean conditions; longer ones before those that they contain. */
const words: readonly [pattern: string, conditions: readonly Condition[]][] = [
  ['(?:without|no|non)[ -]abs', [['abs', 'false']]],
  ['(?:with )?abs', [['abs', 'true']]],
  ['electric|ev|evs|battery(?: operated)?', [['fuel', 'electric']]],
  ['petrol', [['fuel', 'petrol']]],
  ['maxi[ -]?scooters?', [['body_style', 'maxiscooter']]],
  ['scooters?|scoot(?:y|ies)', [['body_style', 'scooter']]],
  ['super[ -]?bikes?', [['body_style', 'superbike']]],
  ['sports(?: ?bikes?)?|sport ?bikes?', [['body_style', 'sports']]],
  ['street ?(?:bikes?|fighters?)|naked(?: bikes?)?', [['body_style', 'streetbike']]],
  ['caf[eé][ -]?racers?', [['body_style', 'caferacer']]],
  ['cruisers?', [['body_style', 'cruiser']]],
  ['commuters?', [['body_style', 'commuter']]],
  ['scramblers?', [['body_style', 'scrambler']]],
  ['adventure(?: bikes?)?|adv(?: bikes?)?', [['body_style', 'adventure']]],
  ['mopeds?', [['body_style', 'moped']]],
  ['tour(?:ers?|ing)(?: bikes?)?', [['body_style', 'tourer']]],
];

const vocabulary = words.map(([pattern, conditions]) => ({ pattern: wholeWords(pattern), conditions }));

/** A brand as a search reads it. */
export interface NamedBrand {
  slug: string;
  name: string;
}

/** The kinds, fuels and features in a text: 'electric', 'scooter', 'with ABS'. */
export function readKinds(text: string): ReadPart[] {
  return vocabulary.flatMap(({ pattern, conditions }) => partsOf(text, pattern, conditions));
}

/** The brands in a text, by their name or by what is left of it without a word like Electric. */
export function readBrands(text: string, brands: readonly NamedBrand[]): ReadPart[] {
  const names = new Map(brands.map(({ slug, name }) => [name.toLowerCase(), slug]));
  for (const { slug, name } of brands) {
    const short = name.toLowerCase().replace(/\s+(electric|energy|motors|mobility|ev|green)$/, '');
    if (!names.has(short)) names.set(short, slug);
  }
  const longestFirst = [...names].toSorted(([one], [other]) => other.length - one.length);
  return longestFirst.flatMap(([name, slug]) => partsOf(text, wholeWords(patternOf(name)), [['brand', slug]]));
}

const patternOf = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(String.raw`[\s.&-]*`);

function wholeWords(pattern: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`, 'giu');
}

const partsOf = (text: string, pattern: RegExp, conditions: readonly Condition[]): ReadPart[] =>
  [...text.matchAll(pattern)].map((match) => ({
    words: match[0],
    start: match.index,
    end: match.index + match[0].length,
    conditions,
  }));
