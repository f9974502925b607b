import { type SearchTerm, type Size, withoutMarks } from './search-terms.ts';
import { errorsAllowed, typingErrors } from '@dopahiya/engines/plain-words';
import { nameRuns, surelyScored } from './sure-names.ts';

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
const scores = { start: 1, inside: 0.9, mistyped: 0.8, perError: 0.15 } as const;

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
    if (exact.length > 0) return exact;
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
      size && hasSize(bike, size) ? scores.inside : surelyScored(plain, runs),
    );
  }

  /** The bikes of which every term scores, those with the highest sums first. */
  #scored(terms: SearchTerm[], scoreOf: (entry: Entry<Bike>, term: SearchTerm) => number): FoundBike<Bike>[] {
    const found: FoundBike<Bike>[] = [];
    for (const entry of this.#entries) {
      const score = sumOf(terms, (term) => scoreOf(entry, term));
      if (score > 0) found.push({ bike: entry.bike, score });
    }
    return found.toSorted((one, other) => other.score - one.score);
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

function exactScore({ bike, name, plain }: Entry<NamedBike>, term: SearchTerm): number {
  if (name.includes(` ${term.word}`)) return scores.start;
  const isInside = name.includes(term.word) || (term.plain !== '' && plain.includes(term.plain));
  return isInside || (term.size && hasSize(bike, term.size)) ? scores.inside : 0;
}

function hasSize({ engine_capacity, battery_capacity }: NamedBike, { unit, amount }: Size): boolean {
  const own = unit === 'cc' ? engine_capacity : battery_capacity;
  return own !== null && Math.abs(own - amount) <= amount * SIZE_TOLERANCE;
}

function mistypedScore({ words }: Entry<NamedBike>, meant: Map<string, number> | undefined): number {
  return Math.max(0, ...[...words].map((word) => meant?.get(word) ?? 0));
}
