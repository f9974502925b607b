import type { SearchReading } from '@dopahiya/domain/requests';
import { alone } from './alone.ts';
import { rivalsIn } from './reading.ts';
import { isFiller } from '../parser/words/filler-words.ts';
import { wordsFor } from '../parser/words/search-words.ts';

/** What a search wants to know about a model: its price, its EMI, a comparison, or a section of its page. */
export type SearchIntent = NonNullable<SearchReading['aim']>;

/** A section of a model page. */
type PageAim = Extract<SearchIntent, 'figures' | 'colours' | 'reviews'>;

const anywhere = (words: string) => new RegExp(alone(words), 'giu');

const price = anywhere(wordsFor('aim price'));
const emi = anywhere(wordsFor('aim emi'));
const pageAims = (['reviews', 'colours', 'figures'] as const satisfies PageAim[]).map(
  (aim) => [aim, anywhere(wordsFor(`aim ${aim}`))] as const,
);
const comparing = anywhere(wordsFor('aim compare'));
const versus = anywhere(String.raw`vs\.?|v\/s|versus|बनाम`);
const between = anywhere('and|or|with|to|aur|ya|और|या');

const oneOrOther = anywhere('or|ya|या');

/** Hindi words that join the names in a comparison: 'splendor aur shine mein difference'. */
const binding = anywhere('mein|me|ke beech|k[aie]|में|के बीच');

const letters = String.raw`\p{L}[\p{L}\p{M}.'-]*`;
const pin = String.raw`[1-9]\d{2} ?\d{3}(?!\d)`;
const placeBefore = new RegExp(
  String.raw`${alone('in|at|near|pin(?: ?code)?')}[\s:]+(${pin}|${letters}(?:[ ,]+${letters}){0,3})`,
  'giu',
);
const placeBehind = new RegExp(String.raw`(${letters})\s+${alone('में|mein')}`, 'giu');

/** Place names such as 'Navi Mumbai' when model names follow the place. */
const firstPlace = new RegExp(String.raw`^(?:(?:navi|new|greater|port|sri)\s+)?${letters}`, 'iu');

/** The aim of a search, the place it mentions, and the remaining names. */
export interface Wanted {
  aim: SearchIntent | undefined;
  /** Word in the position of a place: 'pune' in 'price in pune'. */
  place: string | undefined;
  /** Remaining text, with 'vs' between two model names. */
  left: string;
}

/** Replaces 'or' with 'vs' when both sides name a model: 'pulsar or apache', but not 'activa 6g or 125'. */
function withRivals(names: string): string {
  const either = names.split(oneOrOther);
  return either.every(hasModel) ? either.join(' vs ') : names;
}

/** Reads the aim of a search from the words that are not conditions. */
export function readWanted(text: string): Wanted {
  const isComparing = text.search(comparing) >= 0;
  const listed = isComparing
    ? text.replaceAll(comparing, ' ').replaceAll(between, ' vs ').replaceAll(binding, ' ')
    : text;
  const asked = listed.replaceAll(versus, ' vs ').replaceAll(emi, ' ').replaceAll(price, ' ');
  const ofModel = readPlace(pageAims.reduce((rest, [, words]) => rest.replaceAll(words, ' '), asked));
  // 'Mileage' without a name is not a question about a model.
  const named = hasModel(ofModel.left) ? ofModel : readPlace(asked);
  const rivals = rivalsIn(withRivals(named.left)).filter(hasName);
  // Text that is not a name may still be recognised as an unsupported search.
  const left = rivals.length === 0 ? named.left : rivals.join(' vs ');
  if (rivals.length > 1) return { ...named, left, aim: 'compare' };
  if (text.search(emi) >= 0) return { ...named, left, aim: 'emi' };
  const asksPrice = hasName(left) && (named.place !== undefined || text.search(price) >= 0);
  return { ...named, left, aim: asksPrice ? 'price' : pageAimIn(text, left) };
}

const pageAimIn = (text: string, left: string): SearchIntent | undefined =>
  hasModel(left) ? pageAims.find(([, words]) => text.search(words) >= 0 && left.search(words) < 0)?.[0] : undefined;

/** Finds the first place mentioned; stop words are skipped. */
function readPlace(text: string): Pick<Wanted, 'place' | 'left'> {
  for (const match of [...text.matchAll(placeBefore), ...text.matchAll(placeBehind)]) {
    const [whole, words = ''] = match;
    const isFirst = !hasName(text.slice(0, match.index));
    const place = upToFiller((isFirst && firstPlace.exec(words)?.[0]) || words);
    if (place === '') continue;
    const end = match.index + whole.indexOf(words) + place.length;
    const isBehind = whole.startsWith(words);
    return { place: place.replaceAll(' ,', ','), left: `${text.slice(0, match.index)} ${text.slice(isBehind ? match.index + whole.length : end)}` };
  }
  return { place: undefined, left: text };
}

function upToFiller(words: string): string {
  const [first = '', ...others] = words.split(/(?<=[ ,])(?=[^ ,])/);
  if (isFiller(first.trim()) || /^vs$/i.test(first.trim())) return '';
  return others.length === 0 ? first.trim() : `${first}${upToFiller(others.join(''))}`.replace(/[ ,]+$/, '');
}

const hasName = (text: string): boolean =>
  text.split(/\s+/).some((word) => /[\p{L}\p{N}]/u.test(word) && !isFiller(word));

/** Words around a number when no model is named: 'ground clearance above 170 mm'. */
const ofMeasure = /^(?:mm|cm|kgs?|kms?|cc|nm|bhp|ps|l|lit(?:re|er)s?|above|below|less|more|than|over|from|up|upto)$/iu;

const hasModel = (text: string): boolean =>
  text.split(/\s+/).some((word) => /\p{L}/u.test(word) && !isFiller(word) && !ofMeasure.test(word));
