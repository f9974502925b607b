import * as z from 'zod';
import { readTable } from '../../../core/tables/read-table.ts';
import type { State } from '../../pricing/index.ts';
import { typingErrors, wholeErrors } from '@dopahiya/engines/parser';
import { soundsOf } from '@dopahiya/engines/plain-words';
import { cityWords } from './city-words.ts';
import type { NamedCityRow } from './city-repository.ts';
import { kmBetween, type Point } from './places.ts';

/** Other names of cities by slug, besides those in the catalogue: Hindi and short names. */
export const spokenCityNames: Readonly<Record<string, readonly string[]>> = readTable(
  'names-of-cities',
  z.record(z.string(), z.array(z.string().min(1))),
);

/** How words match a name: the whole name, its beginning, beginnings of its words, or parts of it. */
export const Fit = { whole: 0, start: 1, words: 2, inside: 3 } as const;

interface Entry {
  city: NamedCityRow;
  /** All its names, normalised. */
  names: string[];
  /** Phonetic keys of its names. */
  sounds: ReadonlySet<string>;
}

/** Minimum number of sounds to identify a name. */
const TOLD = 3;

/** Minimum number of inhabitants of a large city. */
const LARGE = 1_000_000;

/** In-memory index of cities by any of their names; built once per catalogue. */
export class CityIndex {
  readonly #entries: Entry[];

  /** Equally good matches keep the order given here. */
  constructor(cities: readonly NamedCityRow[]) {
    this.#entries = cities.map((city) => {
      const names = namesOf(city);
      return { city, names, sounds: new Set(names.flatMap(soundsOf)) };
    });
  }

  /** Finds the cities with all of these words in one of their names, whole names and beginnings first. */
  named(words: string, states?: readonly string[], max: number = Fit.inside): NamedCityRow[] {
    const ranked = this.#in(states).map(({ city, names }) => ({
      city,
      rank: Math.min(...names.map((name) => rankOf(name, words))),
    }));
    const found = ranked.filter(({ rank }) => rank <= max).toSorted((one, other) => one.rank - other.rank);
    return found.map(({ city }) => city);
  }

  /** Finds the cities with a name that sounds like these words, in any script. */
  sounding(words: string, states?: readonly string[]): NamedCityRow[] {
    const asked = soundsOf(words).filter(({ length }) => length >= TOLD);
    return this.#in(states)
      .filter(({ sounds }) => asked.some((sound) => sounds.has(sound)))
      .map(({ city }) => city);
  }

  /** Checks whether a city has exactly this name. */
  isNamed(words: string): boolean {
    return this.#entries.some(({ names }) => names.includes(words));
  }

  /** Finds the cities with a name that is or starts with these words. */
  startingWith(words: string): NamedCityRow[] {
    return this.#entries
      .filter(({ names }) => names.some((name) => rankOf(name, words) <= Fit.start))
      .map(({ city }) => city);
  }

  /** Finds the cities with similarly spelled names: those with the fewest typos. */
  alike(words: string, states?: readonly string[], max = Infinity): NamedCityRow[] {
    const typed = words.replaceAll(' ', '');
    let fewest = Math.min(max, slipsAllowed(typed));
    if (fewest === 0) return [];
    const counted = this.#in(states).map(({ city, names }) => ({ city, slips: slipsOf(names, typed, fewest) }));
    fewest = Math.min(fewest, ...counted.map(({ slips }) => slips));
    return counted.filter(({ slips }) => slips === fewest).map(({ city }) => city);
  }

  withSlug(slug: string): NamedCityRow | undefined {
    return this.#entries.find(({ city }) => city.slug === slug)?.city;
  }

  /** Returns the cities of these states, largest first. */
  ofStates(states: readonly string[]): NamedCityRow[] {
    return this.#in(states).map(({ city }) => city);
  }

  /** Returns the cities of a state, nearest to a point first. */
  nearestIn(state: State, point: Point): NamedCityRow[] {
    return this.ofStates([state]).toSorted((one, other) => kmBetween(point, one) - kmBetween(point, other));
  }

  /** Returns the large city nearest to a point. */
  nearestLarge(point: Point): NamedCityRow | undefined {
    const large = this.#entries.map(({ city }) => city).filter(({ population }) => population >= LARGE);
    return large.toSorted((one, other) => kmBetween(point, one) - kmBetween(point, other))[0];
  }

  #in(states: readonly string[] | undefined): Entry[] {
    return states ? this.#entries.filter(({ city }) => states.includes(city.state)) : this.#entries;
  }
}

/** Returns all normalised names of a city. */
export function namesOf({ slug, name, also_known_as }: NamedCityRow): string[] {
  const names = [name, ...(also_known_as?.split(', ') ?? []), ...(spokenCityNames[slug] ?? [])];
  return [...new Set(names.map(cityWords))];
}

/** Ranks how well a name matches words. */
function rankOf(name: string, words: string): number {
  if (name === words) return Fit.whole;
  if (name.startsWith(words)) return Fit.start;
  const each = words.split(' ');
  if (each.every((word) => ` ${name}`.includes(` ${word}`))) return Fit.words;
  return each.every((word) => name.includes(word)) ? Fit.inside : Infinity;
}

/** Returns the number of typos allowed in a name: none below four letters, three from eight on. */
const slipsAllowed = ({ length }: string): number => [4, 5, 8].filter((min) => length >= min).length;

const slipsOf = (names: string[], typed: string, max: number): number =>
  Math.min(...names.map((name) => slipsIn(typed, name.replaceAll(' ', ''), max)));

/** Minimum number of letters from which a partly typed name may contain typos. */
const BEGUN = 6;

/** Counts typos; a partly typed name counts as one more, since whole names are likelier. */
function slipsIn(typed: string, name: string, max: number): number {
  const begun = typingErrors(typed, name, max);
  if (begun > max) return begun;
  return Math.min(typed.length < BEGUN ? Infinity : begun + 1, wholeErrors(typed, name, max));
}
