import * as z from 'zod';
import { readTable } from '../../../core/tables/read-table.ts';
import type { State } from '../../pricing/index.ts';
import { soundsOf, typingErrors, wholeErrors } from '@dopahiya/engines/plain-words';
import { cityWords } from './city-words.ts';
import type { NamedCityRow } from './city-repository.ts';
import { kmBetween, type Point } from './places.ts';

/** What people call cities beside the names that the catalogue has, by slug: in Hindi, and short names. */
export const spokenCityNames: Readonly<Record<string, readonly string[]>> = readTable(
  'names-of-cities',
  z.record(z.string(), z.array(z.string().min(1))),
);

/** Whether words are a whole name, its beginning, beginnings of its words, or parts of it. */
export const Fit = { whole: 0, start: 1, words: 2, inside: 3 } as const;

interface Entry {
  city: NamedCityRow;
  /** All its names, as they are compared. */
  names: string[];
  /** How they sound. */
  sounds: ReadonlySet<string>;
}

/** From this many sounds on a name is told from others. */
const TOLD = 3;

/** From this many inhabitants on a city is large. */
const LARGE = 1_000_000;

/** Finds cities by any of their names; made once for a catalogue, and kept in memory. */
export class CityIndex {
  readonly #entries: Entry[];

  /** Cities that fit equally well are found in the order in which they come here. */
  constructor(cities: readonly NamedCityRow[]) {
    this.#entries = cities.map((city) => {
      const names = namesOf(city);
      return { city, names, sounds: new Set(names.flatMap(soundsOf)) };
    });
  }

  /** The cities with every one of these words in one of their names, whole names and beginnings first. */
  named(words: string, states?: readonly string[], max: number = Fit.inside): NamedCityRow[] {
    const ranked = this.#in(states).map(({ city, names }) => ({
      city,
      rank: Math.min(...names.map((name) => rankOf(name, words))),
    }));
    const found = ranked.filter(({ rank }) => rank <= max).toSorted((one, other) => one.rank - other.rank);
    return found.map(({ city }) => city);
  }

  /** The cities of which a name sounds like these words, in whichever script. */
  sounding(words: string, states?: readonly string[]): NamedCityRow[] {
    const asked = soundsOf(words).filter(({ length }) => length >= TOLD);
    return this.#in(states)
      .filter(({ sounds }) => asked.some((sound) => sounds.has(sound)))
      .map(({ city }) => city);
  }

  /** Whether a city has just this name. */
  isNamed(words: string): boolean {
    return this.#entries.some(({ names }) => names.includes(words));
  }

  /** The cities of which a name is or begins with these words. */
  startingWith(words: string): NamedCityRow[] {
    return this.#entries
      .filter(({ names }) => names.some((name) => rankOf(name, words) <= Fit.start))
      .map(({ city }) => city);
  }

  /** The cities whose names are written nearly so: those with the fewest slips of the pen. */
  alike(words: string, states?: readonly string[], max = Infinity): NamedCityRow[] {
    const typed = words.replaceAll(' ', '');
    let fewest = Math.min(max, slipsAllowed(typed));
    if (fewest === 0) return [];
    const counted = this.#in(states).map(({ city, names }) => ({ city, slips: slipsOf(names, typed, fewest) }));
    fewest = Math.min(fewest, ...counted.map(({ slips }) => slips));
    return counted.filter(({ slips }) => slips === fewest).map(({ city }) => city);
  }

  /** The city with this slug. */
  withSlug(slug: string): NamedCityRow | undefined {
    return this.#entries.find(({ city }) => city.slug === slug)?.city;
  }

  /** The cities of these states, the largest first. */
  ofStates(states: readonly string[]): NamedCityRow[] {
    return this.#in(states).map(({ city }) => city);
  }

  /** The cities of a state, the nearest to a point first. */
  nearestIn(state: State, point: Point): NamedCityRow[] {
    return this.ofStates([state]).toSorted((one, other) => kmBetween(point, one) - kmBetween(point, other));
  }

  /** The large city that is nearest to a point. */
  nearestLarge(point: Point): NamedCityRow | undefined {
    const large = this.#entries.map(({ city }) => city).filter(({ population }) => population >= LARGE);
    return large.toSorted((one, other) => kmBetween(point, one) - kmBetween(point, other))[0];
  }

  #in(states: readonly string[] | undefined): Entry[] {
    return states ? this.#entries.filter(({ city }) => states.includes(city.state)) : this.#entries;
  }
}

/** All names of a city as they are compared. */
export function namesOf({ slug, name, also_known_as }: NamedCityRow): string[] {
  const names = [name, ...(also_known_as?.split(', ') ?? []), ...(spokenCityNames[slug] ?? [])];
  return [...new Set(names.map(cityWords))];
}

/** How well a name fits words. */
function rankOf(name: string, words: string): number {
  if (name === words) return Fit.whole;
  if (name.startsWith(words)) return Fit.start;
  const each = words.split(' ');
  if (each.every((word) => ` ${name}`.includes(` ${word}`))) return Fit.words;
  return each.every((word) => name.includes(word)) ? Fit.inside : Infinity;
}

/** How many slips of the pen a name may have: none below four letters, three from eight on. */
const slipsAllowed = ({ length }: string): number => [4, 5, 8].filter((min) => length >= min).length;

const slipsOf = (names: string[], typed: string, max: number): number =>
  Math.min(...names.map((name) => slipsIn(typed, name.replaceAll(' ', ''), max)));

/** From this many letters on somebody may still be typing a name and have made a slip already. */
const BEGUN = 6;

/** A name that is only begun counts as one slip more: whole names are likelier. */
function slipsIn(typed: string, name: string, max: number): number {
  const begun = typingErrors(typed, name, max);
  if (begun > max) return begun;
  return Math.min(typed.length < BEGUN ? Infinity : begun + 1, wholeErrors(typed, name, max));
}
