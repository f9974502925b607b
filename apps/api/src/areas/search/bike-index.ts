import { type SearchTerm, searchTerms, type Size, withoutMarks } from './search-terms.ts';
import { errorsAllowed, typingErrors } from '@dopahiya/engines/plain-words';
import { nameRuns, scoreExactWords } from './sure-names.ts';

/** Name of a bike, as searched. */
export interface NamedBike {
  id: number;
  brand: string;
  name: string;
  engine_capacity: number | null;
  battery_capacity: number | null;
}

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

interface Entry<Bike> {
  bike: Bike;
  /** Brand and name in lower case after a space, so that every word starts with one. */
  name: string;
  plain: string;
  words: Set<string>;
  /** All runs of words of the name, without spaces. */
  runs: readonly string[];
}

/** Scores of a word's match; each typo reduces it. */
const scores = { whole: 1, start: 0.95, inside: 0.9, mistyped: 0.8, perError: 0.15 } as const;
/** Bonus for a bike with exactly this name. */
const ofWholeName = 0.5;

/** Words of one or two letters match inside too many others: 'ls' in 'pulsar'. */
const tooShortInside = /^[\p{L}\p{N}]{1,2}$/u;

/** Riders call both 97 cc and 102 cc 100 cc. */
const SIZE_TOLERANCE = 0.03;

/** In-memory index of bikes by words of brand and name in any order; built once per catalogue. */
export class BikeIndex<Bike extends NamedBike> {
  readonly #entries: Entry<Bike>[];
  readonly #words: string[];

  /** Equally good matches keep the order given here. */
  constructor(bikes: Bike[]) {
    this.#entries = bikes.map(toEntry);
    this.#words = [...new Set(this.#entries.flatMap(({ words }) => [...words]))];
  }

  /** All bikes in their original order. */
  get bikes(): Bike[] {
    return this.#entries.map(({ bike }) => bike);
  }

  /** Finds the bikes that match every term, best first; if none does, similarly spelled ones. */
  find(terms: SearchTerm[]): FoundBike<Bike>[] {
    const exact = this.#scored(terms, exactScore);
    if (exact.length > 0)
      return withoutChance(exact, terms)
        .map((found) => withWholeName(found, terms))
        .toSorted(bestFirst);
    const parted = terms.flatMap(partsOf);
    if (parted.length > terms.length) return this.find(parted);
    const meant = new Map(terms.map((term) => [term, this.#wordsLike(term)]));
    return this.#scored(terms, (entry, term) => exactScore(entry, term) || mistypedScore(entry, meant.get(term)));
  }

  /**
   * Finds the bikes that match every term, else all but one, else the longest run from the first; and the words left out. With `isSure`,
   * words that only resemble a name do not match.
   */
  findMost(terms: SearchTerm[], isSure = false): MostFound<Bike> {
    const find = (some: SearchTerm[]) => (isSure ? this.#findSurely(some) : this.find(some));
    const all = find(terms);
    if (all.length > 0) return { found: all, leftOut: [] };
    for (const dropped of terms.length > 1 ? terms.toReversed() : []) {
      const found = find(terms.filter((term) => term !== dropped));
      if (found.length > 0) return { found, leftOut: [dropped.word] };
    }
    let most: MostFound<Bike> = { found: [], leftOut: [] };
    const kept: SearchTerm[] = [];
    for (const term of terms) {
      const found = find([...kept, term]);
      if (found.length > 0) kept.push(term);
      most = found.length > 0 ? { ...most, found } : { found: most.found, leftOut: [...most.leftOut, term.word] };
    }
    return most;
  }

  /** Finds the bikes that match every term with certainty, not only by resemblance. */
  #findSurely(terms: SearchTerm[]): FoundBike<Bike>[] {
    return this.#scored(terms, ({ bike, runs }, { plain, size }) =>
      size && hasSize(bike, size) ? scores.inside : scoreExactWords(plain, runs),
    );
  }

  /** Finds the bikes for which every term scores, highest total first. */
  #scored(terms: SearchTerm[], scoreOf: (entry: Entry<Bike>, term: SearchTerm) => number): FoundBike<Bike>[] {
    const found: FoundBike<Bike>[] = [];
    for (const entry of this.#entries) {
      const score = sumOf(terms, (term) => scoreOf(entry, term));
      if (score > 0) found.push({ bike: entry.bike, score });
    }
    return found.toSorted(bestFirst);
  }

  /** Returns the words that a term may mean, with their scores. */
  #wordsLike({ word }: SearchTerm): Map<string, number> {
    const allowed = errorsAllowed(word);
    const candidates = allowed === 0 ? [] : this.#words.filter(({ length }) => length >= word.length - allowed);
    const counted = candidates.map((candidate) => [candidate, typingErrors(word, candidate, allowed)] as const);
    const near = counted.filter(([, errors]) => errors <= allowed);
    return new Map(near.map(([candidate, errors]) => [candidate, scores.mistyped - errors * scores.perError]));
  }
}

function toEntry<Bike extends NamedBike>(bike: Bike): Entry<Bike> {
  const name = ` ${bike.brand} ${bike.name}`.toLowerCase();
  return {
    bike,
    name,
    plain: withoutMarks(name),
    words: new Set(name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)),
    runs: nameRuns(name),
  };
}

/** Sums the scores of all terms; 0 if one does not match. */
function sumOf(terms: SearchTerm[], scoreOf: (term: SearchTerm) => number): number {
  let sum = 0;
  for (const term of terms) {
    const score = scoreOf(term);
    if (score === 0) return 0;
    sum += score;
  }
  return sum;
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

function withWholeName<Bike extends NamedBike>({ bike, score }: FoundBike<Bike>, terms: readonly SearchTerm[]) {
  const asked = terms.map(({ plain }) => plain).join('');
  const isWhole = [bike.name, `${bike.brand} ${bike.name}`].some((name) => withoutMarks(name) === asked);
  return { bike, score: isWhole ? score + ofWholeName : score };
}

function exactScore({ bike, name, plain, runs }: Entry<NamedBike>, term: SearchTerm): number {
  if (runs.includes(term.plain)) return scores.whole;
  if (name.includes(` ${term.word}`)) return scores.start;
  if (term.size && hasSize(bike, term.size)) return scores.whole;
  if (tooShortInside.test(term.word)) return 0;
  const isInside = name.includes(term.word) || (term.plain !== '' && plain.includes(term.plain));
  return isInside ? scores.inside : 0;
}

function hasSize({ engine_capacity, battery_capacity }: NamedBike, { unit, amount }: Size): boolean {
  const own = unit === 'cc' ? engine_capacity : battery_capacity;
  return own !== null && Math.abs(own - amount) <= amount * SIZE_TOLERANCE;
}

function mistypedScore({ words }: Entry<NamedBike>, meant: Map<string, number> | undefined): number {
  return Math.max(0, ...[...words].map((word) => meant?.get(word) ?? 0));
}
