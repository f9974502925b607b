import { type SearchTerm, searchTerms, type Size, withoutMarks } from './search-terms.ts';
import { errorsAllowed, typingErrors } from '@dopahiya/engines/plain-words';
import { nameRuns, scoreExactWords } from './sure-names.ts';

/** What bikes are found by. */
export interface NamedBike {
  id: number;
  brand: string;
  name: string;
  engine_capacity: number | null;
  battery_capacity: number | null;
}

/** A bike that has been found, and how well it fits: the more, the better. */
export interface FoundBike<Bike> {
  bike: Bike;
  score: number;
}

/** The bikes that have most words of a search. */
export interface MostFound<Bike> {
  found: FoundBike<Bike>[];
  /** Words of the search that these bikes do not have. */
  leftOut: string[];
}

interface Entry<Bike> {
  bike: Bike;
  /** Brand and name in lower case behind a blank, so that every word starts with one. */
  name: string;
  plain: string;
  words: Set<string>;
  /** Each run of words of the name, without blanks. */
  runs: readonly string[];
}

/** How well a word is found; each typing error takes something off. */
const scores = { whole: 1, start: 0.95, inside: 0.9, mistyped: 0.8, perError: 0.15 } as const;
/** What a bike that is called just so has more than the others. */
const ofWholeName = 0.5;

/** One or two letters stand inside too many words: 'ls' in 'pulsar'. */
const tooShortInside = /^[\p{L}\p{N}]{1,2}$/u;

/** 97 cc and 102 cc are what riders call 100 cc. */
const SIZE_TOLERANCE = 0.03;

/** Finds bikes by words of brand and name in any order; made once for a catalogue, and kept in memory. */
export class BikeIndex<Bike extends NamedBike> {
  readonly #entries: Entry<Bike>[];
  readonly #words: string[];

  /** Bikes that fit equally well are found in the order in which they come here. */
  constructor(bikes: Bike[]) {
    this.#entries = bikes.map(toEntry);
    this.#words = [...new Set(this.#entries.flatMap(({ words }) => [...words]))];
  }

  /** All bikes in the order in which they came. */
  get bikes(): Bike[] {
    return this.#entries.map(({ bike }) => bike);
  }

  /** The bikes that have every term, the best first; when none has, those that are written like them. */
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

  /** The bikes that have every term, else all but one, else as many as a bike has from the first one on; and the words that were left out. Of words that are sure none only resembles a name. */
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

  /** The bikes that have every term as a name that is surely meant. */
  #findSurely(terms: SearchTerm[]): FoundBike<Bike>[] {
    return this.#scored(terms, ({ bike, runs }, { plain, size }) =>
      size && hasSize(bike, size) ? scores.inside : scoreExactWords(plain, runs),
    );
  }

  /** The bikes of which every term scores, those with the highest sums first. */
  #scored(terms: SearchTerm[], scoreOf: (entry: Entry<Bike>, term: SearchTerm) => number): FoundBike<Bike>[] {
    const found: FoundBike<Bike>[] = [];
    for (const entry of this.#entries) {
      const score = sumOf(terms, (term) => scoreOf(entry, term));
      if (score > 0) found.push({ bike: entry.bike, score });
    }
    return found.toSorted(bestFirst);
  }

  /** The words that may be meant by a term, with their scores. */
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

/** The sum of what every term scores; 0 as soon as one is not found. */
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

/** 'duke-390' as two words, for the name has them the other way round. */
const partsOf = (term: SearchTerm): SearchTerm[] =>
  term.word.includes('-') ? searchTerms(term.word.replaceAll('-', ' ')) : [term];

/** Where some bikes have the words as words, those are left out that only have the letters inside others: 'r15' is no Pulsar 150. */
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
