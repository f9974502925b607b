import { conditionsIn } from '../bike-conditions/conditions.ts';
import type { BrandNames } from '../parser/names/brand-names.ts';
import { findBrands } from '../parser/names/find-brands.ts';
import { placeOf } from '../parser/numbers/read-rider-heights.ts';
import kindTable from '../parser/words/kind-words.json' with { type: 'json' };
import useTable from '../parser/words/use-words.json' with { type: 'json' };
import wishTable from '../parser/words/wish-words.json' with { type: 'json' };
import { patternOf, wordsByMeaning } from '../parser/words/word-table.ts';
import { alone } from './alone.ts';
import type { ReadPart } from './reading.ts';

type Conditions = ReadPart['conditions'];

const before = '(?:for )?(?:an? |the )?';
/** Parts of a bike whose light is not its weight: 'led light'. */
const notLamp = '(?<!-|(?:led|head|tail|fog|brake)[ -]?)';

const readersOf = (table: typeof kindTable, prefix = '') =>
  [...wordsByMeaning(table)].map(([meaning, words]) => ({
    pattern: new RegExp(alone(`${prefix}(?:${patternOf(words)})`), 'giu'),
    conditions: conditionsIn(meaning.split(' ').map((one) => one.split('=') as [string, string])),
  }));

const kinds = readersOf(kindTable, '(?:with )?');
const wishes = readersOf(wishTable, notLamp + before);
const uses = readersOf(useTable, before);

/** Finds body styles, fuels and features in a text: 'electric', 'scooter', 'with ABS'. */
export const readKinds = (text: string): ReadPart[] =>
  kinds.flatMap(({ pattern, conditions }) => partsOf(text, pattern, conditions));

/** Finds rider-fit wishes: 'light', 'for a short rider'. */
export const readWishes = (text: string): ReadPart[] =>
  wishes.flatMap(({ pattern, conditions }) => partsOf(text, pattern, conditions));

/** Finds uses such as 'for college'. Body styles in the text narrow a use; a use that includes none of them is dropped. */
export function readUses(text: string, named: readonly ReadPart[]): ReadPart[] {
  const styles = named.flatMap(({ conditions }) => conditions.filter(([name]) => name === 'body_style'));
  const fits = ([, style]: Conditions[number]) => styles.length === 0 || styles.some(([, other]) => other === style);
  const read = uses.flatMap(({ pattern, conditions }) => partsOf(text, pattern, conditions.filter(fits)));
  return read.filter(({ conditions }) => conditions.length > 0);
}

/** Checks whether a word is meaningful by itself: a kind, a wish or a use. */
export const isKnown = (word: string): boolean =>
  [readKinds, readWishes].some((read) => read(word).length > 0) || readUses(word, []).length > 0;

/** Finds the brands that a text names. */
export const readBrands = (text: string, brands: BrandNames): ReadPart[] =>
  findBrands(text, brands).map(({ start, end, slug }) => ({
    words: text.slice(start, end),
    start,
    end,
    conditions: [['brand', slug]],
    brand: brands.nameOf(slug),
  }));

const partsOf = (text: string, pattern: RegExp, conditions: Conditions): ReadPart[] =>
  [...text.matchAll(pattern)].map((match) => Object.assign(placeOf(match), { conditions }));
