import { isLike } from '../names/like-words.ts';
import { splitWords, type TextWord } from '../names/name-words.ts';
import { isCue } from '../names/ordinary-words.ts';
import { ordinaryWords, placesThatAreWords } from '../names/weak-words.ts';
import type { NamedCity, PlaceIndex } from './place-index.ts';
import { isDevanagari } from './place-sounds.ts';
import { placeWords } from './place-words.ts';

type City = { slug: string };

/** A city or state in a text, with its position. */
export interface PlaceMention {
  start: number;
  end: number;
  /** Slug of the city. */
  city: string | undefined;
  /** Two-letter code of the state. */
  state: string;
}

const before = /(?:^|\s)(?:in|at|near|from|to|of|around|i am in|my city is|se|से)\s?$/u;
/** Words behind a place; what stood between and was read, such as a name, left more than a space. */
const behind = /^\s?(?:me|mein|main|mai|में|मे|se|से|ke|ka|ki|के|का|की|city|shahar)(?![\p{L}\p{M}])/u;
/** Words that only a place can stand next to. */
const within = /(?:^|\s)(?:in|near|from)\s*$/u;
const inside = /^\s?(?:me|mein|में|मे)(?![\p{L}\p{M}])/u;

const maxPlaceWords = 3;
/** Minimum numbers of letters of a name with a typo, and of sounds of a Devanagari name. */
const shortest = { mistyped: 5, heard: 4 } as const;

/** Finds the cities and states that a text names, in order. */
export function findPlaces(text: string, places: PlaceIndex): PlaceMention[] {
  const words = splitWords(text);
  const found: PlaceMention[] = [];
  for (let index = 0; index < words.length; index++) {
    for (let count = Math.min(maxPlaceWords, words.length - index); count > 0; count--) {
      const place = placeOf(text, words.slice(index, index + count), places);
      if (!place) continue;
      found.push(place);
      index += count - 1;
      break;
    }
  }
  return found;
}

function placeOf(text: string, words: readonly TextWord[], places: PlaceIndex): PlaceMention | undefined {
  const at = { start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 };
  const name = placeWords(text.slice(at.start, at.end));
  const beside = [text.slice(0, at.start), text.slice(at.end)] as const;
  const isPlace = before.test(beside[0]) || behind.test(beside[1]);
  const city = cityOf(name, isPlace, places);
  if (city) return { ...at, city: city.city.slug, state: city.state };
  const state = places.stateCalled(name);
  return state === undefined || !isState(name, isPlace, beside) ? undefined : { ...at, city: undefined, state };
}

function cityOf(name: string, isPlace: boolean, places: PlaceIndex): NamedCity<City> | undefined {
  const city = places.cityCalled(name);
  if (city) return name.length > 2 && (isPlace || !placesThatAreWords.has(name)) ? city : undefined;
  if (!isPlace || places.stateCalled(name) !== undefined) return undefined;
  if (isDevanagari(name)) return places.cityHeard(name, shortest.heard)[0];
  return /^[a-z]+$/.test(name) && name.length >= shortest.mistyped
    ? places.cityWhere((one) => isLike(name, one, 1))
    : undefined;
}

/** Checks whether a name is a state: two letters only where a place is expected, not in 'up to', and 'dl' only as in 'in dl'. */
function isState(name: string, isPlace: boolean, [left, right]: readonly [string, string]): boolean {
  if (name.length > 2 || isDevanagari(name)) return true;
  const isExpected = isCue(name) ? within.test(left) || inside.test(right) : isPlace;
  return isExpected && !/^\s*to(?!\p{L})/u.test(right);
}

/** Finds a mistyped city at the end of a text, where no name of a model or known word stands: 'splendor price lucknw'. */
export function lastPlace(text: string, places: PlaceIndex): PlaceMention | undefined {
  const last = splitWords(text).at(-1);
  if (!last || last.word.length <= shortest.mistyped || ordinaryWords.has(last.word)) return undefined;
  const city = cityOf(placeWords(last.word), true, places);
  return city && { start: last.start, end: last.end, city: city.city.slug, state: city.state };
}

const expected =
  /(?<![\p{L}\p{M}])(?:in|at|near) (\p{L}{3,})|(\p{L}[\p{L}\p{M}]{2,}) (?:me|mein|में|मे)(?![\p{L}\p{M}])/gu;

/** Finds an unknown word where a place is expected: 'Xyzpur' in 'Activa in Xyzpur'. */
export function unknownPlace(text: string, unknown: readonly string[]): string | undefined {
  const said = [...text.matchAll(expected)].map(([, behindIt, beforeIt]) => behindIt ?? beforeIt ?? '');
  return said.find((word) => unknown.includes(word));
}
