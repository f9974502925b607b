import type { BikeRequest } from '@dopahiya/domain/requests';
import { apiFilters } from '../bike-conditions/api-filters.ts';
import { conditionsOf } from './conditions-of.ts';
import { isOfBrands, type Reading, rivalsIn, sortIn } from './reading.ts';

/** Client for querying the list of bikes. */
export interface BikeAsker<Found extends { count: number }> {
  list: (request: BikeRequest) => Promise<Found>;
  /** Searches by name and reports the words of `search` that were ignored; null if nothing is found. */
  named: (request: BikeRequest & { search: string }) => Promise<(Found & { left_out: readonly string[] }) | null>;
}

/** A search result with the reading it is based on. */
export interface FoundAsRead<Found> {
  found: Found;
  reading: Reading;
}

/**
 * Finds bikes matching all of the reading, else those matching the names, else those matching the conditions. With conditions present,
 * fuzzy name matches are ignored: 'black' is not BlazeX. Shared by the search box and the results page so that they agree.
 */
export async function findAsRead<Found extends { count: number }>(
  reading: Reading,
  asker: BikeAsker<Found>,
): Promise<FoundAsRead<Found>> {
  const { rest, parts, situation } = reading;
  // Someone whose bike was stolen is not looking for one: return the plain search, which matches no bike.
  if (situation !== undefined)
    return { found: await asker.list({ search: reading.text }), reading: { ...reading, parts: [], rest: '' } };
  const sort = sortIn(reading);
  const order: BikeRequest = sort ? { sort } : {};
  const understood: BikeRequest = { ...order, ...apiFilters(conditionsOf(parts)) };
  // A name may belong to a discontinued bike; conditions only apply to bikes on sale.
  const listed = () => asker.list({ status: 'on_sale', ...understood });
  if (rest === '') return { found: await listed(), reading };
  const named = async (filters: BikeRequest, words: BikeRequest = {}): Promise<FoundAsRead<Found> | null> => {
    const answer = await asker.named({ ...filters, ...words, search: rest });
    if (!answer) return null;
    const { left_out, ...found } = answer;
    return { found: found as unknown as Found, reading: { ...reading, ...withoutWords(rest, left_out) } };
  };
  for (const words of waysToName(parts)) {
    const all = await named(understood, words);
    if (all && (all.found.count > 0 || parts.length === 0)) return all;
  }
  const ofNames = parts.length > 0 ? await named(order, sure) : null;
  if (ofNames && isOfName(ofNames)) {
    const unfit = parts.filter(({ conditions }) => conditions.length > 0);
    return { ...ofNames, reading: { ...ofNames.reading, unfit } };
  }
  return { found: await listed(), reading: { ...reading, rest: '', unknown: wordsOf(rest) } };
}

const sure: BikeRequest = { sure_words: 'true' };

/** Returns the ways to search by name; fuzzy matches are allowed only next to brands, without other conditions. */
function waysToName(parts: Reading['parts']): BikeRequest[] {
  if (parts.length === 0) return [{}];
  return parts.every(isOfBrands) ? [{}, sure] : [sure];
}

/** Checks for a match by name; a number alone does not count, as it would drop all conditions. */
const isOfName = ({ found, reading }: FoundAsRead<{ count: number }>): boolean =>
  found.count > 0 && /\p{L}/u.test(reading.rest);

/** Separates the words that matched from those that did not; if none matched, all are kept. */
function withoutWords(rest: string, leftOut: readonly string[]): Pick<Reading, 'rest' | 'unknown'> {
  const isLeftOut = (word: string) => leftOut.includes(word.toLowerCase());
  const names = rivalsIn(rest).map((name) =>
    wordsIn(name)
      .filter((word) => !isLeftOut(word))
      .join(' '),
  );
  return { rest: names.filter((name) => name !== '').join(' vs '), unknown: wordsOf(rest).filter(isLeftOut) };
}

const wordsIn = (name: string): string[] => name.split(' ');

/** Returns the words of all names, without the 'vs' between them. */
const wordsOf = (rest: string): string[] => rivalsIn(rest).flatMap(wordsIn);
