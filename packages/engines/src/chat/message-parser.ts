import { withNegations } from '../plain-words/negations.ts';
import { isDevanagari } from '../plain-words/place-sounds.ts';
import { readKinds } from '../plain-words/read-names.ts';
import { heightsIn } from '../plain-words/read-rider-heights.ts';
import type { ReadPart } from '../plain-words/reading.ts';
import { situationIn } from '../plain-words/situations.ts';
import { alone } from '../plain-words/alone.ts';
import type { ChatNames } from './chat-names.ts';
import { contentWords } from './filler-words.ts';
import { withoutCues } from './intents/cues.ts';
import { masked } from './masked-text.ts';
import { findModels, type Mention } from './names/find-models.ts';
import { PlaceBook } from './names/find-places.ts';
import { NameBook } from './names/name-book.ts';
import { refusedOf } from './names/refused-names.ts';
import { blank, readNumbers } from './numbers/read-numbers.ts';
import type { QuotedLine } from './quoted-lines.ts';
import { withoutChoices } from './read-choices.ts';
import { pointingWords } from './references.ts';
import { buildMessageParts, type MessageParts } from './said.ts';

/** Extracts names, numbers and known words from messages; build once per catalogue. */
export class MessageParser {
  readonly #models: NameBook;
  readonly #places: PlaceBook;

  /** Takes the names that messages may mention. */
  constructor(names: ChatNames) {
    this.#models = new NameBook(names);
    this.#places = new PlaceBook(names);
  }

  /** Parses a normalised text. */
  parse(text: string, quoted: readonly QuotedLine[]): MessageParts {
    const heights = heightsIn(text);
    const inHindi = this.#places.find(text).filter(({ start, end }) => isDevanagari(text.slice(start, end)));
    const unplaced = [...heights, ...inHindi].reduce((left, { start, end }) => blank(left, start, end), text);
    const named = findModels(unplaced, this.#models);
    const refused = refusedOf(unplaced, named);
    const mentions = named.filter((mention) => !refused.includes(mention));
    const unnamed = named.reduce((left, { start, end }) => blank(left, start, end), text);
    const places = this.#places.find(unnamed);
    const words = places.reduce((left, { start, end }) => blank(left, start, end), unnamed);
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
      ...refusedKinds(words, named),
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

/** Finds an excluded body style and the fuel left by exclusions. */
function refusedKinds(words: string, named: readonly Mention[]): Pick<MessageParts, 'refusedBody' | 'fuelLeft'> {
  const names = named.map(({ written, ...at }): ReadPart => ({
    ...at,
    words: written,
    conditions: [['brand', written]],
  }));
  const kinds = [...readKinds(words), ...names];
  const isDenied = (part: ReadPart) => /^non/iu.test(part.words) || !kinds.some(({ words: own }) => own === part.words);
  const denied = withNegations(words, kinds).filter(isDenied);
  const valueOf = (wanted: string) =>
    denied.flatMap(({ conditions }) => conditions).find(([name]) => name === wanted)?.[1];
  return { refusedBody: valueOf('not_body_style'), fuelLeft: valueOf('fuel') };
}

const pointing = new RegExp(alone(pointingWords), 'giu');
