import { wholeWords } from '../quotation/whole-words.ts';
import { readQuantities } from './read-quantities.ts';
import { type NamedBrand, readBrands, readKinds, readUses, readWishes } from './read-names.ts';
import type { Reading, ReadPart } from './reading.ts';

const english = String.raw`an?|and|any|are|around|at|best|bikes?|budget|buy|by|can|find|for|from|give|good|great|having|i|in|india|indian|is|it|latest|list|looking|me|model|models|motor ?bikes?|motorcycles?|my|need|new|of|on|or|please|price|search|show|some|that|the|to|top(?: \d{1,2})?|(?:two|2)[ -]?wheelers?|under|vehicles?|want|which|with`;
const hindi =
  'wal[aie]|ke liye|ke beech|k[aie]|chahiye|बाइक|बाइक्स|मोटरसाइकिल|मोटर साइकिल|दोपहिया|गाड़ी|वाला|वाली|वाले|की|का|के|में|और|चाहिए|लिए|लिये|अच्छी|अच्छा|सबसे|नई|नया';

/** Words of a search that say nothing about a bike. */
const filler = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${english}|${hindi})(?![\p{L}\p{M}\p{N}])`, 'giu');

/** More than anybody searches for: each part that is read is held against the others. */
const mostCharacters = 300;

/**
 * Reads a search in plain words: 'scooter under 1 lakh with 50 kmpl' is a body style, a budget and a mileage. What is not
 * understood is left as words to look for in names. Of a longer text the first 300 characters are read.
 */
export function readPlainWords(written: string, brands: readonly NamedBrand[]): Reading {
  const text = inOneScript(written.length > mostCharacters ? wholeWords(written.slice(0, mostCharacters)) : written);
  const parts: ReadPart[] = [];
  let left = text;
  const readers = [
    (words: string) => readBrands(words, brands),
    readQuantities,
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
  const rest = left.replaceAll(filler, ' ').replaceAll(/[,;!?]+/g, ' ');
  return {
    text,
    parts: parts.toSorted((one, other) => one.start - other.start),
    rest: rest.replaceAll(/\s+/g, ' ').trim(),
  };
}

const firstDigit = '०'.charCodeAt(0);

/** One way of writing each letter, and the digits of Hindi as those of English. */
const inOneScript = (text: string): string =>
  text.normalize('NFC').replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - firstDigit));

/** Parts of one reading may overlap: the first one holds. */
const isApart = (part: ReadPart, parts: readonly ReadPart[]): boolean =>
  parts.every(({ start, end }) => part.end <= start || part.start >= end);

const blanked = (text: string, { start, end }: ReadPart): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
