import { typingErrors, wholeErrors } from '../names/typing-errors.ts';
import { soundsOf } from './place-sounds.ts';
import { placeWords } from './place-words.ts';

/** A city that a text can name. */
export interface NamedCity<City> {
  city: City;
  names: readonly string[];
  /** Two-letter code of its state. */
  state: string;
}

/** The places that a text can name. */
export interface PlaceNames<City extends { slug: string } = { slug: string }> {
  /** Sorted by size, largest first. */
  cities: readonly NamedCity<City>[];
  /** States by the two letters of their number plates. */
  states: readonly { code: string; names: readonly string[] }[];
}

/** How words match a name: the whole name, its beginning, beginnings of its words, or parts of it. */
export const Fit = { whole: 0, start: 1, words: 2, inside: 3 } as const;

/** Minimum number of sounds to identify a name. */
const TOLD = 3;
/** Minimum number of letters from which a partly typed name may contain typos. */
const BEGUN = 6;

const everywhere = () => true;

/** Index of cities and states by any of their names, the only matcher of places; build it once per catalogue. */
export class PlaceIndex<City extends { slug: string } = { slug: string }> {
  readonly #entries: readonly NamedCity<City>[];
  readonly #sounds = new Map<string, NamedCity<City>[]>();
  readonly #byName = new Map<string, NamedCity<City>>();
  readonly #states = new Map<string, string>();

  /** Equally good matches keep the order given here. */
  constructor({ cities, states }: PlaceNames<City>) {
    this.#entries = cities.map((one) => ({ ...one, names: [...new Set(one.names.map(placeWords))] }));
    for (const entry of this.#entries) {
      for (const name of entry.names) if (!this.#byName.has(name)) this.#byName.set(name, entry);
      for (const sound of new Set(entry.names.flatMap(soundsOf)))
        this.#sounds.set(sound, [...(this.#sounds.get(sound) ?? []), entry]);
    }
    for (const { code, names } of states)
      for (const name of [code, ...names].map(placeWords)) this.#states.set(name, code);
  }

  /** All cities, largest first. */
  get cities(): City[] {
    return this.#entries.map(({ city }) => city);
  }

  /** Returns the largest city with exactly this name. */
  cityCalled(words: string): NamedCity<City> | undefined {
    return this.#byName.get(words);
  }

  /** Returns the code of the state with this name or code. */
  stateCalled(words: string): string | undefined {
    return this.#states.get(words);
  }

  /** Returns the largest city one of whose names passes a test. */
  cityWhere(test: (name: string) => boolean): NamedCity<City> | undefined {
    return this.#entries.find(({ names }) => names.some(test));
  }

  /** Finds the cities with all of these words in one of their names, whole names and beginnings first. */
  named(words: string, isIn: (city: City) => boolean = everywhere, max: number = Fit.inside): City[] {
    const ranked = this.#in(isIn).map(({ city, names }) => ({
      city,
      rank: Math.min(...names.map((name) => rankOf(name, words))),
    }));
    const found = ranked.filter(({ rank }) => rank <= max).toSorted((one, other) => one.rank - other.rank);
    return found.map(({ city }) => city);
  }

  /** Finds the cities with a name that sounds like these words, in any script. */
  sounding(words: string, isIn: (city: City) => boolean = everywhere): City[] {
    const heard = new Set(this.cityHeard(words));
    return this.#in(isIn)
      .filter((entry) => heard.has(entry))
      .map(({ city }) => city);
  }

  /** Returns the cities that sound like these words, by at least so many sounds. */
  cityHeard(words: string, least = TOLD): readonly NamedCity<City>[] {
    const sounds = soundsOf(words).filter(({ length }) => length >= least);
    return sounds.flatMap((sound) => this.#sounds.get(sound) ?? []);
  }

  /** Finds the cities with similarly spelled names: those with the fewest typos. */
  alike(words: string, isIn: (city: City) => boolean = everywhere, max = Infinity): City[] {
    const typed = words.replaceAll(' ', '');
    let fewest = Math.min(max, slipsAllowed(typed));
    if (fewest === 0) return [];
    const counted = this.#in(isIn).map(({ city, names }) => ({ city, slips: slipsOf(names, typed, fewest) }));
    fewest = Math.min(fewest, ...counted.map(({ slips }) => slips));
    return counted.filter(({ slips }) => slips === fewest).map(({ city }) => city);
  }

  #in(isIn: (city: City) => boolean): readonly NamedCity<City>[] {
    return isIn === everywhere ? this.#entries : this.#entries.filter(({ city }) => isIn(city));
  }
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

const slipsOf = (names: readonly string[], typed: string, max: number): number =>
  Math.min(...names.map((name) => slipsIn(typed, name.replaceAll(' ', ''), max)));

/** Counts typos; a partly typed name counts as one more, since whole names are likelier. */
function slipsIn(typed: string, name: string, max: number): number {
  const begun = typingErrors(typed, name, max);
  if (begun > max) return begun;
  return Math.min(typed.length < BEGUN ? Infinity : begun + 1, wholeErrors(typed, name, max));
}
