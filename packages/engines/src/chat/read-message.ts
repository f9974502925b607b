import type { ChatSlots, Intent } from './chat-intents.ts';
import type { ChatThread } from './chat-thread.ts';
import { chosenModels } from './chosen-models.ts';
import { withoutCues } from './intents/cues.ts';
import { contentWords } from '../parser/words/filler-words.ts';
import { messageText } from './message-text.ts';
import { findModels, type Mention } from '../parser/names/find-models.ts';
import { findPlaces, unknownPlace } from '../parser/places/find-places.ts';
import type { PlaceIndex } from '../parser/places/place-index.ts';
import type { NameIndex } from '../parser/names/name-index.ts';
import { withoutChoices } from './read-choices.ts';
import { readIntent } from './intents/read-intent.ts';
import { blank, readNumbers } from '../parser/numbers/read-numbers.ts';
import { type QuotedLine, quotedLines } from './quoted-lines.ts';
import { readSlots } from './read-slots.ts';
import { pointedAt, pointingWords, withoutPrices } from './references.ts';
import { withNegations } from '../plain-words/negations.ts';
import { readKinds } from '../plain-words/read-names.ts';
import type { ReadPart } from '../plain-words/reading.ts';
import { situationIn } from '../plain-words/situations.ts';
import { heightsIn } from '../parser/numbers/read-rider-heights.ts';
import { isDevanagari } from '../parser/places/place-sounds.ts';
import { alone } from '../plain-words/alone.ts';
import { type MessageParts, buildMessageParts } from './said.ts';
import { inThread, type Unclear } from './in-thread.ts';

const manners = ['abuse', 'thanks', 'bye', 'fine'] as const;

/** Manner of a message that asks nothing. */
export type Manner = (typeof manners)[number];

/** Result of reading a message. */
export interface ChatReading {
  intent: Intent;
  slots: ChatSlots;
  /** Ambiguous names, with at most three models to choose from. */
  unclear: readonly Unclear[];
  /** Quotation lines in the message. */
  quoted: readonly QuotedLine[];
  /** An unknown word where a city is expected. */
  unknownPlace?: string | undefined;
  /** Polite or impolite remark, if the message contains nothing else. */
  manner?: Manner | undefined;
  /** Whether the message is unrelated to two-wheelers. */
  isElsewhere: boolean;
  /** State to keep until the next message. */
  thread: ChatThread;
}

/** Reads messages against the names of one catalogue. */
export class ChatReader {
  readonly #names: NameIndex;
  readonly #places: PlaceIndex;

  /** Takes the names that messages may mention. */
  constructor(names: NameIndex, places: PlaceIndex) {
    this.#names = names;
    this.#places = places;
  }

  /** Reads a message in the context of the conversation. */
  read(written: string, thread: ChatThread): ChatReading {
    const text = messageText(written);
    const pointed = pointedAt(text, thread, this.#names.models);
    const said = this.#said(pointed ? withoutPrices(text) : text, quotedLines(written.slice(0, longestQuotation)));
    const reading = inThread({
      said,
      pointed,
      chosen: chosenModels(said, pointed, thread),
      intent: readIntent(said),
      thread,
      slotsFor: (intent) => readSlots(intent, said),
    });
    const manner = reading.intent === 'greeting' ? manners.find((one) => said.has(one)) : undefined;
    return {
      ...reading,
      manner,
      isElsewhere: said.has('elsewhere'),
      unknownPlace: said.places.length > 0 ? undefined : unknownPlace(text, said.unknown),
    };
  }

  #said(text: string, quoted: readonly QuotedLine[]): MessageParts {
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

/** Maximum number of characters read as a quotation. */
const longestQuotation = 1000;

const pointing = new RegExp(alone(pointingWords), 'giu');
