import { findModels, type Mention } from '../parser/names/find-models.ts';
import type { NameIndex } from '../parser/names/name-index.ts';
import { blank, readNumbers } from '../parser/numbers/read-numbers.ts';
import { heightsIn } from '../parser/numbers/read-rider-heights.ts';
import { findPlaces } from '../parser/places/find-places.ts';
import type { PlaceIndex } from '../parser/places/place-index.ts';
import { isDevanagari } from '../parser/places/place-sounds.ts';
import { contentWords } from '../parser/words/filler-words.ts';
import { withNegations } from '../plain-words/negations.ts';
import { readKinds } from '../plain-words/read-names.ts';
import type { ReadPart } from '../plain-words/reading.ts';
import { situationIn } from '../plain-words/situations.ts';
import { alone } from '../plain-words/alone.ts';
import { withoutCues } from './intents/cues.ts';
import { masked } from './masked-text.ts';
import type { QuotedLine } from './quoted-lines.ts';
import { withoutChoices } from './read-choices.ts';
import { pointingWords } from './references.ts';
import { buildMessageParts, type MessageParts } from './said.ts';

/** Extracts names, numbers and known words from messages; build once per catalogue. */
export class MessageParser {
  readonly #names: NameIndex;
  readonly #places: PlaceIndex;

  /** Takes the names that messages may mention. */
  constructor(names: NameIndex, places: PlaceIndex) {
    this.#names = names;
    this.#places = places;
  }

  /** Parses a normalised text. */
  parse(text: string, quoted: readonly QuotedLine[]): MessageParts {
    const heights = heightsIn(text);
    const inHindi = findPlaces(text, this.#places).filter(({ start, end }) => isDevanagari(text.slice(start, end)));
    const unplaced = [...heights, ...inHindi].reduce((left, { start, end }) => blank(left, start, end), text);
    const named = findModels(unplaced, this.#names);
    const unnamed = named.reduce((left, { start, end }) => blank(left, start, end), text);
    const places = findPlaces(unnamed, this.#places);
    const words = places.reduce((left, { start, end }) => blank(left, start, end), unnamed);
    const { refused, ...kinds } = refusedIn(unplaced, words, named);
    const mentions = named.filter((mention) => !refused.includes(mention));
    const { said: numbers, left } = readNumbers(words);
    const rest = withoutChoices(withoutCues(left)).replaceAll(pointing, ' ');
    return buildMessageParts({
      text,
      words,
      masked: masked(text, { named, places, heights }),
      models: mentions.filter(({ models }) => models.length > 0),
      brands: mentions.flatMap(({ models, brand }) => (models.length === 0 && brand !== undefined ? [brand] : [])),
      refused: refused.flatMap(refusedName),
      places,
      numbers,
      quoted,
      situation: situationIn(text),
      ...kinds,
      unknown: contentWords(rest),
    });
  }
}

/** Returns an excluded name: a brand slug, a model key, or for several models their shared name: 'bajaj/pulsar'. */
function refusedName({ models, brand, written }: Mention): string[] {
  if (brand === undefined) return [];
  const [key] = models;
  return [models.length > 1 ? `${brand}/${written.replaceAll(' ', '-')}` : (key ?? brand)];
}

/** What a message excludes. */
interface Refused extends Pick<MessageParts, 'refusedBody' | 'fuelLeft'> {
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
  const isDenied = (part: ReadPart) => /^non/iu.test(part.words) || !kinds.some(({ words: own }) => own === part.words);
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

const pointing = new RegExp(alone(pointingWords), 'giu');
