import { readWanted } from './aims.ts';
import { filler } from '../parser/words/filler-words.ts';
import { readDeniedNames, withNegations } from './negations.ts';
import { readQuantities } from '../parser/numbers/read-quantities.ts';
import { partOfQuantity } from './measures.ts';
import { readRiderHeights } from './rider-heights.ts';
import { readUsedFacts } from './read-used-facts.ts';
import { readSorts } from './read-sorts.ts';
import type { BrandNames } from '../parser/names/brand-names.ts';
import { readBrands, readKinds, readUses, readWishes } from './read-names.ts';
import { isOfBrands, type Reading, type ReadPart } from './reading.ts';
import { situationIn } from './situations.ts';

/**
 * Reads the conditions of a text: 'scooter under 1 lakh with 50 kmpl' becomes a body style, a budget and a mileage; of a used bike also year,
 * kilometres, owner and colour. Other words are left to search for in names, except those for an aim or a place.
 */
export function readConditions(text: string, brands: BrandNames, subject: 'new' | 'used'): Reading {
  const situation = situationIn(text);
  let parts: ReadPart[] = [];
  let left = text;
  const readers = [
    ...(subject === 'used' ? [readUsedFacts] : []),
    (words: string) => readBrands(words, brands),
    readRiderHeights,
    (words: string) => readQuantities(words).map(partOfQuantity),
    (words: string) => readSorts(words).filter(() => !parts.some(({ sort }) => sort)),
    readKinds,
    readWishes,
    (words: string) => readUses(words, parts),
  ];
  for (const read of readers) {
    for (const part of read(left)) {
      if (!isApart(part, parts)) continue;
      parts.push(part);
      left = blanked(left, part);
    }
  }
  parts = withNegations(text, parts);
  left = parts.reduce(blanked, left);
  for (const part of readDeniedNames(left)) {
    if (!isApart(part, parts)) continue;
    parts.push(part);
    left = blanked(left, part);
  }
  const isOfTwo = readWanted(left).aim === 'compare';
  const ownParts = isOfTwo ? parts.filter((part) => !isOfBrands(part)) : parts;
  const { aim, place, left: names } = readWanted(isOfTwo ? withBrands(left, parts.filter(isOfBrands)) : left);
  const rest = names.replaceAll(filler, ' ').replaceAll(loose, ' ').replaceAll(unread, '$1-$2');
  return {
    text,
    parts: ownParts.toSorted((one, other) => one.start - other.start),
    rest: rest.replaceAll(/\s+/g, ' ').trim(),
    ...(aim && { aim }),
    ...(situation && { situation }),
    ...(place !== undefined && { place }),
  };
}

/** Punctuation that does not belong to a word. */
const loose = /[,;!?₹"%=]+|(?<![\p{L}\p{M}\p{N}])[-'’.:/~<>&+]+|['’.:/~<>&-]+(?![\p{L}\p{M}\p{N}])/gu;

/** Measurements that no condition reads; one word, so that their number is not part of a name: '20 bhp', 'twin cylinder'. */
const unread =
  /(?<![\p{L}\p{N}])(\d+(?:\.\d+)?|single|twin|triple|dual) ?(bhp|hp|nm|cylinders?|gears?|channel|disc)(?!\p{L})/giu;

/** Checks that a part does not overlap earlier ones; the first one wins. */
const isApart = (part: ReadPart, parts: readonly ReadPart[]): boolean =>
  parts.every(({ start, end }) => part.end <= start || part.start >= end);

/** Puts brands back in front of model names when two models are compared. */
function withBrands(left: string, parts: readonly ReadPart[]): string {
  const fromEnd = parts.toSorted((one, other) => other.start - one.start);
  return fromEnd.reduce(
    (text, { start, end, brand = '' }) => `${text.slice(0, start)}${brand}${text.slice(end)}`,
    left,
  );
}

const blanked = (text: string, { start, end }: ReadPart): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
