import type { ChatSlots, Intent } from './chat-intents.ts';
import type { ChatThread, Unclear } from './chat-thread.ts';
import { chosenModels } from './chosen-models.ts';
import { type Guess, guesses, type IntentModel } from './classifier/intent-model.ts';
import { chosenMeaning, meaningsHere } from './classifier/meanings-here.ts';
import { messageFeatures } from './classifier/message-features.ts';
import { meaningsToOffer, type Sureness, surenessOf } from './classifier/sureness.ts';
import { inThread } from './in-thread.ts';
import { certainIntent } from './intents/certain-intent.ts';
import { parse, type Vocabulary } from '../parser/parse.ts';
import type { NameIndex } from '../parser/names/name-index.ts';
import { unknownPlace } from '../parser/places/find-places.ts';
import type { PlaceIndex } from '../parser/places/place-index.ts';
import { type QuotedLine, quotedLines } from './quoted-lines.ts';
import { readSlots } from './read-slots.ts';
import { pointedAt, withoutPrices } from './references.ts';
import { typedText } from '../plain-words/typed-text.ts';
import { type MessageParts, messagePartsOf } from './said.ts';
import type { Turn } from './turn.ts';

const manners = ['abuse', 'thanks', 'bye', 'fine'] as const;

/** Manner of a message that asks nothing. */
export type Manner = (typeof manners)[number];

/** Result of reading a message. */
export interface ChatReading {
  intent: Intent;
  /** How sure it is that this is the intent. */
  sureness: Sureness;
  /** Other meanings to offer, most likely first: two if the intent is likely, three if it is unsure. */
  meanings: readonly Intent[];
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

/** Reads messages against the names of one catalogue, with a trained model of intents. */
export class ChatReader {
  readonly #vocabulary: Vocabulary;
  readonly #model: IntentModel;

  /** Takes the names that messages may mention, and the model. */
  constructor(names: NameIndex, places: PlaceIndex, model: IntentModel) {
    this.#vocabulary = { names, places };
    this.#model = model;
  }

  /** Reads a message in the context of the conversation; one that only chooses a meaning is the message before, read as that. */
  read(written: string, thread: ChatThread): ChatReading {
    const { doubtful } = thread;
    if (!doubtful) return this.#read(written, thread);
    const said = messagePartsOf(parse(written, this.#vocabulary), []);
    const chosen = chosenMeaning(said, this.#guesses(said), doubtful);
    return chosen ? this.#read(doubtful.written, thread, chosen) : this.#read(written, thread);
  }

  #read(written: string, thread: ChatThread, chosen?: Intent): ChatReading {
    const text = typedText(written).toLowerCase();
    const pointed = pointedAt(text, thread, this.#vocabulary.names.models);
    const quoted = quotedLines(written.slice(0, longestQuotation));
    const said = messagePartsOf(parse(pointed ? withoutPrices(text) : written, this.#vocabulary), quoted);
    const models = chosenModels(said, pointed, thread);
    const all = this.#meanings(said, thread, chosen);
    // 'N160' after 'which Pulsar?' answers that question.
    const isPickOnly = models.isPicked && surenessOf(all) !== 'sure';
    const first = isPickOnly ? 'goes_on' : all[0]?.meaning;
    const intent = first === 'goes_on' ? undefined : first;
    const slotsFor = (of: Intent) => readSlots(of, said);
    const reading = inThread({ said, pointed, chosen: models, intent, thread, slotsFor });
    const isTold = isPickOnly || isToldByThread(reading, { intent, pointed, thread });
    const doubt = doubtOf(all, isTold, reading.intent);
    return {
      ...reading,
      ...doubt,
      thread: { ...reading.thread, doubtful: doubtfulOf(written, doubt) },
      manner: reading.intent === 'greeting' ? manners.find((one) => said.has(one)) : undefined,
      isElsewhere: said.has('elsewhere'),
      unknownPlace: said.places.length > 0 ? undefined : unknownPlace(text, said.unknown),
    };
  }

  /** Returns what a message can mean, most likely first; one meaning if it was chosen or is certain. */
  #meanings(said: MessageParts, thread: ChatThread, chosen?: Intent): readonly Guess[] {
    const certain = chosen ?? certainIntent(said);
    return certain ? [{ meaning: certain, chance: 1 }] : meaningsHere(this.#guesses(said), said, thread);
  }

  #guesses = (said: MessageParts): readonly Guess[] => guesses(messageFeatures(said), this.#model);
}

/** Checks whether the conversation tells what a message asks: it compares models shown before, or means more than its words. */
const isToldByThread = (
  { unclear, intent: read }: Pick<ChatReading, 'unclear' | 'intent'>,
  { intent, pointed, thread }: Pick<Turn, 'intent' | 'pointed' | 'thread'>,
): boolean =>
  unclear.length > 0 ||
  (intent !== undefined && read !== intent) ||
  (pointed !== null && intent === 'compare' && thread.listed.length > 1);

type Doubt = Pick<ChatReading, 'sureness' | 'meanings'>;

/** Returns how sure an intent is, and which others to offer; `isTold` if the conversation tells it. */
function doubtOf(all: readonly Guess[], isTold: boolean, intent: Intent): Doubt {
  const sureness = isTold ? 'sure' : surenessOf(all);
  return { sureness, meanings: meaningsToOffer(all, sureness, intent) };
}

const doubtfulOf = (written: string, { meanings }: Doubt): ChatThread['doubtful'] =>
  meanings.length > 0 ? { written: written.slice(0, longestKept), meanings } : null;

/** Maximum number of characters read as a quotation. */
const longestQuotation = 1000;
/** Maximum number of characters of a doubtful message that are kept. */
const longestKept = 400;
