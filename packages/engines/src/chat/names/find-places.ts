import { isDevanagari, soundsOf } from '../../plain-words/place-sounds.ts';
import { wholeErrors } from '../../parser/names/typing-errors.ts';
import type { NamedCity, PlaceNames } from '../place-names.ts';
import { nameWords, splitWords, type TextWord } from '../../parser/names/name-words.ts';

/** A city or state mentioned in a message, with its position. */
export interface PlaceMention {
  start: number;
  end: number;
  city?: NamedCity;
  state: string;
}

/** City names that are also ordinary words; recognised only where a place is expected. */
const alsoWords = new Set(
  (
    'gaya puri mau una pali mandi sagar anand basti etah bid beed rewa jind salem theni karur durg palan sri hapur moga ' +
    'ara arrah buxar para banda chapra tanda bali ooty'
  ).split(' '),
);
const before = /(?:^|\s)(?:in|at|near|from|to|of|around|i am in|my city is|se|से)\s*$/u;
const behind = /^\s*(?:me|mein|main|mai|में|मे|se|से|ke|ka|ki|के|का|की|city|shahar)(?![\p{L}\p{M}])/u;

/** Finds cities and states in messages; build once per catalogue. */
export class PlaceBook {
  readonly #cities = new Map<string, NamedCity>();
  readonly #states = new Map<string, string>();
  readonly #sounds = new Map<string, NamedCity>();

  /** Indexes the names; if several cities share one, the largest wins. */
  constructor({ cities, states }: PlaceNames) {
    for (const city of cities) {
      for (const name of city.names.map(compared)) {
        if (!this.#cities.has(name)) this.#cities.set(name, city);
        const [sound = ''] = soundsOf(name);
        if (sound.length >= 4 && !this.#sounds.has(sound)) this.#sounds.set(sound, city);
      }
    }
    for (const { code, names } of states)
      for (const name of [code, ...names].map(compared)) this.#states.set(name, code);
  }

  /** Finds the cities and states in a text, in order. */
  find(text: string): PlaceMention[] {
    const words = splitWords(text);
    const found: PlaceMention[] = [];
    for (let index = 0; index < words.length; index++) {
      const place = [3, 2, 1]
        .map((count) => this.#placeOf(text, words.slice(index, index + count), count))
        .find(Boolean);
      if (!place) continue;
      found.push(place.mention);
      index += place.count - 1;
    }
    return found;
  }

  #placeOf(text: string, words: TextWord[], count: number): { mention: PlaceMention; count: number } | undefined {
    const [first, last] = [words[0], words.at(-1)];
    if (!first || !last || words.length < count) return undefined;
    const name = words.map(({ word }) => word).join(' ');
    const rest = text.slice(last.end);
    const isPlace = before.test(text.slice(0, first.start)) || behind.test(rest);
    const at = { start: first.start, end: last.end };
    const city = this.#cityOf(name, isPlace);
    if (city) return { mention: { ...at, city, state: city.state }, count };
    const state = this.#states.get(name);
    return state === undefined || !isState(name, isPlace, rest) ? undefined : { mention: { ...at, state }, count };
  }

  #cityOf(name: string, isPlace: boolean): NamedCity | undefined {
    const city = this.#cities.get(name);
    if (city) return name.length > 2 && (isPlace || !alsoWords.has(name)) ? city : undefined;
    return this.#states.has(name) ? undefined : this.#nearly(name, isPlace);
  }

  #nearly(name: string, isPlace: boolean): NamedCity | undefined {
    if (isDevanagari(name)) return isPlace && name.length > 3 ? this.#sounds.get(soundsOf(name)[0] ?? '') : undefined;
    if (!isPlace || name.length < 5 || name.includes(' ') || !/^[a-z]+$/.test(name)) return undefined;
    const near = [...this.#cities].filter(([one]) => one[0] === name[0] && wholeErrors(name, one, 1) <= 1);
    return near.length > 0 ? near[0]?.[1] : undefined;
  }
}

/** Checks whether a name is a state; 'up' counts only where a place is expected, and not in 'up to'. */
const isState = (name: string, isPlace: boolean, rest: string): boolean =>
  name.length > 2 || isDevanagari(name) || (isPlace && !/^\s*to(?!\p{L})/u.test(rest));

const compared = (name: string): string =>
  nameWords(name.replaceAll('\u093C', '').normalize('NFD').replaceAll('\u093C', '').normalize('NFC')).join(' ');
