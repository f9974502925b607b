import { withoutCues } from '../chat/intents/cues.ts';
import { masked } from '../chat/masked-text.ts';
import { withoutChoices } from '../chat/read-choices.ts';
import { withoutPointing } from '../chat/references.ts';
import { withNegations } from '../plain-words/negations.ts';
import { readConditions } from '../plain-words/read-conditions.ts';
import { readKinds, readWishes } from '../plain-words/read-names.ts';
import type { Reading, ReadPart } from '../plain-words/reading.ts';
import { typedText } from '../plain-words/typed-text.ts';
import { findModels, type Mention } from './names/find-models.ts';
import type { NameIndex } from './names/name-index.ts';
import { wellNamed } from './names/well-named.ts';
import { blank, readNumbers } from './numbers/read-numbers.ts';
import { heightsIn, type SaidHeight } from './numbers/read-rider-heights.ts';
import type { MessageNumbers } from './numbers/said-numbers.ts';
import { findPlaces, lastPlace, type PlaceMention } from './places/find-places.ts';
import type { PlaceIndex } from './places/place-index.ts';
import { isDevanagari } from './places/place-sounds.ts';
import { contentWords } from './words/filler-words.ts';

/** The names that a text can mention. */
export interface Vocabulary {
  names: NameIndex;
  places: PlaceIndex;
}

/** A model or brand in a text; `isRefused` if it is excluded: 'not honda'. */
export type FoundName = Mention & { isRefused: boolean };

/** Everything that a text says; positions refer to `text`, which keeps its case. */
export interface Parsed extends Reading {
  names: readonly FoundName[];
  places: readonly PlaceMention[];
  heights: readonly SaidHeight[];
  numbers: MessageNumbers;
  /** Excluded body style. */
  refusedBody: string | undefined;
  /** The remaining fuel when another one is excluded. */
  fuelLeft: string | undefined;
  /** The text in lower case without recognised names and places. */
  words: string;
  /** The text with the kinds of its names and numbers in their place: 'BIKE ka price CITY'. */
  masked: string;
  /** Words that are not understood. */
  unknown: readonly string[];
}

/**
 * Reads what somebody typed: names, places, numbers, conditions with what they exclude, sort order, aim and situation. `subject` is
 * 'used' where a year, a colour or an odometer reading is a condition.
 */
export function parse(written: string, { names, places }: Vocabulary, subject: 'new' | 'used' = 'new'): Parsed {
  const text = wellNamed(typedText(written), names);
  const plain = text.toLowerCase();
  const heights = heightsIn(text);
  const inHindi = findPlaces(plain, places).filter(({ start, end }) => isDevanagari(plain.slice(start, end)));
  const unplaced = without(plain, [...heights, ...inHindi]);
  const named = findModels(unplaced, names);
  const unnamed = without(plain, named);
  const placed = placesIn(unnamed, named, places);
  const words = without(unnamed, placed);
  const { refused, ...kinds } = refusedIn(unplaced, words, named);
  const { said: numbers, left } = readNumbers(words);
  const { situation, ...reading } = readConditions(text, names.brands, subject);
  // 'RTO of Activa' asks for a price.
  const isOfModel = situation === 'rto_code' && named.some(({ models }) => models.length > 0);
  return {
    ...reading,
    parts: reading.parts.map((part) => withKnownNames(part, names)),
    ...(situation && !isOfModel && { situation }),
    names: named.map((name) => Object.assign(name, { isRefused: refused.includes(name) })),
    places: placed,
    heights,
    numbers,
    ...kinds,
    words,
    masked: masked(plain, { named, places: placed, heights }),
    unknown: contentWords(withoutPointing(withoutChoices(withoutCues(without(left, readWishes(left)))))),
  };
}

/** Writes excluded names as the catalogue does, so that they exclude its models: 'एक्टिवा नहीं', 'not activva'. */
function withKnownNames(part: ReadPart, names: NameIndex): ReadPart {
  const known = (word: string) => (names.withWord(word).length > 0 ? word : (names.wordMeant(word) ?? word));
  const isExcluded = part.conditions.some(([name]) => name === 'not_named');
  return !isExcluded
    ? part
    : {
        ...part,
        conditions: part.conditions.map(([name, value]) =>
          name === 'not_named' ? ([name, value.split(' ').map(known).join(' ')] as const) : ([name, value] as const),
        ),
      };
}

/** Finds places; with a model, also a mistyped one at the end that is no word we know. */
function placesIn(text: string, named: readonly Mention[], places: PlaceIndex): readonly PlaceMention[] {
  const placed = findPlaces(text, places);
  if (placed.length > 0 || named.every(({ models }) => models.length === 0)) return placed;
  const last = lastPlace(text, places);
  const isWord = last && contentWords(withoutChoices(withoutCues(text.slice(last.start, last.end)))).length === 0;
  return last && !isWord ? [last] : [];
}

const without = (text: string, parts: readonly { start: number; end: number }[]): string =>
  parts.reduce((left, { start, end }) => blank(left, start, end), text);

/** What a text excludes. */
interface Refused extends Pick<Parsed, 'refusedBody' | 'fuelLeft'> {
  refused: readonly Mention[];
}

/** Finds excluded names, an excluded body style, and the fuel left by exclusions. */
function refusedIn(text: string, words: string, named: readonly Mention[]): Refused {
  const names = named.map(({ start, end, written }): ReadPart => ({
    start,
    end,
    words: written,
    conditions: [['brand', written]],
  }));
  const kinds = [...readKinds(words), ...names];
  const isDenied = (part: ReadPart) => /^non/iu.test(part.words) || !kinds.includes(part);
  const denied = withNegations(text, kinds).filter(isDenied);
  const valuesOf = (wanted: string) =>
    denied.flatMap(({ conditions }) => conditions.flatMap(([name, value]) => (name === wanted ? [value] : [])));
  const refused = valuesOf('not_brand');
  return {
    refused: named.filter(({ written }) => refused.includes(written)),
    refusedBody: valuesOf('not_body_style')[0],
    fuelLeft: valuesOf('fuel')[0],
  };
}
