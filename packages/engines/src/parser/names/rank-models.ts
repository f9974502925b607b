import { isNamed } from './name-words.ts';
import { isLike } from './like-words.ts';
import type { IndexedModel, NamedModel, NameIndex } from './name-index.ts';
import { type SearchTerm, searchTerms, type Size, sizeInCc, sizesApart } from './search-terms.ts';
import { errorsAllowed, typingErrors } from './typing-errors.ts';
import { ordinaryWords } from './weak-words.ts';
import { wellNamed } from './well-named.ts';

/** Bike found, with its score: higher is better. */
export interface FoundBike<Bike> {
  bike: Bike;
  score: number;
}

/** Bikes that match most words of a search. */
export interface MostFound<Bike> {
  found: FoundBike<Bike>[];
  /** Words of the search that these bikes do not have. */
  leftOut: string[];
}

/** Scores of a word's match; each typo reduces it. */
const scores = { whole: 1, start: 0.95, inside: 0.9, mistyped: 0.8, perError: 0.15 } as const;
/** Bonus for a bike with exactly this name. */
const ofWholeName = 0.5;

/** Short words match inside too many others: 'ls' in 'pulsar', 'e20' in 'xpulse 200'. */
const tooShortInside = /^(?:[\p{L}\p{N}]{1,2}|\p{L}\d{2})$/u;
/** Minimum length of a beginning that surely stands for a name: 'disc' is not Discover. */
const SHORTEST_START = 5;
/** Minimum length of a word that surely stands for one with a typo: 'splender', but not 'strong' for Strom. */
const SHORTEST_MISTYPED = 6;

/** Riders call both 97 cc and 102 cc 100 cc. */
const SIZE_TOLERANCE = 0.03;

type Score = (model: IndexedModel, term: SearchTerm) => number;

/** Finds the models that match every word of a text, best first; if none does, similarly spelled ones. */
export const rankModels = <Model extends NamedModel>(index: NameIndex<Model>, text: string): FoundBike<Model>[] =>
  ranked(index, searchTerms(wellNamed(text, index)));

function ranked<Model extends NamedModel>(index: NameIndex<Model>, terms: readonly SearchTerm[]): FoundBike<Model>[] {
  if (terms.length === 0) return [];
  const exact = scored(index, terms, exactScore);
  if (exact.length > 0)
    return withoutChance(exact, terms)
      .map((found) => withWholeName(found, index, terms))
      .toSorted(bestFirst);
  const parted = terms.flatMap(partsOf);
  if (parted.length > terms.length) return ranked(index, parted);
  const meant = new Map(terms.map((term) => [term, wordsLike(index, term)]));
  return scored(index, terms, (model, term) => exactScore(model, term) || mistypedScore(model, meant.get(term)));
}

/**
 * Finds the models that match every word of a text, else all but one, else the longest run from the first; and the words left out. With `isSure`,
 * words that only resemble a name do not match.
 */
export function rankMostModels<Model extends NamedModel>(
  index: NameIndex<Model>,
  text: string,
  isSure = false,
): MostFound<Model> {
  const terms = searchTerms(wellNamed(text, index));
  const alike = isSure ? new Map(terms.map((term) => [term, surelyLike(index, term)])) : undefined;
  const find = (some: readonly SearchTerm[]) =>
    alike ? scored(index, some, (model, term) => sureScore(model, term, alike.get(term))) : ranked(index, some);
  const all = find(terms);
  if (all.length > 0) return { found: all, leftOut: [] };
  const lastFirst = terms.toReversed();
  for (const dropped of terms.length > 1 ? [...lastFirst.filter(isNumber), ...lastFirst] : []) {
    const found = find(terms.filter((term) => term !== dropped));
    if (found.length > 0) return { found: nearestFirst(found, dropped), leftOut: [dropped.word] };
  }
  let most: MostFound<Model> = { found: [], leftOut: [] };
  const kept: SearchTerm[] = [];
  for (const term of terms) {
    const found = find([...kept, term]);
    if (found.length > 0) kept.push(term);
    most = found.length > 0 ? { ...most, found } : { found: most.found, leftOut: [...most.leftOut, term.word] };
  }
  return most;
}

const isNumber = ({ word }: SearchTerm): boolean => /^\d+$/.test(word);

/** Sorts the models of a family by how near they are to a size that none of them has: of 'duke 690' the 390 Duke comes first. */
function nearestFirst<Model extends NamedModel>(found: FoundBike<Model>[], { word }: SearchTerm): FoundBike<Model>[] {
  if (!sizeInCc.test(word)) return found;
  return found.toSorted((one, other) => sizesApart(one.bike, word) - sizesApart(other.bike, word));
}

/** Finds the models for which every term scores, highest total first. */
function scored<Model extends NamedModel>(
  { models }: NameIndex<Model>,
  terms: readonly SearchTerm[],
  scoreOf: Score,
): FoundBike<Model>[] {
  const found = models.flatMap((one) => {
    const each = terms.map((term) => scoreOf(one, term));
    const score = each.includes(0) ? 0 : each.reduce((sum, part) => sum + part, 0);
    return score > 0 ? [{ bike: one.model, score }] : [];
  });
  return found.toSorted(bestFirst);
}

/** Returns the words that a term may mean, with their scores; its end may not be typed yet. A word of a name and an ordinary word have no typo. */
function wordsLike({ allWords }: NameIndex, { word }: SearchTerm): ReadonlyMap<string, number> {
  const allowed = allWords.includes(word) || ordinaryWords.has(word) ? 0 : errorsAllowed(word);
  const candidates = allowed === 0 ? [] : allWords.filter(({ length }) => length >= word.length - allowed);
  const counted = candidates.map((candidate) => [candidate, typingErrors(word, candidate, allowed)] as const);
  // People rarely mistype a first letter: 'tata' is not Katana.
  const near = counted.filter(([candidate, errors]) => errors + Number(candidate[0] !== word[0]) <= allowed);
  return new Map(near.map(([candidate, errors]) => [candidate, scores.mistyped - errors * scores.perError]));
}

const bestFirst = (one: FoundBike<unknown>, other: FoundBike<unknown>): number => other.score - one.score;

/** Splits 'duke-390' into two words, since the name has them the other way round. */
const partsOf = (term: SearchTerm): SearchTerm[] =>
  term.word.includes('-') ? searchTerms(term.word.replaceAll('-', ' ')) : [term];

/** Drops accidental matches inside words if others match whole words: 'r15' is not a Pulsar 150. */
function withoutChance<Bike>(found: FoundBike<Bike>[], terms: readonly SearchTerm[]): FoundBike<Bike>[] {
  const least = terms.length * scores.start;
  const ofWords = found.filter(({ score }) => score >= least - 1e-9);
  return ofWords.length > 0 ? ofWords : found;
}

function withWholeName<Model extends NamedModel>(
  { bike, score }: FoundBike<Model>,
  { brands }: NameIndex,
  terms: readonly SearchTerm[],
): FoundBike<Model> {
  const brand = brands.nameOf(bike.key.split('/')[0] ?? '') ?? '';
  return {
    bike,
    score: isNamed({ brand, name: bike.name }, terms.map(({ plain }) => plain).join('')) ? score + ofWholeName : score,
  };
}

function exactScore({ model, full, plain, runs }: IndexedModel, term: SearchTerm): number {
  if (runs.has(term.plain)) return scores.whole;
  if (full.includes(` ${term.word}`)) return scores.start;
  if (term.size && hasSize(model, term.size)) return scores.whole;
  if (tooShortInside.test(term.word)) return 0;
  return full.includes(term.word) || (term.plain !== '' && plain.includes(term.plain)) ? scores.inside : 0;
}

/** Scores a term that is a word of the name, its beginning, or has a single typo. */
function sureScore({ model, runs }: IndexedModel, { plain, size }: SearchTerm, like?: readonly string[]): number {
  if (runs.has(plain)) return scores.whole;
  if (size && hasSize(model, size)) return scores.inside;
  if (plain.length >= SHORTEST_START && [...runs].some((run) => run.startsWith(plain))) return scores.inside;
  return like?.some((word) => runs.has(word)) === true ? scores.mistyped : 0;
}

const surelyLike = ({ allWords }: NameIndex, { plain }: SearchTerm): readonly string[] =>
  allWords.filter((word) => Math.min(word.length, plain.length) >= SHORTEST_MISTYPED && isLike(plain, word, 1));

function hasSize({ engine_capacity, battery_capacity }: NamedModel, { unit, amount }: Size): boolean {
  const own = (unit === 'cc' ? engine_capacity : battery_capacity) ?? null;
  return own !== null && Math.abs(own - amount) <= amount * SIZE_TOLERANCE;
}

function mistypedScore({ full }: IndexedModel, meant: ReadonlyMap<string, number> | undefined): number {
  if (!meant || meant.size === 0) return 0;
  return Math.max(0, ...full.split(/[^\p{L}\p{N}]+/u).map((word) => meant.get(word) ?? 0));
}
